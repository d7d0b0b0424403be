import {
  kind,
  declare,
  defineGame,
  each,
  faceUp,
  hidden,
  need,
  only,
  perSeat,
  rulesOf,
  seats,
  secret,
  why,
  type Card,
  type PerSeat,
  type Play,
  type Seat,
} from '@destrier/engine';
import { wordsOf, WordError, type Playable } from '@destrier/engine/scenario';

/** A tiny game with one of everything, on which scenarios are tested. */

interface Player {
  coins: number;
  hand: Card[];
  bid: number;
  mood: string;
  wish: number;
  spices: Spices;
}
type Spices = { [spice: string]: number };
interface State {
  bank: number;
  sacks: Spices;
  deck: Card[];
  stall: Card[];
  players: PerSeat<Player>;
  turns: number;
  first: Seat;
}

const secrecy = declare<State>()({
  bank: 'all',
  sacks: each('all'),
  deck: hidden('nobody', 'wares'),
  stall: faceUp('wares'),
  players: seats({
    coins: 'all',
    hand: hidden('owner', 'wares'),
    bid: 'all',
    mood: 'all',
    wish: secret('owner', (_wish: number, random) => random.below(10)),
    spices: each('all'),
  }),
  turns: 'all',
  first: 'all',
});
const events = {
  dealt: {},
  drawn: { seat: kind.seat, card: only('seat', kind.word('card')) },
  rolled: { seat: kind.seat, die: kind.number },
  bought: { seat: kind.seat, card: kind.word('card') },
};
interface G {
  state: State;
  secrecy: typeof secrecy;
  content: { readonly wares: readonly string[] };
  events: typeof events;
  streams: 'deck' | 'weather' | 'dice';
}

const rules = rulesOf<G>();
const { procedure, act, ask, anytime, aside, call, openAsk, repeat, together, window } = rules;

interface Own {
  seat: Seat;
}

function pay(g: Play<G>, seat: Seat, coins: number): void {
  g.s.players[seat].coins -= coins;
  g.s.bank += coins;
}

const turn = procedure<Own>('turn', {
  offers: [
    anytime<Own, { sigh: [] }>('mood', {
      who: (_g, v) => [v.seat],
      menu: (_g, _v, m) => m.option('sigh'),
      on: {
        sigh(g, v) {
          g.s.players[v.seat].mood = 'glum';
        },
      },
    }),
    aside<Own, { beg: [] }>('beg', {
      who: (g) => g.seats.filter((seat) => g.s.players[seat].coins === 0),
      menu: (_g, _v, m) => m.option('beg'),
      on: { beg: (g, _v, seat) => pay(g, seat, -1) },
    }),
  ],
  steps: [
    ask<Own, { buy: [ware: string]; roll: []; draw: []; stop: [] }>('choose', {
      rule: 'M2.1',
      who: (_g, v) => v.seat,
      menu(g, v, m) {
        const { coins } = g.s.players[v.seat];
        for (const card of g.s.stall)
          m.unless(coins < 2 && why('M3.1', 'poor', { coins }), 'buy', g.name(card));
        m.option('roll');
        m.unless(g.s.deck.length === 0 && why('M2.3', 'empty'), 'draw');
        m.option('stop');
      },
      on: {
        buy(g, v, ware) {
          pay(g, v.seat, 2);
          g.move(need(g.find(g.s.stall, ware), ware), g.s.stall, g.s.players[v.seat].hand);
          g.event('bought', { seat: v.seat, card: ware });
          g.score(v.seat, 'wares', 1);
        },
        roll(g, v) {
          const die = g.roll('dice', [1, 2, 3, 4, 5, 6], v.seat);
          pay(g, v.seat, -die);
          g.score(v.seat, 'luck', die);
          g.event('rolled', { seat: v.seat, die });
        },
        draw(g, v) {
          const { hand } = g.s.players[v.seat];
          g.draw(g.s.deck, hand);
          g.event('drawn', { seat: v.seat, card: g.name(need(hand.at(-1), 'a card')) });
        },
        stop() {},
      },
    }),
    window<Own, { object: [] }>('object', {
      who: (g, v) => g.seats.filter((seat) => seat !== v.seat && g.s.players[seat].coins >= 9),
      menu: (_g, _v, m) => m.option('object'),
      on: { object: (g, _v, seat) => pay(g, seat, 1) },
    }),
    act('count', undefined, (g) => {
      g.s.turns++;
      if (g.s.turns === 99) throw new Error('ninety-nine');
    }),
  ],
});

const haggle = procedure<Own & { rival: Seat; price: number }>('haggle', {
  steps: [
    ask<Own & { rival: Seat; price: number }, { pay: [coins: number]; leave: [] }>('price', {
      who: (_g, v) => v.seat,
      menu(g, v, m) {
        m.number('pay', v.price, g.s.players[v.seat].coins);
        m.option('leave');
      },
      on: {
        pay(g, v, coins) {
          pay(g, v.seat, coins);
          pay(g, v.rival, -coins);
        },
        leave() {},
      },
    }),
    openAsk<Own & { rival: Seat; price: number }, { thank: []; shrug: [] }>('after', {
      who: (_g, v) => v.rival,
      menu(_g, v, m) {
        if (v.price > 1) {
          m.option('thank');
          m.option('shrug');
        }
      },
      on: { thank() {}, shrug() {} },
    }),
  ],
});

/** The first to come leads, and the wares lie on the stall if the fair is open. */
const fair = procedure<{ guests: readonly Seat[]; wares: readonly string[]; open: boolean }>(
  'fair',
  {
    steps: [
      act('open', undefined, (g, v) => {
        g.s.first = need(v.guests[0], 'a guest');
        for (const ware of v.open ? v.wares : [])
          g.move(need(g.find(g.s.deck, ware), ware), g.s.deck, g.s.stall);
      }),
    ],
  },
);

/** One ware is bought from the stall's owner; it needs a stall. */
const sale = procedure<{ ware: string }>('sale', { steps: [] });

/** Everybody runs. */
const alarm = procedure<object>('alarm', { steps: [act('run', undefined, (g) => g.end())] });

const main = procedure<Record<never, never>>('main', {
  steps: [
    act('deal', 'M1.1', (g) => {
      g.shuffle(g.s.deck, 'deck');
      for (const seat of g.seats) g.draw(g.s.deck, g.s.players[seat].hand, 2);
      g.draw(g.s.deck, g.s.stall, 2);
      g.event('dealt', {});
    }),
    together<object, { bid: [coins: number] }>('bids', {
      who: (g) => g.seats,
      menu: (g, _v, m) => m.number('bid', 0, g.s.players[m.seat].coins),
      on: {
        bid(g, _v, seat, coins) {
          g.s.players[seat].bid = coins;
        },
      },
    }),
    act('weather', undefined, (g) => {
      if (g.options['weather'] === 'on') g.s.turns = g.random('weather', 4);
    }),
    repeat(
      'turns',
      (g) => g.s.turns < 4,
      turn,
      (g) => ({ seat: g.after(g.s.first, g.s.turns) }),
    ),
    call(
      'last words',
      haggle,
      () => ({ seat: 0 as Seat, rival: 1 as Seat, price: 1 }),
      () => false,
    ),
  ],
});

const game = defineGame<G>({
  id: 'market',
  rulesVersion: '1',
  seats: { min: 2, max: 3 },
  options: [{ id: 'weather', values: ['off', 'on'], default: 'off' }],
  content: { wares: ['ham', 'ham', 'ale', 'ale', 'rope', 'lamp', 'soap', 'wool', 'jug', 'pan'] },
  secrecy,
  events,
  streams: { deck: 'table', weather: 'table', dice: 'seat' },
  pools: ({ content }) => ({ wares: content.wares }),
  setup: (t) => ({
    bank: 50,
    sacks: { mace: 3, clove: 5 },
    deck: t.cards('wares'),
    stall: [],
    players: perSeat(t.seats, () => ({
      coins: 4,
      hand: [],
      bid: 0,
      mood: 'merry',
      wish: 7,
      spices: { mace: 1, clove: 0 },
    })),
    turns: 0,
    first: 0,
  }),
  rules,
  main,
  score: (g, seat) => g.points(seat),
  conserved: (g) => ({ coins: g.s.players.reduce((sum, { coins }) => sum + coins, g.s.bank) }),
  choiceCap: 1000,
});

const { words, amount, counts, value, seat, points, shown, hand, row, pile, begin } = wordsOf<G>();

export const market: Playable = {
  game,
  words: words({
    seat: {
      coins: amount({
        get: (g, who) => g.s.players[who].coins,
        set(g, n, who) {
          g.s.players[who].coins = n;
        },
        bank: {
          get: (g) => g.s.bank,
          set(g, n) {
            g.s.bank = n;
          },
        },
      }),
      mood: value({
        oneOf: () => ['merry', 'glum'],
        get: (g, who) => g.s.players[who].mood,
        set(g, mood, who) {
          g.s.players[who].mood = mood;
        },
      }),
      spices: counts({ counts: (g, who) => g.s.players[who].spices, bank: (g) => g.s.sacks }),
      hand: hand((g, who) => g.s.players[who].hand),
      points: points(),
      bid: shown((g, who) => g.s.players[who].bid),
    },
    table: {
      turns: amount({
        get: (g) => g.s.turns,
        set(g, n) {
          g.s.turns = n;
        },
      }),
      first: seat({
        get: (g) => g.s.first,
        set(g, who) {
          g.s.first = who;
        },
      }),
      stall: row((g) => g.s.stall),
      deck: pile((g) => g.s.deck),
    },
    begin: {
      alarm: begin(alarm, {}, () => ({})),
      'a sale': begin(sale, { ware: ({ wares }) => wares }, (_g, { ware }) => ({ ware }), {
        stall: (g) => g.s.stall.length > 0,
      }),
      'a fair': begin(
        fair,
        { guests: 'seats', wares: 'texts', open: 'flag' },
        (_g, { guests, wares, open }) => ({ guests, wares, open }),
      ),
      haggling: begin(
        haggle,
        { buyer: 'seat', seller: 'seat', price: 'number' },
        (_g, { buyer, seller, price }) => {
          if (buyer === seller) throw new WordError('nobody haggles alone');
          return { seat: buyer, rival: seller, price };
        },
      ),
    },
  }),
};
