import { type Seat } from '@destrier/engine';
import { spaceAt } from '../book.js';
import { rules, type OpenLook } from '../state.js';
import { acting } from './acting.js';
import { drawing } from './drawing.js';
import { steer } from './moving.js';
import { banishing, repelling, seconding, swapping } from './offers.js';
import { resolving } from './quests.js';
import { isReady, REBUILD, turnSeal } from './seals.js';

const { act, ask, call, openAsk, procedure } = rules;

interface OfSeat {
  seat: Seat;
}

const mayStaff = (g: OpenLook, seat: Seat): boolean =>
  g.s.turn.figure === 'merlin' && g.s.players[seat].staffs > 0;

const mayRebuild = (g: OpenLook, seat: Seat): boolean =>
  spaceAt(g, g.s.turn.space).action === 'build' && isReady(g.s.players[seat], REBUILD);

/** The part of a turn in which quests, flags and favours may come at any moment. */
const core = procedure<OfSeat>('core', {
  offers: [resolving, repelling, seconding, banishing, swapping],
  steps: [
    steer,
    call('act', acting, (_g, v) => ({ seat: v.seat, again: false, isCourt: false })),
    openAsk<OfSeat, { staff: []; rebuild: []; done: [] }>('again', {
      rule: 'M9.1',
      who: 'seat',
      menu(g, v, m) {
        const { acted, barred } = g.s.turn;
        if (!acted || barred) return; // M9.2 M17.15
        const staff = mayStaff(g, v.seat);
        const rebuild = mayRebuild(g, v.seat);
        if (staff) m.option('staff');
        if (rebuild) m.option('rebuild');
        if (staff || rebuild) m.option('done');
      },
      on: {
        staff(g, v) {
          g.s.players[v.seat].staffs--;
          g.event('staffed', { seat: v.seat });
          g.call(acting, { seat: v.seat, again: true, isCourt: false });
        },
        rebuild(g, v) {
          g.rule('M17.11');
          turnSeal(g, v.seat, REBUILD);
          g.call(acting, { seat: v.seat, again: true, isCourt: false });
        },
        done() {},
      },
    }),
    ask<OfSeat, { end: [] }>('end', {
      rule: 'M10.1',
      who: 'seat',
      menu: (_g, _v, m) => m.option('end'),
      on: { end() {} },
    }),
  ],
});

/** A turn: one die, one figure, one action [M3.2]. */
export const turn = procedure<OfSeat>('turn', {
  steps: [
    act('begin', undefined, (g, v) => {
      g.s.turn = {
        seat: v.seat,
        changed: null,
        tiled: false,
        figure: null,
        space: g.s.players[v.seat].knight,
        borrowed: false,
        acted: false,
        barred: false,
        quests: 0,
        second: false,
      };
    }),
    call('core', core, (_g, v) => ({ seat: v.seat })),
    act('draw', undefined, (g, v) => {
      // M10.10
      for (let left = g.s.turn.quests; left > 0; left--) g.call(drawing, { seat: v.seat });
    }),
    act('close', undefined, (g) => {
      g.s.turns++;
    }),
  ],
});
