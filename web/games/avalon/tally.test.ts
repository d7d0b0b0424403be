import type { AvalonEvent } from '@destrier/avalon/page';
import type { GameEvent } from '@destrier/engine';
import { expect, it } from 'vitest';
import { tallyOf } from './tally.js';

/** An event with what matters of it. */
const event = (name: AvalonEvent['name'], params: GameEvent['params'] = {}): AvalonEvent =>
  ({ seq: 1, name, params }) as AvalonEvent;
const wounded = (seat: number, wounds: number, cause: string) =>
  event('wounded', { seat, wounds, cause });

const ROUND = [
  wounded(0, 90, 'pile'),
  event('round', { round: 2 }),
  event('combat', { number: 1 }),
  wounded(1, 5, 'dishonour'),
  event('combatsOver', { seats: [1] }),
  wounded(0, 45, 'pile'),
  wounded(1, 20, 'pile'),
  event('healed', { seat: 1, health: 75, cause: 'grail' }),
];

it('a round is told with what the pile did and all else, once its combats are over', () => {
  const told = {
    round: 2,
    empty: [1],
    losses: [
      { pile: 45, other: 0 },
      { pile: 20, other: 70 },
    ],
  };
  expect(tallyOf(ROUND, 2)).toEqual(told);
  const next = [...ROUND, event('round', { round: 3 }), wounded(0, 5, 'dwarves')];
  expect(tallyOf(next, 2)).toEqual(told);
});

it('while combats are fought nothing is told', () => {
  expect(tallyOf([], 2)).toBeUndefined();
  expect(tallyOf(ROUND.slice(0, 4), 2)).toBeUndefined();
  expect(tallyOf([...ROUND, event('round'), event('combat', { number: 1 })], 2)).toBeUndefined();
});

it('hands that are all empty at once are the usual end', () => {
  const usual = [event('round', { round: 1 }), event('combatsOver', { seats: [0, 1] })];
  expect(tallyOf(usual, 2)?.empty).toEqual([]);
});
