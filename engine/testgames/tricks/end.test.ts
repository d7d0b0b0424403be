import { expect, it } from 'vitest';
import { Table, type Seat } from '../../index.js';
import { tried } from '../../testkit/check.js';
import { givePoints, HANDS, playAll, playUntil, stateOf, tableWith } from './given.js';
import { tricks } from './index.js';

function withPoints(points: readonly number[], options: { readonly [id: string]: string }): Table {
  return tableWith({
    options,
    and: (_state, match) =>
      points.forEach((count, seat) => {
        if (count !== 0) givePoints(match, seat as Seat, count);
      }),
  });
}

it('[T7.1 computes] a page that brings the twelfth point ends the game in mid-trick', () => {
  const table = withPoints([11], { limit: '12' });
  expect(tried(table, 'red: play rose-1')).toBeUndefined();
  expect(table.over).toBe(true);
  expect(table.asks()).toEqual([]);
  expect(stateOf(table.match).players.map((player) => player.hand.length)).toEqual([4, 5, 5]);
  expect(table.events('public').at(-1)).toMatchObject({
    name: 'limitReached',
    params: { seats: [0] },
  });
  expect(tried(table, 'blue: play rose-9')).toMatchObject({ code: 'over' });
});

it('[T7.1 allows] to go on with one point less', () => {
  const table = withPoints([10], { limit: '12' });
  expect(tried(table, 'red: play rose-1')).toBeUndefined();
  expect([table.over, stateOf(table.match).players[0].score]).toEqual([false, 11]);
});

it('[T7.1 computes] so does a plunder while others are asked', () => {
  const table = withPoints([3, 0, 11], { limit: '12' });
  expect(table.asks()[0]?.seat).toBe(0);
  expect(tried(table, 'green: plunder 0')).toBeUndefined();
  expect(table.over).toBe(true);
});

it.each([
  ['6', 5],
  ['20', 19],
])('[T7.4 computes] with a limit of %s it ends one point after %i', (limit, before) => {
  const table = withPoints([before], { limit });
  expect(table.over).toBe(false);
  playAll(table, 'red: play rose-1');
  expect(table.over).toBe(true);
});

it.each(['1', '2', '3'])('[T7.2 computes] [T1.3 allows] a game of %s rounds', (rounds) => {
  const table = Table.start(tricks, {
    seats: 8,
    seed: 'rounds',
    options: { rounds, passing: 'off', limit: '20' },
  });
  playUntil(table, () => false);
  expect(table.over).toBe(true);
  expect(stateOf(table.match).round).toBe(Number(rounds));
  expect(stateOf(table.match).players.every((player) => player.hand.length === 0)).toBe(true);
});

it('[T1.3 forbids] a fourth round', () => {
  const start = (): Table =>
    Table.start(tricks, { seats: 3, seed: 'rounds', options: { rounds: '4' } });
  expect(start).toThrow('rounds cannot be 4: it is one of 1, 2, 3');
});

it('[T7.3 computes] most points, then most tokens; who is equal shares the place', () => {
  const table = tableWith({
    hands: [...HANDS, 'tower-1 tower-3 tower-5 tower-6 tower-8'],
    and(state, match) {
      ([2, 5, 2, 2] as const).forEach((points, seat) => givePoints(match, seat as Seat, points));
      state.players[2].tokens = ['spy', 'plunder'];
      state.heap = ['parry'];
    },
  });
  expect(table.result.map((row) => row.place)).toEqual([2, 1, 4, 2]);
});
