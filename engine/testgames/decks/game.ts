import {
  declare,
  defineGame,
  faceUp,
  hidden,
  kind,
  need,
  only,
  perSeat,
  rulesOf,
  seats,
  why,
  type Card,
  type PerSeat,
  type Play,
  type Seat,
} from '../../index.js';

/**
 * Decks of their own: everybody plays from a deck whose cards the whole table has seen going in. Deeds are played for
 * points, wounds clog the hand, and of relics others know only that one was found.
 */

interface Player {
  deck: Card[];
  hand: Card[];
  played: Card[];
}

interface State {
  relics: Card[];
  wounds: Card[];
  players: PerSeat<Player>;
  turn: number;
}

export const RELICS = 16;
const WOUNDS = 12;
const HAND = 4;
/** Turns of each seat, by the length of the game. */
const TURNS: { readonly [length: string]: number } = { short: 6, long: 1000 };
/** What everybody begins with. */
const DEEDS = ['march', 'march', 'march', 'rage', 'rage', 'calm'];

const classOf = (kind: string): string | undefined =>
  kind.startsWith('relic') ? 'relic' : undefined;
const own = { apart: true, class: classOf };

const secrecy = declare<State>()({
  relics: hidden('nobody', 'deeds', own),
  wounds: faceUp('deeds'),
  players: seats({
    deck: hidden('nobody', 'deeds', own),
    hand: hidden('owner', 'deeds', own),
    played: faceUp('deeds'),
  }),
  turn: 'all',
});

const events = { found: { seat: kind.seat, relic: only('seat', kind.word('relic')) } };

interface Decks {
  readonly state: State;
  readonly secrecy: typeof secrecy;
  readonly content: object;
  readonly events: typeof events;
  readonly streams: 'relics' | 'deck';
}

interface Turn {
  readonly seat: Seat;
}

const rules = rulesOf<Decks>();
const { act, ask, procedure, repeat } = rules;

/** Draws up to a full hand; what was played comes back under the deck's back when the deck is empty. */
function refill(g: Play<Decks>, seat: Seat): void {
  const { deck, hand, played } = g.s.players[seat];
  if (deck.length === 0 && played.length > 0) {
    g.moveAll(played, deck);
    g.shuffle(deck, 'deck', seat);
  }
  g.draw(deck, hand, HAND - hand.length);
}

const turn = procedure<Turn>('turn', {
  steps: [
    act('draw', undefined, (g, { seat }) => refill(g, seat)),
    ask<Turn, { play: [kind: string]; stow: [kind: string]; seek: []; bleed: [] }>('main', {
      who: 'seat',
      menu(g, { seat }, m) {
        const kinds = new Set(g.s.players[seat].hand.map((card) => g.name(card)));
        for (const kind of kinds) {
          m.unless(kind === 'wound' && why('D1', 'wound'), 'play', kind);
          m.option('stow', kind);
        }
        m.unless(g.s.relics.length === 0 && why('D2', 'noRelics'), 'seek');
        m.unless(g.s.wounds.length === 0 && why('D3', 'noWounds'), 'bleed');
      },
      on: {
        play(g, { seat }, kind) {
          const { hand, played } = g.s.players[seat];
          g.move(need(g.find(hand, kind), kind), hand, played);
          g.score(seat, 'deeds', 1);
        },
        stow(g, { seat }, kind) {
          const { hand, deck } = g.s.players[seat];
          g.move(need(g.find(hand, kind), kind), hand, deck);
        },
        seek(g, { seat }) {
          const { hand } = g.s.players[seat];
          g.draw(g.s.relics, hand);
          g.event('found', { seat, relic: g.name(need(hand.at(-1), 'a relic')) });
        },
        bleed(g, { seat }) {
          g.draw(g.s.wounds, g.s.players[seat].hand);
        },
      },
    }),
    act('next', undefined, (g) => {
      g.s.turn++;
    }),
  ],
});

const main = procedure('game', {
  steps: [
    act('deal', undefined, (g) => {
      g.shuffle(g.s.relics, 'relics');
      for (const seat of g.seats) g.shuffle(g.s.players[seat].deck, 'deck', seat);
    }),
    repeat(
      'turns',
      (g) => g.s.turn < (TURNS[g.options['length'] ?? ''] ?? 0) * g.seats.length,
      turn,
      (g) => ({ seat: g.after(0, g.s.turn) }),
    ),
  ],
});

/** The cards of the box, and with them the relics, the wounds and the decks of the seats. */
export const decks = defineGame<Decks>({
  id: 'decks',
  rulesVersion: '1.0.0',
  seats: { min: 2, max: 3 },
  options: [{ id: 'length', values: ['short', 'long'], default: 'short' }],
  content: {},
  secrecy,
  events,
  streams: { relics: 'table', deck: 'seat' },
  pools: (setting) => ({
    deeds: [
      ...setting.seats.flatMap(() => DEEDS),
      ...Array.from({ length: RELICS }, (_, i) => `relic${i}`),
      ...Array.from({ length: WOUNDS }, () => 'wound'),
    ],
  }),
  setup(t) {
    const cards = t.cards('deeds');
    const take = (n: number): Card[] => cards.splice(0, n);
    return {
      players: perSeat(t.seats, () => ({ deck: take(DEEDS.length), hand: [], played: [] })),
      relics: take(RELICS),
      wounds: take(WOUNDS),
      turn: 0,
    };
  },
  rules,
  main,
  score: (g, seat) => g.points(seat),
  setups: [{ seats: 2 }, { seats: 3 }],
  choiceCap: 3001,
});
