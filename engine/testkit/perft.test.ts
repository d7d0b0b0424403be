import { expect, test } from 'vitest';
import { Table } from '../table.js';
import { perft, startMatch } from './check.js';
import { barter } from './sample/barter.js';

const game = barter();

/** The same count by the way of a client: every option of every question, chosen by its id at a table of its own. */
function count(rows: readonly (readonly [number, string])[], depth: number): number {
  const table = Table.start(game, { seats: 2, seed: 'count' });
  for (const [at, option] of rows) {
    const ask = table.asks('public')[at];
    if (ask !== undefined) table.choose(ask.seat, ask.id, option);
  }
  if (depth === 0) return 1;
  let sum = 0;
  for (const [at, ask] of table.asks('public').entries())
    for (const option of table.optionIds(ask.seat, ask.id))
      sum += count([...rows, [at, option]], depth - 1);
  return sum;
}

test('counts the sequences of choices that a client could make', () => {
  const counts = perft(startMatch(game, { seats: 2 }, 'count'), 4);
  expect(counts).toEqual([1, count([], 1), count([], 2), count([], 3), count([], 4)]);
  expect(counts[4]).toBeGreaterThan(100);
});

test('of length 0 there is one', () => {
  expect(perft(startMatch(game, { seats: 2 }, 'count'), 0)).toEqual([1]);
});

test('leaves the match where it is', () => {
  const match = startMatch(game, { seats: 2 }, 'count');
  const before = JSON.stringify(match.s);
  perft(match, 3);
  expect([match.n, JSON.stringify(match.s)]).toEqual([0, before]);
});
