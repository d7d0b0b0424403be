import { kind, need, paramsOf, type Seat } from '@destrier/engine';
import type { Effect } from '../../content/types.js';
import { rules, type Power, type Play } from '../../state.js';
import { moveKind, bySuit, weapon } from '../cards.js';
import { figuresOf, powerOf, spend } from '../powers.js';
import { othersOf } from '../seats.js';
import { handOver } from '../trade.js';

const { act, ask, openAsk, procedure } = rules;

/** What changes or shows hands after passing. */

interface Of {
  seat: Seat;
}
interface Discarding {
  seat: Seat;
  count: number;
}

/** So many cards of the hand go to the discard. */
const discarding = procedure<Discarding>('discarding', {
  steps: [
    ask<Discarding, { discard: [cards: readonly string[]] }>('discard', {
      rule: 'A4.7',
      who: 'seat',
      params: paramsOf({ count: kind.number }, (_g, v) => ({ count: v.count })),
      menu: (g, v, m) => m.subset('discard', bySuit(g, g.s.players[v.seat].hand), v.count, v.count),
      on: {
        discard(g, v, kinds) {
          for (const kind of kinds) {
            moveKind(g, kind, g.s.players[v.seat].hand, g.s.discard);
            g.event('discarded', { seat: v.seat, card: kind });
          }
        },
      },
    }),
  ],
});

function spendOf(g: Play, seat: Seat, effect: Effect): Power {
  const power = need(powerOf(g, seat, effect), effect);
  spend(g, power);
  return power;
}

/** Dwarves [A15.6]. */
export const dig = procedure<Of>('dwarves', {
  steps: [
    act('draw', 'A15.6', (g, { seat }) => {
      const { hand } = g.s.players[seat];
      const power = spendOf(g, seat, 'dig');
      const count = g.draw(g.s.deck, hand, figuresOf(g, power).amount ?? 1);
      const cards = hand.slice(hand.length - count).map((card) => g.name(card));
      g.event('drew', { seat, count, cards: cards.toSorted(), power: power.card });
      g.call(discarding, { seat, count });
    }),
  ],
});

/** Alchemy [A15.7]. */
export const seekAlchemy = procedure<Of>('seeking', {
  steps: [
    act('seek', 'A15.7', (g, { seat }) => {
      const power = spendOf(g, seat, 'seek-alchemy');
      const { deck } = g.s;
      const card = deck.findLast((one) => weapon(g, g.name(one)).suit === 'alchemy');
      const cards = card === undefined ? [] : [g.name(card)];
      g.event('drew', { seat, count: cards.length, cards, power: power.card });
      // Whether there is one is known from now on.
      g.disclose();
      if (card === undefined) return;
      g.move(card, deck, g.s.players[seat].hand);
      g.call(discarding, { seat, count: 1 });
    }),
  ],
});

/** Carmarthen [A16.6]. */
export const bringMerlin = procedure<Of>('carmarthen', {
  steps: [
    act('take', 'A16.6', (g, { seat }) => {
      const power = spendOf(g, seat, 'bring-merlin');
      moveKind(g, 'merlin-weapon', g.s.box, g.s.players[seat].hand);
      g.event('fetched', { seat, power: power.card, card: 'merlin-weapon' });
    }),
    ask<Of, { discard: [card: string] }>('discard', {
      rule: 'A16.6',
      who: 'seat',
      menu(g, v, m) {
        for (const kind of g.kinds(g.s.players[v.seat].hand))
          if (kind !== 'merlin-weapon') m.option('discard', kind);
      },
      on: {
        discard(g, v, kind) {
          moveKind(g, kind, g.s.players[v.seat].hand, g.s.discard);
          g.event('discarded', { seat: v.seat, card: kind });
        },
      },
    }),
  ],
});

/** Spy [A15.25]. */
export const spy = procedure<Of>('spy', {
  steps: [
    openAsk<Of, { target: [seat: Seat] }>('target', {
      rule: 'A15.25',
      who: 'seat',
      menu(g, v, m) {
        for (const other of othersOf(g, v.seat)) m.option('target', other);
      },
      on: {
        target(g, { seat }, target) {
          const power = spendOf(g, seat, 'spy');
          const { hand } = g.s.players[target];
          g.show(hand, [seat]);
          g.event('spied', { seat, target, cards: bySuit(g, hand), power: power.card });
        },
      },
    }),
  ],
});

interface Exchange {
  seat: Seat;
  target: Seat;
}

const swapping = procedure<Exchange>('swapping', {
  steps: [
    ask<Exchange, { give: [cards: readonly string[]] }>('give', {
      rule: 'A15.26',
      who: 'seat',
      params: paramsOf({ target: kind.seat }, (_g, v) => ({ target: v.target })),
      menu(g, { seat }, m) {
        const { amount = 1 } = figuresOf(g, need(powerOf(g, seat, 'exchange'), 'exchange'));
        m.subset('give', bySuit(g, g.s.players[seat].hand), amount, amount);
      },
      on: {
        give(g, { seat, target }, kinds) {
          const own = g.s.players[seat];
          const other = g.s.players[target];
          for (const kind of kinds) moveKind(g, kind, own.hand, own.giving);
          for (let drawn = 0; drawn < kinds.length; drawn++)
            g.moveRandom(other.hand, other.giving, 'hands');
          handOver(g, seat, target, 'exchanged');
          handOver(g, target, seat, 'exchanged');
        },
      },
    }),
  ],
});

/** Exchange [A15.26]. */
export const exchange = procedure<Of>('exchanging', {
  steps: [
    openAsk<Of, { target: [seat: Seat] }>('target', {
      rule: 'A15.26',
      who: 'seat',
      menu(g, v, m) {
        for (const other of othersOf(g, v.seat)) m.option('target', other);
      },
      on: {
        target(g, { seat }, target) {
          const power = spendOf(g, seat, 'exchange');
          g.event('bargain', { seat, power: power.card, target });
          g.call(swapping, { seat, target });
        },
      },
    }),
  ],
});
