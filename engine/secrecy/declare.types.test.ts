import { expect, it } from 'vitest';
import { rulesOf } from '../rules.js';
import type { Card, PerSeat, Seat } from '../basics.js';
import { declare, each, faceUp, hidden, seats, secret, type Public, type View } from './declare.js';

// The compiler is the test: every line marked as an error must be one, or `tsc -b` fails on an unused mark.

interface Player {
  coins: number;
  hand: Card[];
}
interface State {
  round: number;
  deck: Card[];
  players: PerSeat<Player>;
  duel: { attacker: Seat; bids: number[] } | null;
}
const fine = declare<State>()({
  round: 'all',
  deck: hidden('nobody', 'cards'),
  players: seats({ coins: 'all', hand: hidden('owner', 'cards') }),
  duel: { attacker: 'all', bids: 'all' },
});
const player = { coins: 'all', hand: hidden('owner', 'cards') } as const;
const duel = { attacker: 'all', bids: 'all' } as const;
const deck = hidden('nobody', 'cards');
const redeal = (n: number): number => n;

// @ts-expect-error a key is missing
declare<State>()({ round: 'all', deck, players: seats(player) });
// @ts-expect-error a key of a nullable object is missing
declare<State>()({ round: 'all', deck, players: seats(player), duel: { attacker: 'all' } });
// @ts-expect-error a nullable object is not flat
declare<State>()({ round: 'all', deck, players: seats(player), duel: 'all' });
// @ts-expect-error cards cannot be declared as numbers for all to see
declare<State>()({ round: 'all', deck: 'all', players: seats(player), duel });
// @ts-expect-error a list of players is not flat
declare<State>()({ round: 'all', deck, players: 'all', duel });
// @ts-expect-error a field of a player is missing
declare<State>()({ round: 'all', deck, players: seats({ coins: 'all' }), duel });
// @ts-expect-error a number is no place
declare<State>()({ round: faceUp('cards'), deck, players: seats(player), duel });
// @ts-expect-error a word that is no declaration
declare<State>()({ round: 'owner', deck, players: seats(player), duel });
// @ts-expect-error a hidden place without a pool
hidden('nobody');
// @ts-expect-error a hidden value without a way to deal it again
secret('owner');
// @ts-expect-error whole objects cannot be open at once
declare<{ a: { b: number } }>()({ a: 'all' });
// @ts-expect-error a subtree may be hidden from everybody, not from all but its owner
declare<{ a: { b: number } }>()({ a: secret('owner', (v: { b: number }) => v) });
// @ts-expect-error unknown is no state
declare<{ a: unknown }>()({ a: 'all' });
// @ts-expect-error {} is no state
declare<{ a: {} }>()({ a: 'all' });
// @ts-expect-error functions are no state
declare<{ a: () => void }>()({ a: 'all' });
// @ts-expect-error a lone card is no state: it lives in a place
declare<{ a: Card }>()({ a: 'all' });
// @ts-expect-error a lone card that may be absent neither
declare<{ a: Card | null }>()({ a: 'all' });
// @ts-expect-error an arm of a union is missing
declare<{ a: { x: number } | { y: number } }>()({ a: { x: 'all' } });
// @ts-expect-error a map needs a declaration of its entries
declare<{ a: { [id: string]: { n: number } } }>()({ a: 'all' });
// @ts-expect-error a list of unknown things is no state
declare<{ a: unknown[] }>()({ a: each('all') });

declare<{ a: { x: number } | { y: string } }>()({ a: { x: 'all', y: 'all' } });
declare<{ a: { [id: string]: { n: number } }; b: number }>()({
  a: each({ n: 'all' }),
  b: secret('nobody', redeal),
});

const { procedure } = rulesOf<{
  state: State;
  secrecy: typeof fine;
  content: object;
  events: Record<never, never>;
  streams: 'dice';
}>();
procedure<{ seat: Seat; names: string[]; done: boolean | null }>('plain', { steps: [] });
// @ts-expect-error a card in a local escapes the count of cards
procedure<{ seat: Seat; card: Card }>('card', { steps: [] });
// @ts-expect-error cards in a local neither
procedure<{ cards: Card[] }>('cards', { steps: [] });
// @ts-expect-error locals are flat
procedure<{ deep: { n: number } }>('deep', { steps: [] });

type Seen = Public<State, typeof fine>;
type Mine = View<State, typeof fine>;

function readsPublic(seen: Seen): number {
  // @ts-expect-error a hand is only counted in public
  seen.players[0].hand.map((card) => card);
  return seen.round + seen.deck.length + seen.players[0].hand.length + seen.players[1].coins;
}
function readsView(mine: Mine): number {
  const hand = mine.players[0]?.hand;
  return hand !== undefined && 'count' in hand ? hand.count : mine.deck.count;
}

it('lets the state itself be read as what everybody knows', () => {
  const state: State = {
    round: 1,
    deck: [],
    players: [
      { coins: 2, hand: [] },
      { coins: 3, hand: [] },
    ] as unknown as PerSeat<Player>,
    duel: null,
  };
  const seen: Seen = state;
  expect(readsPublic(seen)).toBe(4);
  expect(readsView({ round: 1, deck: { count: 5, known: [] }, players: [], duel: null })).toBe(5);
});
