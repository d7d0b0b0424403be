import { expect, it } from 'vitest';
import { around } from './around.js';

it('begins with who looks and goes on clockwise', () => {
  expect(around(4, 2)).toEqual([2, 3, 0, 1]);
  expect(around(3, null)).toEqual([0, 1, 2]);
});
