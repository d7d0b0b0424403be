import { expect, it } from 'vitest';
import { addCounts, noCounts, VICTORY, type Counts } from './counts.js';

const game = (winner: 0 | 1, score: number): Counts => ({
  finished: 1,
  wins: winner === 0 ? [VICTORY, 0] : [0, VICTORY],
  scores: [{ [score]: 1 }, { 3: 1 }],
  decisions: { 10: 1 },
  items: { 'a b': { offered: 2, used: 1, users: 1, wins: winner === 0 ? VICTORY : 0 } },
  measures: { m: { [score]: 2 } },
  errors: [],
});

it('adds games up to the same whatever is added first', () => {
  const apart = noCounts(2);
  for (const one of [game(0, 5), game(1, 7), game(0, 5)]) addCounts(apart, one);
  const later = noCounts(2);
  for (const one of [game(1, 7), game(0, 5)]) addCounts(later, one);
  const whole = noCounts(2);
  addCounts(whole, game(0, 5));
  addCounts(whole, later);
  expect(whole).toEqual(apart);
  expect(apart).toEqual({
    finished: 3,
    wins: [2 * VICTORY, VICTORY],
    scores: [{ 5: 2, 7: 1 }, { 3: 3 }],
    decisions: { 10: 3 },
    items: { 'a b': { offered: 6, used: 3, users: 3, wins: 2 * VICTORY } },
    measures: { m: { 5: 4, 7: 2 } },
    errors: [],
  });
});

it('leaves alone what it adds', () => {
  const one = game(0, 5);
  const sum = noCounts(2);
  addCounts(sum, one);
  addCounts(sum, one);
  expect(one).toEqual(game(0, 5));
});
