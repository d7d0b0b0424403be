import { need, type Seat } from '@destrier/engine';
import type { Effect } from '../../content/types.js';
import { rules, type OpenLook, type Power, type Play } from '../../state.js';
import { moveKind, weapon } from '../cards.js';
import { figuresOf, isSpared, powerOf, spend } from '../powers.js';
import { highestHealth, othersOf } from '../seats.js';
import { dragon } from './naming.js';

const { openAsk, procedure } = rules;

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
export function beforeCounting(g: Play, { effect, seat }: Power): void {
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
