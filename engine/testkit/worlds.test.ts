import { expect, test } from 'vitest';
import type { Card, Seat } from '../basics.js';
import { kindOf, knowersOf } from '../cards.js';
import type { Match } from '../match.js';
import { streamFrom } from '../random.js';
import { replay, type Played } from './played.js';
import { barter } from './sample/barter.js';
import { startMatch } from './setup.js';
import { sightOf } from './sight.js';
import { worldFor, worldForBoth } from './worlds.js';

const hand = (match: Match, seat: Seat): string[] => {
  const { players } = match.s as unknown as { players: readonly { readonly hand: Card[] }[] };
  return (players[seat]?.hand ?? [])
    .map((card) => `${match.prepared.kinds[kindOf(card)]} ${knowersOf(card)}`)
    .toSorted();
};
const deck = (match: Match): number[] => (match.s as unknown as { deck: Card[] }).deck.map(kindOf);

/** After the cards were passed: every seat knows one card of its neighbour. */
function passed(): Match {
  const match = startMatch(barter(), { seats: 3 }, 'worlds');
  const all = ['wool', 'salt', 'iron', 'wine', 'furs', 'silk'];
  for (const seat of match.seats) {
    const rows: Played[] = all.map((kind) => ({ seat, option: `give ${kind}` }));
    rows.some((row) => replay(match, [row]) === 1);
  }
  return match;
}

test('a world for a seat shows it the same and deals the rest anew', () => {
  const match = passed();
  const world = worldFor(match, 0, streamFrom('1'));
  expect(sightOf(world, 0)).toEqual(sightOf(match, 0));
  expect(hand(world, 0).map((card) => card.split(' ')[0])).toEqual(
    hand(match, 0).map((card) => card.split(' ')[0]),
  );
  expect(deck(world)).not.toEqual(deck(match));
});

test('a world for two seats shows both the same, and who knows what stays', () => {
  const match = passed();
  for (const text of ['1', '2', '3', '4']) {
    const world = worldForBoth(match, 0, 1, streamFrom(text));
    for (const seat of [0, 1] as const) {
      expect(sightOf(world, seat).view).toEqual(sightOf(match, seat).view);
      expect(hand(world, seat)).toEqual(hand(match, seat));
    }
    expect(deck(world)).not.toEqual(deck(match));
  }
});
