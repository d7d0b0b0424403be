import { need, paramsOf, kind, type Seat } from '@destrier/engine';
import { bookOf } from '../../book.js';
import type { Province } from '../../content/types.js';
import { province as provinceKind } from '../../events.js';
import { rules, type OpenLook, type Play } from '../../state.js';
import { allyIn } from '../allies.js';
import { gain } from '../points.js';
import { shareOf, type Share } from './share.js';

interface OfProvince {
  province: Province;
}

/** Counters, and for the majority also Kay's tiles [M19.31]. */
export function strengthIn(g: OpenLook, seat: Seat, province: Province): number {
  const { influence, allies } = g.s.players[seat];
  const tiles = allyIn({ allies }, 'kay')?.placed.filter((one) => one === province).length ?? 0;
  return influence[province] + tiles;
}

/** All counters of all players [M14.2]. */
export function valueOf(g: OpenLook, province: Province): number {
  return g.s.players.reduce((sum, { influence }) => sum + influence[province], 0);
}

/** Who has most, and what each of them gets, before the Grail. */
export function shareIn(g: OpenLook, province: Province): Share {
  return shareOf(g.seats, (seat) => strengthIn(g, seat, province), valueOf(g, province));
}

/** Whether the owner of the Grail may break a tie here [M14.5] [M14.6]. */
function mayBreakTie(g: OpenLook, province: Province): boolean {
  const { grail, grailIn } = g.s;
  if (grail === null || grailIn !== null) return false;
  const { seats } = shareIn(g, province);
  return seats.length > 1 && seats.includes(grail);
}

type Breaking = OfProvince & { seat: Seat };

const breaking = rules.procedure<Breaking>('breaking', {
  steps: [
    rules.openAsk<Breaking, { grail: []; keep: [] }>('grail', {
      rule: 'M14.7',
      who: 'seat',
      params: paramsOf(
        { province: provinceKind, all: kind.number, share: kind.number },
        (g, v) => ({
          province: v.province,
          all: valueOf(g, v.province),
          share: shareIn(g, v.province).points,
        }),
      ),
      menu(_g, _v, m) {
        m.option('grail');
        m.option('keep');
      },
      on: {
        grail(g, v) {
          g.rule('M14.5');
          g.s.grailIn = v.province;
          g.event('grail', { seat: v.seat, province: v.province });
        },
        keep() {},
      },
    }),
  ],
});

/** With the Grail its owner alone is paid. */
function paidIn(g: OpenLook, province: Province): Share {
  const { grail, grailIn } = g.s;
  if (grailIn === province && grail !== null)
    return { seats: [grail], points: valueOf(g, province) };
  return shareIn(g, province);
}

/** All but one counter of each player go back [M14.4]. */
function recall(g: Play, province: Province): void {
  for (const seat of g.seats) {
    const player = g.s.players[seat];
    const number = player.influence[province] - 1;
    if (number < 1) continue;
    g.rule('M14.4');
    player.influence[province] = 1;
    player.counters += number;
    g.event('recalled', { seat, province, number });
  }
}

const provinceScoring = rules.procedure<OfProvince>('province', {
  steps: [
    rules.call(
      'grail',
      breaking,
      (g, v) => ({ seat: need(g.s.grail, 'the owner of the Grail'), province: v.province }),
      (g, v) => mayBreakTie(g, v.province),
    ),
    rules.act('points', 'M14.2', (g, v) => {
      const { seats, points } = paidIn(g, v.province);
      if (seats.length > 0) {
        if (seats.length > 1) g.rule('M14.3');
        g.event('influence', {
          province: v.province,
          number: valueOf(g, v.province),
          seats,
          points,
        });
        for (const seat of seats) gain(g, seat, 'influence', points);
      }
      recall(g, v.province);
    }),
  ],
});

/** The third part of a scoring, province by province [M14.1]. */
export const influence = rules.procedure<object>('influence', {
  steps: [
    rules.act('provinces', 'M14.1', (g) =>
      g.callEach(
        provinceScoring,
        bookOf(g).clockwise.map((province) => ({ province })),
      ),
    ),
    rules.act('grail', undefined, (g) => {
      if (g.s.grailIn === null) return;
      g.s.grailIn = null;
      g.event('grailBack', { seat: need(g.s.grail, 'the owner of the Grail') });
    }),
  ],
});
