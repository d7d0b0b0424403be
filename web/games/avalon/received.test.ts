import type { AvalonEvent } from '@destrier/avalon/page';
import type { GameEvent } from '@destrier/engine';
import { expect, it } from 'vitest';
import { receivedBy } from './received.js';

/** An event with what matters of it. */
const event = (name: AvalonEvent['name'], params: GameEvent['params'] = {}): AvalonEvent =>
  ({ seq: 1, name, params }) as AvalonEvent;
const DAWN = [
  event('passed', { from: 1, to: 0, cards: ['arrows-1'] }),
  event('round', { round: 2 }),
  event('passed', { from: 0, to: 1, cards: ['swords-1', 'swords-2'] }),
  event('passed', { from: 2, to: 0, cards: ['mists', 'swords-9'] }),
  event('passed', { from: 1, to: 2 }),
  event('exchanged', { from: 1, to: 0, cards: ['swords-1'] }),
];

it('cards of this round that were given to somebody are known until a combat is over', () => {
  const given = [
    { card: 'mists', from: 2 },
    { card: 'swords-9', from: 2 },
    { card: 'swords-1', from: 1 },
  ];
  expect(receivedBy(DAWN, 0)).toEqual(given);
  expect(receivedBy([...DAWN, event('combat', { number: 1 })], 0)).toEqual(given);
  expect(receivedBy([...DAWN, event('combat'), event('lost', { seat: 2 })], 0)).toEqual([]);
  expect(receivedBy([...DAWN, event('combat'), event('nobodyLost')], 0)).toEqual([]);
});

it('what others were given is not shown', () => {
  expect(receivedBy(DAWN, 2)).toEqual([]);
});
