import { expect, test } from 'vitest';
import { requireNode } from './setup.mjs';

test.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('Node %s will do', (version) => {
  expect(() => requireNode(version)).not.toThrow();
});

test.each(['20.18.9', '18.20.0'])('Node %s is too old', (version) => {
  expect(() => requireNode(version)).toThrow(
    `this is Node ${version}. Install Node 20.19 or newer`,
  );
});
