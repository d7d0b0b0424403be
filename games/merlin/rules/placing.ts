import { kind, paramsOf, type Seat } from '@destrier/engine';
import type { Province } from '../content/types.js';
import { province as provinceKind } from '../events.js';
import { rules, type Play } from '../state.js';
import { takeTile, tilesOf } from './allies.js';

interface Beside {
  seat: Seat;
  province: Province;
}

/** Kay puts a tile beside the counter [M19.31] [M19.32]. */
const kay = rules.procedure<Beside>('kay', {
  steps: [
    rules.openAsk<Beside, { tile: []; done: [] }>('tile', {
      rule: 'M19.31',
      who: 'seat',
      params: paramsOf({ province: provinceKind, left: kind.number }, (g, v) => ({
        province: v.province,
        left: tilesOf(g.s.players[v.seat], 'kay'),
      })),
      menu(_g, _v, m) {
        m.option('tile');
        m.option('done');
      },
      on: {
        tile(g, v) {
          takeTile(g, v.seat, 'kay').placed.push(v.province);
          g.event('strengthened', { seat: v.seat, province: v.province });
        },
        done() {},
      },
    }),
  ],
});

/** Places a counter in a province, if there is one in reserve; says whether [M5.11] [M5.12]. */
export function placeCounter(g: Play, seat: Seat, province: Province): boolean {
  const player = g.s.players[seat];
  if (player.counters === 0) return false;
  player.counters--;
  player.influence[province]++;
  g.event('placed', { seat, province });
  if (tilesOf(player, 'kay') > 0) g.call(kay, { seat, province });
  return true;
}
