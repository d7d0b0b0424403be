import type { Seat } from '@destrier/engine';
import { opAt } from '../../book.js';
import { rules } from '../../state.js';
import { touchable } from '../combat/foes.js';
import { isExempt } from '../usable.js';
import { changeFoe } from './foes.js';

const { openAsk, procedure } = rules;

/** Questions about enemies. */

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
        const { not } = opAt(g, v.address, 'foes');
        const foes = touchable(g).filter((foe) => !isExempt(g, foe, not));
        m.subset('target', foes, 1, v.most);
      },
      on: {
        target(g, v, foes) {
          const changes = opAt(g, v.address, 'foes').do;
          g.s.turn.context.foe = foes[0] ?? null;
          for (const foe of foes) changeFoe(g, v.seat, foe, changes);
        },
      },
    }),
  ],
});
