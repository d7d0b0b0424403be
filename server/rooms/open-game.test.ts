import {
  declare,
  each,
  faceUp,
  hidden,
  kind,
  only,
  seats,
  secret,
  type AnyGame,
} from '@destrier/engine';
import { ring, tricks, workers } from '@destrier/engine/testgames';
import { glory } from '@destrier/glory';
import { expect, it } from 'vitest';
import { areOpenEvents, isOpenGame } from './open-game.js';

const declaring = (secrecy: unknown): AnyGame => ({ ...ring, secrecy: secrecy as never });

it.each([
  ['what all see', { turn: 'all', rows: each('all'), of: seats({ coins: 'all' }) }],
  ['cards that lie open', { offer: faceUp('wares'), won: seats({ pile: faceUp('wares') }) }],
])('a game with nothing but %s is open', (_, secrecy) => {
  expect(isOpenGame(declaring(secrecy))).toBe(true);
});

it.each([
  ['a hand', { turn: 'all', players: seats({ coins: 'all', hand: hidden('owner', 'wares') }) }],
  ['a deck', { turn: 'all', deck: hidden('nobody', 'wares') }],
  ['a number', declare<{ goal: number }>()({ goal: secret('nobody', (goal: number) => goal) })],
  ['something deep down', { a: { b: each({ c: 'all', d: hidden('nobody', 'wares') }) } }],
])('a game that hides %s is not', (_, secrecy) => {
  expect(isOpenGame(declaring(secrecy))).toBe(false);
});

it('of the games at hand only the ring has no secrets', () => {
  expect([ring, tricks, workers, glory.game].map(isOpenGame)).toEqual([true, false, false, false]);
});

const DECLARED = {
  rolled: { seat: kind.seat, die: kind.number },
  drew: { seat: kind.seat, card: only('seat', kind.word('card')) },
};
const rolled = { seq: 1, name: 'rolled', params: { seat: 0, die: 6 } };

it('events are open if everybody may know every part of each', () => {
  expect(areOpenEvents([], DECLARED)).toBe(true);
  expect(areOpenEvents([rolled, rolled], DECLARED)).toBe(true);
});

it.each([
  ['one of them tells its seat alone', { seq: 1, name: 'drew', params: { seat: 0, card: 'x' } }],
  ['a part of it was not declared', { seq: 1, name: 'rolled', params: { seat: 0, luck: 1 } }],
  ['it was not declared', { seq: 1, name: 'met', params: { seat: 0 } }],
])('events are not open if %s', (_, event) => {
  expect(areOpenEvents([rolled, event], DECLARED)).toBe(false);
});
