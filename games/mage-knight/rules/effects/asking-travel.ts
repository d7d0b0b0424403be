import { need, type Seat } from '@destrier/engine';
import { opAt } from '../../book.js';
import { rules, type OpenLook } from '../../state.js';
import { assault } from '../combat/starting.js';
import { arrive } from '../movement.js';
import { travelsTo, type Reach } from '../travel.js';

const { openAsk, procedure } = rules;

interface Travelling {
  seat: Seat;
  address: string;
}

const reachesOf = (g: OpenLook, { seat, address }: Travelling): Reach[] =>
  travelsTo(g, seat, opAt(g, address, 'travel'));

/** A move straight to its end: it provokes nobody [K7.14] [K7.24]. */
export const travelling = procedure<Travelling>('travelling', {
  closed: true,
  steps: [
    openAsk<Travelling, { go: [space: string] }>('go', {
      rule: 'K7.14',
      who: 'seat',
      menu(g, v, m) {
        for (const { space } of reachesOf(g, v)) m.option('go', space);
      },
      on: {
        go(g, v, space) {
          const { cost } = need(
            reachesOf(g, v).find((one) => one.space === space),
            space,
          );
          const from = g.s.players[v.seat].at;
          arrive(g, v.seat, space, cost);
          if (opAt(g, v.address, 'travel').end === 'assault') assault(g, v.seat, from, []);
        },
      },
    }),
  ],
});
