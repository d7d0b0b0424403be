import { expect, test } from 'vitest';
import { picker } from './pick.js';

test('the same seed gives the same choices, another seed others', () => {
  const take = (seed: number): number[] => {
    const pick = picker(seed);
    return Array.from({ length: 20 }, () => pick(1000));
  };
  expect(take(1)).toEqual(take(1));
  expect(take(1)).not.toEqual(take(2));
});

test('every number below the limit comes up, the limit never', () => {
  const pick = picker(1);
  const seen = new Set(Array.from({ length: 200 }, () => pick(6)));
  expect(seen).toEqual(new Set([0, 1, 2, 3, 4, 5]));
});
