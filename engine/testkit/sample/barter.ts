import type { Card, Params, PerSeat, Seat } from '../../basics.js';
import { perSeat, why } from '../../basics.js';
import { only } from '../../events.js';
import { kind } from '../../kinds.js';
import { defineGame, type AnyGame } from '../../game.js';
import type { MenuOf } from '../../menu.js';
import { rulesOf, type Look, type Play } from '../../rules.js';
import { declare, faceUp, hidden, seats, secret, type Redeal } from '../../secrecy/declare.js';

/**
 * A small game that has everything the kit looks at, and places at which it can be broken. Everybody passes a card to
 * the left; then, in turn, cards are played for points, shown or slipped to the neighbour, drawn, or a die is rolled
 * for coins; at the end all haggle side by side.
 */

interface Player {
  hand: Card[];
  giving: Card[];
  coins: number;
  points: number;
}

interface State {
  deck: Card[];
  discard: Card[];
  players: PerSeat<Player>;
  bank: number;
  turn: number;
  /** What is said at the table. */
  gossip: string;
  /** What each seat bid when all haggled. */
  bids: number[];
  /** Whoever rolls this pays a coin. */
  trap: number;
}

const DIE = [1, 2, 3, 4, 5, 6] as const;
const COINS = 4;
const rollTrap: Redeal<number> = (_trap, random) => 1 + random.below(DIE.length);

const declared = (redealTrap: Redeal<number>) =>
  declare<State>()({
    deck: hidden('nobody', 'goods'),
    discard: faceUp('goods'),
    players: seats({
      hand: hidden('owner', 'goods'),
      giving: hidden('owner', 'goods'),
      coins: 'all',
      points: 'all',
    }),
    bank: 'all',
    turn: 'all',
    gossip: 'all',
    bids: 'all',
    trap: secret('nobody', redealTrap),
  });

const { list, seat, word, number } = kind;
const events = {
  drawn: { seat, card: only('seat', word('card')) },
  rolled: { seat, face: number },
  played: { seat, card: word('card') },
  haggled: { bids: list(number) },
};

const card = word('card');
const verbs = {
  bid: [number],
  give: [kind.list(card)],
  play: [card],
  show: [card],
  slip: [card],
};
const reasons = { dear: { coins: number } };

export interface Barter {
  readonly state: State;
  readonly secrecy: ReturnType<typeof declared>;
  readonly content: { readonly goods: readonly string[] };
  readonly events: typeof events;
  readonly streams: 'deck' | 'die';
}

type MainVerbs = {
  play: [card: string];
  show: [card: string];
  slip: [card: string];
  draw: [];
  roll: [];
  bribe: [];
  wait: [];
};
interface Turn {
  readonly seat: Seat;
}

/** Places at which the game can be broken on purpose. */
export interface Flaws {
  readonly played?: (g: Play<Barter>, seat: Seat, card: string) => void;
  readonly drew?: (g: Play<Barter>, seat: Seat, card: string) => void;
  readonly passes?: (g: Play<Barter>, seat: Seat, card: string) => void;
  readonly rolled?: (g: Play<Barter>, seat: Seat) => void;
  readonly bribeWhy?: (g: Look<Barter>, seat: Seat) => Params;
  readonly looked?: (g: Look<Barter>, m: MenuOf<MainVerbs>) => void;
  readonly onlyPlays?: true;
  readonly spins?: true;
  readonly mayTip?: (g: Look<Barter>, seat: Seat) => boolean;
  readonly haggled?: (g: Play<Barter>, seat: Seat, bid: number) => void;
  readonly tellsBids?: (g: Play<Barter>) => readonly number[];
  readonly goesOn?: (g: Look<Barter>) => boolean;
  readonly redealTrap?: Redeal<number>;
  readonly handedOver?: (g: Play<Barter>) => void;
  readonly bribed?: (g: Play<Barter>) => void;
}

function gain(g: Play<Barter>, seat: Seat, cause: string, points: number): void {
  g.s.players[seat].points += points;
  g.score(seat, cause, points);
}

function pay(g: Play<Barter>, seat: Seat, coins: number): void {
  g.s.players[seat].coins -= coins;
  g.s.bank += coins;
}

const wares = (g: Look<Barter>, seat: Seat): string[] =>
  g.s.players[seat].hand.map((card) => g.name(card));

export function barter(flaws: Flaws = {}): AnyGame {
  const rules = rulesOf<Barter>();
  const { act, anytime, ask, openAsk, parallel, procedure, repeat, together, window } = rules;

  const haggling = procedure<Turn>('haggling', {
    steps: [
      ask<Turn, { bid: [coins: number] }>('bid', {
        rule: 'B4',
        who: 'seat',
        menu: (g, { seat }, m) => m.number('bid', 0, g.s.players[seat].coins),
        on: {
          bid(g, { seat }, coins) {
            pay(g, seat, coins);
            g.s.bids[seat] = coins;
            if (g.roll('die', DIE, seat) <= coins) gain(g, seat, 'haggling', 2);
            flaws.haggled?.(g, seat, coins);
          },
        },
      }),
      ask<Turn, { leave: [] }>('leave', {
        who: 'seat',
        menu: (_g, _v, m) => m.option('leave'),
        on: { leave: () => {} },
      }),
    ],
  });

  const turn = procedure<Turn>('turn', {
    offers: [
      anytime<Turn, { buy: [] }>('shop', {
        rule: 'B3.4',
        who: (_g, { seat }) => [seat],
        menu(g, { seat }, m) {
          m.unless(g.s.players[seat].coins < 2 && why('B3.4', 'poor'), 'buy');
        },
        on: {
          buy(g, _v, seat) {
            pay(g, seat, 2);
            gain(g, seat, 'shop', 1);
          },
        },
      }),
    ],
    steps: [
      ask<Turn, MainVerbs>('main', {
        rule: 'B3',
        who: 'seat',
        menu(g, { seat }, m) {
          for (const kind of new Set(wares(g, seat))) m.option('play', kind);
          if (flaws.onlyPlays === true) return;
          for (const kind of new Set(wares(g, seat))) {
            m.option('show', kind);
            m.option('slip', kind);
          }
          m.unless(g.s.deck.length === 0 && why('B3.2', 'noCards'), 'draw');
          m.option('roll');
          const poor = g.s.players[seat].coins < 3;
          m.unless(poor && why('B3.3', 'poor', flaws.bribeWhy?.(g, seat)), 'bribe');
          m.option('wait');
          flaws.looked?.(g, m);
        },
        on: {
          play(g, { seat }, kind) {
            const { hand } = g.s.players[seat];
            g.move(g.find(hand, kind) as Card, hand, g.s.discard);
            gain(g, seat, 'goods', 1);
            g.event('played', { seat, card: kind });
            flaws.played?.(g, seat, kind);
          },
          show(g, { seat }, kind) {
            const { hand } = g.s.players[seat];
            g.show(hand, [g.after(seat)], g.find(hand, kind));
          },
          slip(g, { seat }, kind) {
            const { hand } = g.s.players[seat];
            g.move(g.find(hand, kind) as Card, hand, g.s.players[g.after(seat)].hand);
          },
          draw(g, { seat }) {
            const { hand } = g.s.players[seat];
            g.draw(g.s.deck, hand);
            const card = g.name(hand[hand.length - 1] as Card);
            g.event('drawn', { seat, card });
            flaws.drew?.(g, seat, card);
          },
          roll(g, { seat }) {
            const face = g.roll('die', DIE, seat);
            g.event('rolled', { seat, face });
            if (g.s.bank > 0) pay(g, seat, -1);
            g.disclose();
            if (face === g.s.trap && g.s.players[seat].coins > 0) pay(g, seat, 1);
            flaws.rolled?.(g, seat);
          },
          bribe(g, { seat }) {
            pay(g, seat, 3);
            flaws.bribed?.(g);
            gain(g, seat, 'bribe', 2);
          },
          wait: () => {},
        },
      }),
      openAsk<Turn, { tip: []; keep: [] }>('tip', {
        rule: 'B3.5',
        who: 'seat',
        menu(g, { seat }, m) {
          const may =
            flaws.mayTip?.(g as unknown as Look<Barter>, seat) ?? g.s.players[seat].coins >= 5;
          if (!may) return;
          m.option('tip');
          m.option('keep');
        },
        skipped: () => why('B3.5', 'poor'),
        on: {
          tip(g, { seat }) {
            if (g.s.players[seat].coins > 0) pay(g, seat, 1);
          },
          keep: () => {},
        },
      }),
      window<Turn, { mock: [] }>('mockery', {
        rule: 'B3.6',
        who: (g, { seat }) => g.seats.filter((one) => one !== seat && g.s.players[one].coins >= 5),
        menu: (_g, _v, m) => m.option('mock'),
        on: { mock: (g, _v, seat) => pay(g, seat, 1) },
      }),
      act('next', undefined, (g) => {
        g.s.turn++;
      }),
    ],
  });

  const spinning = procedure('spinning', { steps: [] });

  const main = procedure('main', {
    steps: [
      act('deal', 'B1', (g) => {
        g.s.trap = g.roll('die', DIE, 0);
        g.shuffle(g.s.deck, 'deck');
        for (const seat of g.seats) g.draw(g.s.deck, g.s.players[seat].hand, 3);
      }),
      together<object, { give: [cards: readonly string[]] }>('pass', {
        rule: 'B2',
        who: (g) => g.seats,
        menu: (g, _v, m) => m.subset('give', wares(g, m.seat), 1, 1),
        on: {
          give(g, _v, seat, [card = '']) {
            const { hand, giving } = g.s.players[seat];
            if (flaws.passes === undefined) g.move(g.find(hand, card) as Card, hand, giving);
            else flaws.passes(g, seat, card);
          },
        },
      }),
      act('hand over', 'B2', (g) => {
        for (const seat of g.seats) {
          g.moveAll(g.s.players[seat].giving, g.s.players[g.after(seat)].hand);
        }
        flaws.handedOver?.(g);
      }),
      repeat('spin', () => flaws.spins === true, spinning),
      repeat(
        'turns',
        (g) => flaws.goesOn?.(g) ?? g.s.turn < 3 * g.seats.length,
        turn,
        (g) => ({ seat: g.after(0, g.s.turn) }),
      ),
      parallel(
        'haggle',
        (g) => g.seats,
        haggling,
        (_g, _v, seat) => ({ seat }),
      ),
      act('tell bids', undefined, (g) => {
        g.event('haggled', { bids: flaws.tellsBids?.(g) ?? [...g.s.bids] });
      }),
    ],
  });

  return defineGame<Barter>({
    id: 'barter',
    rulesVersion: '1.0.0',
    seats: { min: 2, max: 4 },
    options: [{ id: 'goods', values: ['few', 'many'], default: 'many' }],
    content: { goods: ['wool', 'wool', 'salt', 'salt', 'salt', 'iron', 'wine', 'furs', 'silk'] },
    secrecy: declared(flaws.redealTrap ?? rollTrap),
    events,
    verbs,
    reasons,
    streams: { deck: 'table', die: 'seat' },
    pools: ({ content, options }) => ({
      goods:
        options['goods'] === 'few'
          ? [...content.goods, ...content.goods]
          : [...content.goods, ...content.goods, ...content.goods],
    }),
    setup: (t) => ({
      deck: t.cards('goods'),
      discard: [],
      players: perSeat(t.seats, () => ({ hand: [], giving: [], coins: COINS, points: 0 })),
      bank: 2,
      turn: 0,
      gossip: '',
      bids: t.seats.map(() => 0),
      trap: 1,
    }),
    rules,
    main,
    score: (g, seat) => g.s.players[seat].points,
    conserved: (g) => ({
      coins: g.seats.reduce((sum, seat) => sum + g.s.players[seat].coins, g.s.bank),
    }),
    idle: ['wait', 'pass', 'keep'],
    choiceCap: 200,
  });
}
