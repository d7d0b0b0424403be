import { expect, it } from 'vitest';
import { isProvisional, ratingOf } from './rating-scale.js';

it('begins at 1500 and moves in whole points', () => {
  expect([0, 3.4, -1.8].map((ordinal) => ratingOf({ ordinal }))).toEqual([1500, 1582, 1457]);
});

it('is provisional up to nine games', () => {
  expect([0, 9, 10].map((games) => isProvisional({ games }))).toEqual([true, true, false]);
});
