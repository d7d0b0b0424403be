import { why } from '../../index.js';
import { DIE } from './content.js';
import { duel } from './duel/duel.js';
import { change } from './offers.js';
import { award, pay } from './purse.js';
import { act, ask, FOE, parallel, procedure, repeat, type Own } from './types.js';

const STAGES = 4;
const MILESTONE = 5;

interface Journey extends Own {
  stages: number;
  milestones: number;
}

const journey = procedure<Journey, Own>('journey', {
  locals: (g, { seat }) => ({
    seat,
    stages: 0,
    milestones: Math.floor(g.s.players[seat].miles / MILESTONE),
  }),
  offers: [change],
  steps: [
    ask<Journey, { walk: []; ride: []; camp: [] }>('road', {
      rule: 'W7.1',
      who: 'seat',
      menu(g, v, m) {
        m.unless(g.s.players[v.seat].coins === 0 && why('W7.1', 'tooFewCoins'), 'walk');
        m.option('ride');
        m.option('camp');
      },
      on: {
        walk(g, v) {
          pay(g, v.seat, 'coins', 1);
          g.s.players[v.seat].miles++;
          return ++v.stages < STAGES ? 'again' : undefined;
        },
        ride(g, v) {
          const miles = g.roll('dice', DIE, v.seat);
          g.s.players[v.seat].miles += miles;
          g.event('rode', { seat: v.seat, miles });
          if (miles === 1) {
            g.rule('W7.3');
            g.call(duel, { seat: v.seat, against: 'brigand', rival: FOE });
          }
          return ++v.stages < STAGES ? 'again' : undefined;
        },
        camp() {},
      },
    }),
    act('arrive', undefined, (g) => {
      g.s.moved++;
    }),
  ],
  /** [W7.4] */
  watch(g, v) {
    for (; g.s.players[v.seat].miles >= (v.milestones + 1) * MILESTONE; v.milestones++) {
      g.rule('W7.4');
      award(g, v.seat, 'miles', 2);
    }
  },
});

/** [W7.2] */
export const travel = procedure<object>('travel', {
  steps: [
    act('set out', 'W7.2', (g) => {
      g.s.moved = 0;
    }),
    parallel(
      'side by side',
      (g) => (g.options['travel'] === 'parallel' ? g.seats : []),
      journey,
      (_g, _v, seat) => ({ seat }),
    ),
    repeat(
      'one by one',
      (g) => g.s.moved < g.seats.length,
      journey,
      (g) => ({ seat: g.after(g.s.first, g.s.moved) }),
    ),
  ],
});
