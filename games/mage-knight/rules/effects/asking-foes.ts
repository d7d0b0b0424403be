import type { Seat } from '@destrier/engine';
import { effectAt } from '../../book.js';
import type { Op } from '../../content/ops.js';
import { rules, type OpenLook } from '../../state.js';
import { faced, foeIn } from '../combat/foes.js';
import { isExempt } from '../usable.js';
import { changeFoe } from './foes.js';

const { openAsk, procedure } = rules;

/** Questions about enemies. */

function opAt(g: OpenLook, address: string): Op | undefined {
  const cut = address.lastIndexOf('.');
  return effectAt(g, address.slice(0, cut))[Number(address.slice(cut + 1))];
}

/** What an effect on enemies does, and whom it does not touch. */
function aimOf(g: OpenLook, address: string) {
  const op = opAt(g, address);
  if (op?.op === 'foes') return { not: op.not, changes: op.do };
  if (op?.op === 'more-foes') return { not: [], changes: op.do };
  throw new RangeError(`${address} is not about enemies`);
}

interface Targeting {
  seat: Seat;
  address: string;
  most: number;
}

export const targeting = procedure<Targeting>('targeting', {
  closed: true,
  steps: [
    openAsk<Targeting, { target: [foes: readonly string[]] }>('target', {
      rule: 'K12.16',
      who: 'seat',
      menu(g, v, m) {
        const { not } = aimOf(g, v.address);
        const foes = faced(g).filter((foe) => !isExempt(g, foe, not));
        m.subset('target', foes, 1, v.most);
      },
      on: {
        target(g, v, foes) {
          const { changes } = aimOf(g, v.address);
          g.s.turn.context.foe = foes[0] ?? null;
          for (const foe of foes) changeFoe(g, v.seat, foe, changes);
        },
      },
    }),
  ],
});

interface Adding {
  seat: Seat;
  address: string;
  price: number;
}

/** Further enemies, each for a point of move more than the one before. */
export const adding = procedure<Adding>('adding', {
  closed: true,
  steps: [
    openAsk<Adding, { target: [foes: readonly string[]]; decline: [] }>('target', {
      rule: 'K12.16',
      who: 'seat',
      menu(g, v, m) {
        const foes = faced(g).filter((foe) => !foeIn(g, foe).idle);
        if (g.s.turn.move < v.price || foes.length === 0) return;
        m.subset('target', foes, 1, 1);
        m.option('decline');
      },
      on: {
        target(g, v, foes) {
          g.s.turn.move -= v.price;
          v.price++;
          for (const foe of foes) changeFoe(g, v.seat, foe, aimOf(g, v.address).changes);
          return 'again';
        },
        decline() {},
      },
    }),
  ],
});
