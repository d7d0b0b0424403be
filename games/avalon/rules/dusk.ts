import { kind, need, paramsOf, type Seat } from '@destrier/engine';
import type { Effect } from '../content/types.js';
import { rules, type OpenLook, type Play, type Power } from '../state.js';
import { moveKind, weapon } from './cards.js';
import { heal, judge, wound } from './health.js';
import { choosePlace, leavePlaces } from './places.js';
import { figuresOf, inOrder, isSpared, powerAgainst, powerOf, spend } from './powers.js';
import { dragon } from './powers/naming.js';
import { highestHealth, isChaos, lowestFirst, othersOf } from './seats.js';
import { pileChanges, pileWounds, type First } from './wounds.js';

const { act, call, openAsk, procedure } = rules;

/** What works on piles before they are counted. */

interface Of {
  seat: Seat;
}

function movePileCard(g: Play, from: Seat, effect: Effect, kind: string, to: Seat): void {
  const power = need(powerOf(g, from, effect), effect);
  spend(g, power);
  moveKind(g, kind, g.s.players[from].pile, g.s.players[to].pile);
  g.event('movedToPile', { from, to, cards: [kind], power: power.card });
}

const receivers = (g: OpenLook, seat: Seat): Seat[] =>
  othersOf(g, seat).filter((other) => !isSpared(g, seat, other));

/** Perceval [A14.8]. */
const giveSuit = procedure<Of>('perceval', {
  steps: [
    openAsk<Of, { hand: [card: string, to: Seat]; done: [] }>('give', {
      rule: 'A14.8',
      who: 'seat',
      menu(g, { seat }, m) {
        const { suit } = figuresOf(g, need(powerOf(g, seat, 'give-suit'), 'give-suit'));
        const kinds = g
          .kinds(g.s.players[seat].pile)
          .filter((kind) => weapon(g, kind).suit === suit);
        const others = receivers(g, seat);
        for (const kind of kinds) for (const other of others) m.option('hand', kind, other);
        if (kinds.length > 0 && others.length > 0) m.option('done');
      },
      on: {
        hand(g, { seat }, kind, to) {
          movePileCard(g, seat, 'give-suit', kind, to);
          return 'again';
        },
        done() {},
      },
    }),
  ],
});

/** Tribute [A15.24]. */
const tribute = procedure<Of>('tribute', {
  steps: [
    openAsk<Of, { hand: [card: string, to: Seat]; done: [] }>('give', {
      rule: 'A15.24',
      who: 'seat',
      menu(g, { seat }, m) {
        const most = highestHealth(g);
        const others = receivers(g, seat).filter((other) => g.s.players[other].health === most);
        const kinds = g.kinds(g.s.players[seat].pile);
        for (const kind of kinds) for (const other of others) m.option('hand', kind, other);
        if (kinds.length > 0 && others.length > 0) m.option('done');
      },
      on: {
        hand(g, { seat }, kind, to) {
          movePileCard(g, seat, 'tribute', kind, to);
        },
        done() {},
      },
    }),
  ],
});

/** Begins what a power does before the piles are counted, if it does anything then [A11.2]. */
function beforeCounting(g: Play, { effect, seat }: Power): void {
  switch (effect) {
    case 'give-suit':
      return g.call(giveSuit, { seat });
    case 'tribute':
      return g.call(tribute, { seat });
    case 'double-suit':
      return g.call(dragon, { seat });
    default:
      return undefined;
  }
}

interface Counting {
  first: First;
}

/** Whose pile holds the Antidote and the Curse. */
const meeting = (g: OpenLook) =>
  g.seats.find(
    (seat) =>
      powerOf(g, seat, 'antidote') !== undefined && powerAgainst(g, seat, 'curse') !== undefined,
  );

const counting = procedure<Counting>('counting', {
  steps: [
    openAsk<Counting, { first: [power: First] }>('first', {
      rule: 'A15.31',
      who: (g) => lowestFirst(g, g.seats)[0] ?? 0, // A3.6
      params: paramsOf({ seat: kind.maybe(kind.seat) }, (g) => ({ seat: meeting(g) ?? null })),
      menu(g, _v, m) {
        if (meeting(g) === undefined) return;
        m.option('first', 'antidote');
        m.option('first', 'curse');
      },
      on: {
        first(_g, v, power) {
          v.first = power;
        },
      },
    }),
    act('count', 'A11.3', (g, v) => {
      tellWork(g);
      const wounds = g.seats.map((seat) => pileWounds(g, seat, v.first));
      g.seats.forEach((seat, i) => {
        const inflicted = need(wounds[i], 'wounds');
        if (g.heard)
          for (const change of pileChanges(g, seat, v.first))
            g.event('pileCounts', { seat, ...change });
        if (inflicted === 0) g.event('unhurt', { seat, power: null });
        wound(g, seat, 'pile', inflicted); // A11.4
      });
    }),
  ],
});

/** Powers by which a pile counts otherwise: of its owner, or against him. */
const OF_PILES: readonly Effect[] = [
  'immune-suit',
  'ward',
  'antidote',
  'double-poison',
  'double-suit',
  'curse',
];

/** Which of them find a pile to work on. */
function tellWork(g: Play): void {
  for (const { card, effect, seat, target } of g.s.powers) {
    const owner = g.seats.find((one) => one === target) ?? seat;
    if (OF_PILES.includes(effect) && g.s.players[owner].pile.length > 0) g.rule(card);
  }
}

/** The wounds of a round are counted. */
export const dusk = procedure<object>('dusk', {
  watch: judge,
  steps: [
    act('leftovers', 'A11.1', (g) => {
      g.s.phase = 'dusk';
      for (const seat of g.seats) {
        g.moveAll(g.s.players[seat].hand, g.s.discard);
        g.moveAll(g.s.players[seat].kept, g.s.discard);
      }
    }),
    act('before counting', undefined, (g) => {
      for (const power of inOrder(g, g.s.powers).toReversed()) beforeCounting(g, power);
    }),
    call('counting', counting, (): Counting => ({ first: 'curse' })),
    act('after counting', undefined, (g) => healHost(g)), // A11.8
    act('new dealer', 'A11.9', (g) => {
      g.s.formerDealer = g.s.dealer;
      g.s.dealer = lowestFirst(g, g.seats)[0] ?? 0; // A11.10
      g.event('dealer', { seat: g.s.dealer });
    }),
    act('weapons deck', 'A11.11', (g) => gather(g)),
    call(
      'place',
      choosePlace,
      () => ({}),
      (g) => isChaos(g) && g.s.round < g.content.figures.chaosRounds,
    ),
    // The order is drawn at dawn: the dealer shuffles once more before anything is dealt [A4.3].
    act('shuffle', 'A11.11', (g) => g.jumble(g.s.deck)),
  ],
});

/** The Lake [A16.7] [A11.7]. */
function healHost(g: Play): void {
  for (const power of g.s.powers) {
    if (power.effect !== 'dusk-healing') continue;
    g.rule(power.card);
    heal(g, power.seat, 'lake', figuresOf(g, power).amount ?? 0);
  }
}

function gather(g: Play): void {
  const { deck, discard, box, players } = g.s;
  leavePlaces(g);
  g.moveAll(discard, deck);
  for (const seat of g.seats) g.moveAll(players[seat].pile, deck);
  if (g.find(deck, 'merlin-weapon') !== undefined) moveKind(g, 'merlin-weapon', deck, box);
}
