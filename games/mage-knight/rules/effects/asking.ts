import type { Proc, Seat } from '@destrier/engine';
import { effectAt } from '../../book.js';
import type { Op } from '../../content/ops.js';
import { type Basic, type Mana } from '../../content/types.js';
import { rules, type G, type Play } from '../../state.js';
import { gainCrystal, gainToken } from '../gains.js';
import { isPayable } from '../mana.js';
import { carryOut } from './agenda.js';
import { borrowing, gainingUnit } from './asking-units.js';
import {
  discarding,
  recalling,
  returning,
  siding,
  taking,
  throwing,
  throwingWounds,
} from './asking-cards.js';
import { casting, combining } from './asking-combined.js';
import { crystalizing, rollCrystals, rolling, settingDice } from './asking-dice.js';
import { targeting } from './asking-foes.js';
import { assigning, mending, readying } from './asking-own.js';
import { travelling } from './asking-travel.js';

const { ask, openAsk, procedure } = rules;

/** The questions of effects: each asks one thing and does it. */

interface Gaining {
  seat: Seat;
  what: 'token' | 'crystal';
  of: readonly Mana[];
  left: number;
}

export const gaining = procedure<Gaining>('gaining', {
  closed: true,
  steps: [
    openAsk<Gaining, { gain: [mana: Mana] }>('colour', {
      rule: 'K5.10',
      who: 'seat',
      menu(_g, v, m) {
        for (const mana of v.of) m.option('gain', mana);
      },
      on: {
        gain(g, v, mana) {
          if (v.what === 'token') gainToken(g, v.seat, mana);
          else gainCrystal(g, v.seat, mana as Basic);
          v.left--;
          return v.left > 0 ? 'again' : undefined;
        },
      },
    }),
  ],
});

interface Within {
  seat: Seat;
  list: string;
}

const optional = procedure<Within>('optional', {
  closed: true,
  steps: [
    ask<Within, { accept: []; decline: [] }>('accept', {
      rule: 'K5.5',
      who: 'seat',
      menu(g, v, m) {
        const needs = effectAt(g, v.list).flatMap((op) => (op.op === 'pay' ? [op.of] : []));
        if (isPayable(g, v.seat, needs)) m.option('accept');
        m.option('decline');
      },
      on: {
        accept: (g, v) => carryOut(g, v.seat, v.list),
        decline() {},
      },
    }),
  ],
});

interface Numbering {
  seat: Seat;
  most: number;
}

const numbering = procedure<Numbering>('numbering', {
  closed: true,
  steps: [
    openAsk<Numbering, { add: [n: number] }>('number', {
      rule: 'K5.13',
      who: 'seat',
      menu(_g, v, m) {
        m.number('add', 0, v.most, 'K5.13');
      },
      on: {
        add(g, _v, n) {
          g.s.turn.context.number = n;
        },
      },
    }),
  ],
});

/** All that an operation may ask. */
export const questions = (): readonly Proc<G, never>[] => [
  gaining,
  optional,
  numbering,
  discarding,
  throwing,
  taking,
  recalling,
  returning,
  siding,
  throwingWounds,
  combining,
  casting,
  settingDice,
  crystalizing,
  rolling,
  targeting,
  readying,
  mending,
  assigning,
  borrowing,
  gainingUnit,
  travelling,
];

/** Puts the question that an operation asks. */
export function askFor(g: Play, seat: Seat, op: Op, address: string): void {
  switch (op.op) {
    case 'may':
      return g.call(optional, { seat, list: `${address}.may` });
    case 'number':
      return g.call(numbering, { seat, most: op.most });
    case 'discard':
      return g.call(discarding, { seat, what: op.what, min: op.min, max: op.max });
    case 'throw':
      return g.call(throwing, { seat, address });
    case 'take':
      return g.call(taking, { seat, from: op.from, of: op.of, to: op.to });
    case 'recall':
      return g.call(recalling, { seat, pick: op.pick, left: op.n, to: 'none' });
    case 'return':
      return g.call(returning, { seat, to: op.to, cost: op.cost, card: g.s.turn.context.id });
    case 'sideways':
      return g.call(siding, { seat, address });
    case 'throw-wounds':
      return g.call(throwingWounds, { seat });
    case 'combine':
      return g.call(combining, { seat, address, moment: g.s.turn.context.moment });
    case 'cast-offered':
      return g.call(casting, { seat, moment: g.s.turn.context.moment });
    case 'random-crystals':
      return rollCrystals(g, seat, op.n, false);
    case 'set-dice':
      return g.call(settingDice, { seat, left: op.dice, tokens: op.tokens });
    case 'crystal-of-die':
      return g.call(crystalizing, { seat });
    case 'foes':
      return g.call(targeting, { seat, address, most: op.of === 'one' ? 1 : 3 });
    case 'ready':
      return g.call(readying, { seat, upTo: op.upTo, levels: 0 });
    case 'ready-levels':
      return g.call(readying, { seat, upTo: op.levels, levels: op.levels });
    case 'heal-unit':
      return g.call(mending, { seat });
    case 'assign':
      return g.call(assigning, { seat, banner: g.s.turn.context.id });
    case 'borrow-unit':
      return g.call(borrowing, { seat, moment: g.s.turn.context.moment });
    case 'gain-unit':
      return g.call(gainingUnit, { seat });
    case 'travel':
      return g.call(travelling, { seat, address });
    default:
      throw new RangeError(`nobody asks for ${op.op}`);
  }
}
