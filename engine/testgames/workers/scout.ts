import { need } from '../../index.js';
import { act, ask, procedure, type Own } from './types.js';

const LOOKED_AT = 3;

/** [W3.5]; closed [W4.4]. */
export const scout = procedure<Own>('scout', {
  closed: true,
  steps: [
    act('look', 'W3.5', (g, v) => {
      const { scouted } = g.s.players[v.seat];
      g.draw(g.s.deck, scouted, LOOKED_AT);
      g.event('scouted', { seat: v.seat, foes: scouted.map((card) => g.name(card)) });
    }),
    ask<Own, { stack: [topFirst: readonly string[]] }>('stack', {
      rule: 'W3.5',
      who: 'seat',
      menu: (g, v, m) =>
        m.order(
          'stack',
          g.s.players[v.seat].scouted.map((card) => g.name(card)),
        ),
      on: {
        stack(g, v, topFirst) {
          const { scouted } = g.s.players[v.seat];
          for (const kind of topFirst.toReversed())
            g.move(need(g.find(scouted, kind), kind), scouted, g.s.deck);
        },
      },
    }),
  ],
});
