import type { Ask } from '../table-types.js';
import { perSeat, type Card, type PerSeat, type Seat } from '../basics.js';
import { only } from '../events.js';
import { kind } from '../kinds.js';
import { defineGame, type AnyGame } from '../game.js';
import { streamFrom } from '../random.js';
import { rulesOf } from '../rules.js';
import { declare, faceUp, hidden, seats } from '../secrecy/declare.js';
import type { Table } from '../table.js';

/** A game small enough to read its records: hidden hands, a sealed hand-over, dice, and a call out of turn. */

interface State {
  deck: Card[];
  shown: Card[];
  players: PerSeat<{ hand: Card[]; giving: Card[]; coins: number }>;
  turns: number;
}
const secrecy = declare<State>()({
  deck: hidden('nobody', 'cards'),
  shown: faceUp('cards'),
  players: seats({
    hand: hidden('owner', 'cards'),
    giving: hidden('owner', 'cards'),
    coins: 'all',
  }),
  turns: 'all',
});
const events = {
  dealt: { seat: kind.seat, cards: only('seat', kind.list(kind.word('card'))) },
  rolled: { seat: kind.seat, die: kind.number },
  drew: { seat: kind.seat, card: only('seat', kind.word('card')) },
};
interface Sample {
  readonly state: State;
  readonly secrecy: typeof secrecy;
  readonly content: { readonly kinds: readonly string[] };
  readonly events: typeof events;
  readonly streams: 'deck' | 'dice';
}
interface Turn {
  seat: Seat;
}

export const KINDS = [
  'wyvern',
  'griffin',
  'cockatrice',
  'leopard',
  'unicorn',
  'salamander',
  'yale',
  'boar',
  'hind',
  'talbot',
];

export interface Edition {
  readonly version?: string;
  /** What a later version adds to every roll. */
  readonly bonus?: number;
  /** A later version has a step more, in which nothing happens: its shape is another. */
  readonly pause?: true;
  /** A later version whose rule for the die fails. */
  readonly broken?: true;
  readonly kinds?: readonly string[];
}

export function sampleGame({
  version = '1.4',
  bonus = 0,
  pause,
  broken,
  kinds = KINDS,
}: Edition = {}): AnyGame {
  const rules = rulesOf<Sample>();
  const { procedure, act, ask, aside, repeat, together } = rules;
  const turn = procedure<Turn>('turn', {
    steps: [
      ask<Turn, { show: [card: string]; draw: []; roll: []; rest: [] }>('main', {
        who: (_g, v) => v.seat,
        menu(g, v, m) {
          for (const kind of new Set(g.s.players[v.seat].hand.map((card) => g.name(card))))
            m.option('show', kind);
          if (g.s.deck.length > 0) m.option('draw');
          m.option('roll');
          m.option('rest');
        },
        on: {
          show(g, v, kind) {
            const { hand } = g.s.players[v.seat];
            g.move(g.find(hand, kind) as Card, hand, g.s.shown);
            g.score(v.seat, 'card shown', 2);
            return 'again';
          },
          draw(g, v) {
            const { hand } = g.s.players[v.seat];
            g.draw(g.s.deck, hand);
            g.event('drew', { seat: v.seat, card: g.name(hand.at(-1) as Card) });
          },
          roll(g, v) {
            if (broken === true) throw new Error('the die is broken');
            const die = g.roll('dice', [1, 2, 3, 4, 5, 6], v.seat) + bonus;
            g.score(v.seat, 'dice', die);
            g.event('rolled', { seat: v.seat, die });
          },
          rest() {},
        },
      }),
      act('count', undefined, (g) => {
        g.s.turns++;
      }),
    ],
  });
  const main = procedure<Record<never, never>>('main', {
    offers: [
      aside<object, { cheer: [] }>('cheer', {
        who: (g) => g.seats,
        menu: (_g, _v, m) => m.option('cheer'),
        on: { cheer: (g, _v, seat) => g.score(seat, 'cheer', -1) },
      }),
    ],
    steps: [
      ...(pause === undefined ? [] : [act<object>('pause', undefined, () => {})]),
      act('deal', undefined, (g) => {
        g.shuffle(g.s.deck, 'deck');
        for (const seat of g.seats) {
          const { hand } = g.s.players[seat];
          g.draw(g.s.deck, hand, 3);
          g.event('dealt', { seat, cards: hand.map((card) => g.name(card)) });
        }
      }),
      together<object, { give: [cards: readonly string[]] }>('give', {
        who: (g) => g.seats,
        menu: (g, _v, m) =>
          m.subset(
            'give',
            g.s.players[m.seat].hand.map((card) => g.name(card)),
            1,
            2,
          ),
        on: {
          give(g, _v, seat, cards) {
            const { hand, giving } = g.s.players[seat];
            for (const kind of cards) g.move(g.find(hand, kind) as Card, hand, giving);
          },
        },
      }),
      act('hand over', undefined, (g) => {
        for (const seat of g.seats)
          g.moveAll(g.s.players[seat].giving, g.s.players[g.after(seat)].hand);
      }),
      repeat(
        'turns',
        (g) => g.s.turns < Number(g.options['turns']),
        turn,
        (g) => ({ seat: g.after(0, g.s.turns) }),
      ),
    ],
  });
  return defineGame<Sample>({
    id: 'sample',
    rulesVersion: version,
    seats: { min: 2, max: 3 },
    options: [{ id: 'turns', values: ['4', '12', '200'], default: '12' }],
    content: { kinds },
    secrecy,
    events,
    streams: { deck: 'table', dice: 'seat' },
    pools: ({ content }) => ({ cards: content.kinds }),
    setup: (t) => ({
      deck: t.cards('cards'),
      shown: [],
      players: perSeat(t.seats, () => ({ hand: [], giving: [], coins: 0 })),
      turns: 0,
    }),
    rules,
    main,
    score: (g, seat) => g.points(seat),
    choiceCap: 1000,
  });
}

/** Makes random choices, at most this many, and now and then one out of turn; the same for the same words. */
export function playOn(table: Table, words: string, most = Infinity, outOfTurn = 0): Table {
  const random = streamFrom(words);
  for (let i = 0; i < most && !table.over; i++) {
    const asks = table.asks('public');
    const { seat, id } = asks[random.below(100) < outOfTurn ? random.below(asks.length) : 0] as Ask;
    const ids = table.optionIds(seat, id);
    if (ids.length === 0) continue;
    const option = ids[random.below(ids.length)] as string;
    if (!table.choose(seat, id, option).ok) throw new Error(`${option} was refused`);
  }
  return table;
}

/** Takes the call out of turn. */
export function cheer(table: Table, seat: Seat): void {
  const ask = table.asks('public').find((open) => open.kind === 'aside' && open.seat === seat);
  table.choose(seat, ask?.id, 'cheer');
}
