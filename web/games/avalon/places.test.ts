import type { Seen } from '@destrier/avalon/page';
import { expect, it } from 'vitest';
import { placesInForce } from './places.js';

const power = (rank: Seen['powers'][number]['rank'], card: string) =>
  ({ rank, card, seat: 2, effect: 'host', used: 0, target: -1, suit: '' }) as const;

it('places are in force with their hosts, other powers are not places', () => {
  const powers = [power('hero', 'nimue'), power('place', 'lake')];
  expect(placesInForce({ powers, place: '' })).toEqual([{ place: 'lake', host: 2 }]);
});

it('the place of Absolute Chaos stands once, also while nobody hosts it', () => {
  const powers = [power('place', 'lake')];
  expect(placesInForce({ powers, place: 'lake' })).toEqual([{ place: 'lake', host: 2 }]);
  expect(placesInForce({ powers: [], place: 'lake' })).toEqual([{ place: 'lake', host: null }]);
});
