import { expect, it } from 'vitest';
import { isProvisional, ratingAt, ratingOf } from './rating-scale.js';

it('begins at 1500 and moves in whole points', () => {
  expect([0, 3.4, -1.8].map((ordinal) => ratingOf({ ordinal }))).toEqual([1500, 1582, 1457]);
});

it('is provisional up to nine games', () => {
  expect([0, 9, 10].map((games) => isProvisional({ games }))).toEqual([true, true, false]);
});

it('tells of a seat how its player is rated, and what the game did to it', () => {
  const now = { ordinal: 0.5, games: 9 };
  const ratings = [
    { seat: 0, now, change: null },
    { seat: 2, now: { ordinal: 2, games: 10 }, change: { before: 0, after: 0.5 } },
  ];
  expect(ratingAt({ ratings }, 0)).toEqual({ rating: { points: 1512, isGuess: true } });
  expect(ratingAt({ ratings }, 1)).toEqual({});
  expect(ratingAt({ ratings }, 2)).toEqual({
    rating: { points: 1548, isGuess: false },
    rated: { before: 1500, after: 1512 },
  });
});
