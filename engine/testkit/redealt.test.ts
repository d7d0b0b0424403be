import { expect, it } from 'vitest';
import type { Card, PerSeat } from '../basics.js';
import { declare, defineGame, hidden, perSeat, rulesOf, seats } from '../index.js';
import { checkGames } from './check.js';
import { watchRedeals } from './redealt.js';
import { startMatch } from './setup.js';

interface Dealt {
  players: PerSeat<{ hand: Card[] }>;
  deck: Card[];
}

const secrecy = declare<Dealt>()({
  players: seats({ hand: hidden('owner', 'cards') }),
  deck: hidden('nobody', 'cards'),
});

interface G {
  readonly state: Dealt;
  readonly secrecy: typeof secrecy;
  readonly content: object;
  readonly events: Record<never, never>;
  readonly streams: 'deck';
}

/** Six cards, of which two seats hold this many each and say nothing about them. */
function dealing(held: number) {
  const rules = rulesOf<G>();
  const { act, ask, procedure } = rules;
  const main = procedure<object>('main', {
    steps: [
      act('deal', undefined, (g) => {
        g.shuffle(g.s.deck, 'deck');
        for (const seat of g.seats) g.draw(g.s.deck, g.s.players[seat].hand, held);
      }),
      ask<object, { pass: [] }>('wait', {
        rule: 'D1.1',
        who: () => 0,
        menu: (_g, _v, m) => m.option('pass'),
        on: { pass: () => undefined },
      }),
    ],
  });
  return defineGame<G>({
    id: 'dealing',
    rulesVersion: '1.0.0',
    seats: { min: 2, max: 2 },
    options: [],
    content: {},
    secrecy,
    events: {},
    verbs: {},
    streams: { deck: 'table' },
    pools: () => ({ cards: ['a', 'b', 'c', 'd', 'e', 'f'] }),
    setup: (setting) => ({
      players: perSeat(setting.seats, () => ({ hand: [] })),
      deck: setting.cards('cards'),
    }),
    rules,
    main,
    score: () => 0,
    choiceCap: 5,
  });
}

/** What the watch wonders at where every world is the one that is dealt. */
function neverDealtAnew(held: number): string[] {
  const game = dealing(held);
  const match = startMatch(game, { seats: 2 }, 'x');
  const watch = watchRedeals(game);
  for (let n = 0; n < 30; n++) watch.note(match, match, 0);
  return watch.never();
}

it('a hand that could hold other cards, and a deck that could lie otherwise, must be dealt anew', () => {
  expect(neverDealtAnew(2)).toEqual(['.players.*.hand', '.deck']);
});

it('so must a deck by itself, for its order', () => {
  expect(neverDealtAnew(0)).toEqual(['.deck']);
});

it('a hand that holds all that a seat cannot see lies in one way only', () => {
  expect(neverDealtAnew(3)).toEqual([]);
});

it('a game in which all cards are dealt keeps what every game keeps', () => {
  expect(checkGames(dealing(3), { seats: 2 }, { games: 60 })).toEqual([]);
});
