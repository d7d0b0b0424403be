import { readdirSync, readFileSync } from 'node:fs';
import { fixtureFaults, rulesFrom } from '@destrier/engine';
import { expect, it } from 'vitest';
import { game } from './game.js';

const FIXTURES = new URL('fixtures/', import.meta.url);

it('games played by released rules can still be replayed', () => {
  const records = readdirSync(FIXTURES)
    .filter((name) => name.endsWith('.record'))
    .map((name) => ({ name, text: readFileSync(new URL(name, FIXTURES)) }));
  expect(records).not.toEqual([]);
  expect(fixtureFaults(records, rulesFrom([game]))).toEqual([]);
});
