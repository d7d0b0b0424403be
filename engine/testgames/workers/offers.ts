import { why } from '../../index.js';
import { gain, pay } from './purse.js';
import { anytime, ask, procedure, type Own } from './types.js';

const CHANGE = 2;
const BLESSING = { coins: 3, faith: 2, strength: 2 } as const;

/** [W4.1] */
export const change = anytime<Own, { change: [] }>('change', {
  rule: 'W4.1',
  who: (_g, v) => [v.seat],
  menu: (g, v, m) =>
    m.unless(g.s.players[v.seat].coins < CHANGE && why('W4.1', 'tooFewCoins'), 'change'),
  on: {
    change(g, _v, seat) {
      pay(g, seat, 'coins', CHANGE);
      gain(g, seat, 'faith', 1);
    },
  },
});

/** Closed: nothing else is used meanwhile [W4.4]. */
const blessing = procedure<Own>('blessing', {
  closed: true,
  steps: [
    ask<Own, { take: [what: keyof typeof BLESSING] }>('take', {
      rule: 'W4.2',
      who: 'seat',
      menu(_g, _v, m) {
        m.option('take', 'coins');
        m.option('take', 'faith');
        m.option('take', 'strength');
      },
      on: { take: (g, v, what) => gain(g, v.seat, what, BLESSING[what]) },
    }),
  ],
});

/** [W4.2] [W4.3] */
export const relic = anytime<Own, { use: [what: 'relic'] }>('relic', {
  rule: 'W4.2',
  who: (_g, v) => [v.seat],
  menu(g, v, m, moment) {
    const used = !g.s.players[v.seat].relic && why('W4.2', 'relicUsed');
    m.unless(used || (moment === 'build' && why('W4.3', 'notWhileBuilding')), 'use', 'relic');
  },
  on: {
    use(g, _v, seat) {
      g.s.players[seat].relic = false;
      g.call(blessing, { seat });
    },
  },
});
