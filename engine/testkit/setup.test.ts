import { expect, test } from 'vitest';
import { setupName, setupsOf, startMatch } from './check.js';
import { barter } from './sample/barter.js';

const game = barter();

test('every number of seats, and every value of every option that is not the usual one', () => {
  expect(setupsOf(game)).toEqual([
    { seats: 2 },
    { seats: 3 },
    { seats: 4 },
    { seats: 2, options: { goods: 'few' } },
  ]);
});

test('a setup is named by its seats and its unusual options', () => {
  expect(setupName(game, { seats: 2 })).toBe('2 seats');
  expect(setupName(game, { seats: 2, options: { goods: 'many' } })).toBe('2 seats');
  expect(setupName(game, { seats: 2, options: { goods: 'few' } })).toBe('2 seats, goods=few');
});

test('a match stands at its first question', () => {
  const match = startMatch(game, { seats: 2 }, 'any');
  expect([match.n, match.fibers.length, match.over]).toEqual([0, 1, false]);
});

test('a number of seats that the game does not have is refused', () => {
  expect(() => startMatch(game, { seats: 5 }, 'any')).toThrow('barter has 2 to 4 seats, not 5');
});
