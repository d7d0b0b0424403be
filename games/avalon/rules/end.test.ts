import { happened, play } from '@destrier/engine/testkit/check';
import { expect, it } from 'vitest';
import { handOf, pileOf, staged, stateOf } from '../testing/staged.js';
import { combats } from './combat/combat.js';
import { dusk } from './dusk.js';

it('[A13.1 computes] [A13.2 computes] it ends in mid-combat at 0, and piles are not counted', () => {
  const table = staged([
    { hand: 'swords-5 arrows-1', pile: 'mists mists', health: 30 },
    { hand: 'arrows-2 arrows-3', health: 5 },
    { hand: 'swords-9 arrows-4', health: 25 },
  ]);
  play(table, 'red: play swords-5', 'blue: shame arrows-2');
  expect(table.over).toBe(true);
  expect(table.result.map(({ score, place }) => [score, place])).toEqual([
    [30, 1],
    [0, 3],
    [25, 2],
  ]);
  expect(table.events('public').findLast(({ name }) => name === 'fallen')?.params).toEqual({
    seats: [1],
  });
});

it('[A13.1 forbids] an end at 1', () => {
  const table = staged([{ health: 6, pile: 'swords-1' }, {}, {}], { begin: dusk });
  expect(stateOf(table).dealer).toBe(0);
  expect(pileOf(table, 0)).toBe('');
});

it('[A13.3 computes] [A13.4 computes] the healthiest wins, equals share', () => {
  const table = staged([{ health: 5, pile: 'swords-1' }, { health: 200 }, { health: 200 }], {
    begin: dusk,
  });
  expect(table.result.map(({ place }) => place)).toEqual([3, 1, 1]);
});

it('[A5.13 computes] the combats end when a combat would begin and a hand is empty', () => {
  const table = staged(
    [{ hand: 'swords-5 arrows-1' }, { hand: 'swords-2' }, { hand: 'swords-9 arrows-4' }],
    { begin: combats },
  );
  play(table, 'blue: play swords-2', 'green: play swords-9', 'red: play swords-5');
  expect(happened(table)).toContain('combatsOver');
  expect(handOf(table, 0)).toBe('arrows-1');
});

it('[A5.13 forbids] an end before that', () => {
  const table = staged(
    [{ hand: 'swords-5 arrows-1' }, { hand: 'swords-2 arrows-2' }, { hand: 'swords-9 arrows-4' }],
    { begin: combats },
  );
  play(table, 'blue: play swords-2', 'green: play swords-9', 'red: play swords-5');
  expect(table.asks()[0]).toMatchObject({ seat: 1, prompt: 'turn.card' });
});

it('[A5.1 computes] the player on the dealer’s left leads first', () => {
  const table = staged([{ hand: 'swords-5' }, { hand: 'swords-2' }, { hand: 'swords-9' }], {
    begin: combats,
    dealer: 2,
  });
  expect(table.asks()[0]).toMatchObject({ seat: 0, prompt: 'turn.card' });
});
