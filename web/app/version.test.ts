import { expect, it } from 'vitest';
import { newVersionIn } from './version.js';

const worker = 'a worker';

it('a version is new where another one is in use', () => {
  expect(newVersionIn({ active: worker, waiting: worker })).toBe(worker);
  expect(newVersionIn({ active: worker, waiting: null })).toBeNull();
});

it('the first one is not, while it waits to begin', () => {
  expect(newVersionIn({ active: null, waiting: worker })).toBeNull();
});
