import { kind, paramsOf, type Seat } from '@destrier/engine';
import { PROVINCES, type Good, type Province } from '../content/types.js';
import { good as goodKind, province as provinceKind } from '../events.js';
import { rules, type Play } from '../state.js';
import { takeTile, tilesOf } from './allies.js';
import { takeGood } from './supply.js';

interface Joker {
  seat: Seat;
  good: Good;
  province: Province;
}

/** Galahad brings another of the same kind from another province [M19.3]. */
const galahad = rules.procedure<Joker>('galahad', {
  steps: [
    rules.openAsk<Joker, { joker: [province: Province]; done: [] }>('joker', {
      rule: 'M19.3',
      who: 'seat',
      params: paramsOf({ good: goodKind, province: provinceKind, left: kind.number }, (g, v) => ({
        good: v.good,
        province: v.province,
        left: tilesOf(g.s.players[v.seat], 'galahad'),
      })),
      menu(g, v, m) {
        const supply = g.s.supply[v.good];
        for (const province of PROVINCES)
          if (province !== v.province && supply[province] > 0) m.option('joker', province);
        m.option('done');
      },
      on: {
        joker(g, v, province) {
          takeTile(g, v.seat, 'galahad');
          takeGood(g, v.seat, v.good, province);
        },
        done() {},
      },
    }),
  ],
});

/** Takes a good from a province; Galahad may bring another [M19.4] [M19.5]. */
export function take(g: Play, seat: Seat, good: Good, province: Province): boolean {
  if (!takeGood(g, seat, good, province)) return false;
  if (tilesOf(g.s.players[seat], 'galahad') > 0) g.call(galahad, { seat, good, province });
  return true;
}
