import { why, type Seat, type Why } from '@destrier/engine';
import { spaceAt } from '../book.js';
import { rules, type OpenLook } from '../state.js';
import { acting } from './acting.js';
import { whyNotBuilt } from './building.js';
import { drawing } from './drawing.js';
import { steer } from './moving.js';
import { banishing, repelling, seconding, swapping } from './offers.js';
import { resolving } from './quests.js';
import { STAFF_AND_FAVOUR } from './reasons.js';
import { isReady, REBUILD, turnSeal } from './seals.js';

const { act, ask, call, procedure } = rules;

interface OfSeat {
  seat: Seat;
}

const NO_ACTION = why('M9.2', 'noAction');
const NOT_BUILT = why('M17.11', 'noAction');
const STAFF_USED = why('M9.3', 'staffUsed');

const isBuilding = (g: OpenLook): boolean => spaceAt(g, g.s.turn.space).action === 'build';

/** Why a staff cannot repeat the action. */
function whyNotStaff(g: OpenLook, seat: Seat): Why | undefined {
  const { acted, extra } = g.s.turn;
  if (!acted) return NO_ACTION;
  if (extra !== null) return extra === 'staff' ? STAFF_USED : STAFF_AND_FAVOUR;
  return isBuilding(g) ? whyNotBuilt(g, seat) : undefined;
}

/** Why the mason's favour cannot be used on a build space. */
function whyNotRebuilt(g: OpenLook, seat: Seat): Why | undefined {
  const { acted, extra } = g.s.turn;
  if (!acted) return NOT_BUILT;
  return extra === 'staff' ? STAFF_AND_FAVOUR : whyNotBuilt(g, seat);
}

/** The part of a turn in which quests, flags and favours may come at any moment. */
const core = procedure<OfSeat>('core', {
  offers: [resolving, repelling, seconding, banishing, swapping],
  steps: [
    steer,
    call('act', acting, (_g, v) => ({ seat: v.seat, again: false, isCourt: false })),
    ask<OfSeat, { staff: []; rebuild: []; end: [] }>('end', {
      rule: 'M10.1',
      who: 'seat',
      menu(g, { seat }, m) {
        const player = g.s.players[seat];
        if (g.s.turn.figure === 'merlin' && player.staffs > 0)
          m.unless(whyNotStaff(g, seat), 'staff');
        // A quest of this turn may have brought the seal [M17.5].
        if (isBuilding(g) && isReady(player, REBUILD)) m.unless(whyNotRebuilt(g, seat), 'rebuild');
        m.option('end');
      },
      on: {
        staff(g, v) {
          g.rule('M9.1');
          g.s.turn.extra = 'staff';
          g.s.players[v.seat].staffs--;
          g.event('staffed', { seat: v.seat });
          g.call(acting, { seat: v.seat, again: true, isCourt: false });
          return 'again';
        },
        rebuild(g, v) {
          g.rule('M17.11');
          g.s.turn.extra = 'favour';
          turnSeal(g, v.seat, REBUILD);
          g.call(acting, { seat: v.seat, again: true, isCourt: false });
          return 'again';
        },
        end() {},
      },
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
        extra: null,
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
