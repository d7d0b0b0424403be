import { kind, paramsOf, type MenuOf, type Seat } from '@destrier/engine';
import { spaceAt, stopAt } from '../book.js';
import { GOODS, PROVINCES, type Good, type Province, type Servant } from '../content/types.js';
import { stop as stopKind, type Counted } from '../events.js';
import { rules, type OpenLook, type Play } from '../state.js';
import { build } from './building.js';
import { sumOf } from './counts.js';
import { pointsDeed } from './deeds.js';
import { discardQuest, drawing } from './drawing.js';
import { mirror } from './moving.js';
import { gain } from './points.js';
import { noFlag } from './reasons.js';
import { COURT, RECKON, turnSeal } from './seals.js';
import { send } from './servants.js';
import { listActions, listCourt, type Acts } from './spaces.js';
import { returnGood, useFlag } from './supply.js';
import { take } from './taking.js';
import { discardTraitors } from './traitors.js';

/** Carrying out the action of a space. */

interface Acting {
  seat: Seat;
  /** By a staff or a seal: then no flags change what is done. */
  again: boolean;
  /** The favour of the lady was chosen in place of the action. */
  isCourt: boolean;
}
interface OfSeat {
  seat: Seat;
}

/** Points for what is counted, on a space of points [M6.1] [M6.2]. */
function countPoints(g: Play, seat: Seat, what: Counted): void {
  const { goods, influence } = g.s.players[seat];
  const points = sumOf(what === 'influence' ? influence : goods[what]);
  g.rule(what === 'influence' ? 'M6.2' : 'M6.1');
  g.event('counted', { seat, what, points });
  gain(g, seat, 'spaces', points);
  if (points > 0) pointsDeed(g, seat, spaceAt(g, g.s.turn.space).action); // M19.29
}

/** The flag-bearer's favour [M17.13]. */
function reckon(g: Play, seat: Seat, what: Counted): void {
  const points = g.content.figures.favour;
  g.rule('M17.13');
  turnSeal(g, seat, RECKON);
  countPoints(g, seat, what);
  g.event('favoured', { seat, ability: RECKON, points });
  gain(g, seat, 'seals', points);
}

/** Whoever holds a relic already takes it from nobody. */
function otherThan(seat: Seat, holder: Seat | null): Seat | null {
  return holder === seat ? null : holder;
}

/** Excalibur or the Grail, and what comes with it [M6.6] [M6.7] [M6.8]. */
function seize(g: Play, seat: Seat, traitor: Province | undefined): void {
  if (spaceAt(g, g.s.turn.space).action === 'grail') {
    g.rule('M6.7');
    g.event('seized', { seat, relic: 'grail', from: otherThan(seat, g.s.grail) });
    g.s.grail = seat;
    takeApple(g, seat);
    return;
  }
  g.rule('M6.6');
  g.event('seized', { seat, relic: 'excalibur', from: otherThan(seat, g.s.excalibur) });
  g.s.excalibur = seat;
  if (traitor !== undefined) discardTraitors(g, seat, traitor, 1, 'excalibur');
}

/** [M6.10] */
function takeApple(g: Play, seat: Seat): void {
  if (g.s.apples === 0) {
    g.event('noApple', { seat });
    return;
  }
  g.s.apples--;
  g.s.players[seat].apples++;
  g.event('apple', { seat });
}

/** The second half of a trade [M6.13] [M6.14]. */
const trading = rules.procedure<OfSeat>('trading', {
  steps: [
    rules.openAsk<OfSeat, { take: [good: Good, province: Province] }>('take', {
      rule: 'M6.13',
      who: 'seat',
      menu(g, _v, m) {
        for (const good of GOODS)
          for (const province of PROVINCES)
            if (g.s.supply[good][province] > 0) m.option('take', good, province);
      },
      on: {
        take(g, v, good, province) {
          take(g, v.seat, good, province);
        },
      },
    }),
  ],
});

type Court = { send: [servant: Servant, province: Province]; done: [] };
const courtly = {
  rule: 'M17.14',
  who: 'seat' as const,
  menu(g: OpenLook, v: OfSeat, m: MenuOf<Court>) {
    listCourt(g, v.seat, m);
    m.option('done');
  },
  on: {
    send: (g: Play, v: OfSeat, servant: Servant, province: Province) =>
      send(g, v.seat, servant, province),
    done() {},
  },
};

/** The favour of the lady: two servants, one after the other [M17.14]. */
const court = rules.procedure<OfSeat>('court', {
  steps: [
    rules.openAsk<OfSeat, Court>('first', courtly),
    rules.openAsk<OfSeat, Court>('second', courtly),
  ],
});

function exchange(g: Play, seat: Seat, quests: readonly string[]): void {
  g.rule('M6.15');
  for (const quest of quests) discardQuest(g, seat, quest);
  g.event('discarded', { seat, quests: [...quests] });
  g.callEach(
    drawing,
    quests.map(() => ({ seat })),
  );
}

type Bends = { mirror: []; borrow: [target: Seat]; decline: [] };

interface BendMenu {
  unless(reason: ReturnType<typeof noFlag>, verb: 'mirror'): void;
  unless(reason: ReturnType<typeof noFlag>, verb: 'borrow', target: Seat): void;
}

/** Flags that change which action is carried out [M8.11] [M8.14] [M8.15]. */
function listFlags(g: OpenLook, seat: Seat, m: BendMenu): void {
  const { figure, space, borrowed } = g.s.turn;
  if (borrowed) return;
  if (figure === 'knight') m.unless(noFlag(g, seat, 'mirror', 'M8.14'), 'mirror');
  for (const other of g.seats)
    if (other !== seat && g.s.players[other].knight !== space)
      m.unless(noFlag(g, seat, 'borrow', 'M8.11'), 'borrow', other); // M8.12
}

/** Marks that the action was carried out, so that a staff may repeat it [M9.2]. */
function performed(g: Play): void {
  g.s.turn.acted = true;
}

/** The action of the space, or another by a flag; it may be declined [M4.9]. */
export const acting = rules.procedure<Acting>('acting', {
  steps: [
    rules.ask<Acting, Acts & Bends>('act', {
      rule: 'M4.8',
      who: 'seat',
      params: paramsOf({ stop: stopKind, again: kind.flag }, (g, v) => ({
        stop: stopAt(g, g.s.turn.space),
        again: v.again,
      })),
      menu(g, v, m) {
        listActions(g, v.seat, m);
        if (!v.again) listFlags(g, v.seat, m);
        m.option('decline');
      },
      on: {
        send(g, v, servant, province) {
          g.rule(RULE_OF_SENDING[spaceAt(g, g.s.turn.space).action] ?? 'M6.5');
          performed(g);
          send(g, v.seat, servant, province);
        },
        count(g, v, what) {
          performed(g);
          countPoints(g, v.seat, what);
        },
        reckon(g, v, what) {
          performed(g);
          reckon(g, v.seat, what);
        },
        court(g, v) {
          performed(g);
          g.rule('M17.14');
          turnSeal(g, v.seat, COURT);
          g.s.turn.extra = 'favour'; // M17.15
          v.isCourt = true;
        },
        take(g, v, good, province) {
          g.rule('M6.3');
          performed(g);
          take(g, v.seat, good, province);
        },
        seize(g, v, traitor?: Province) {
          performed(g);
          seize(g, v.seat, traitor);
        },
        give(g, v, good, province) {
          performed(g);
          returnGood(g, v.seat, good, province);
          g.call(trading, { seat: v.seat });
        },
        exchange(g, v, quests) {
          performed(g);
          exchange(g, v.seat, quests);
        },
        build(g, v, tile, material, extra?: 'tile') {
          performed(g);
          build(g, v.seat, tile, material, extra === 'tile');
        },
        mirror(g, v) {
          g.rule('M8.14');
          mirror(g, v.seat);
          return 'again';
        },
        borrow(g, v, target) {
          g.rule('M8.11');
          useFlag(g, v.seat, 'borrow');
          g.s.turn.borrowed = true; // M8.13
          g.s.turn.space = g.s.players[target].knight;
          const { space } = g.s.turn;
          g.event('borrowed', { seat: v.seat, target, space, stop: stopAt(g, space) });
          return 'again';
        },
        decline(g, v) {
          g.rule('M4.9');
          const { space } = g.s.turn;
          g.event('declined', { seat: v.seat, space, stop: stopAt(g, space) });
        },
      },
    }),
    rules.call(
      'court',
      court,
      (_g, v) => ({ seat: v.seat }),
      (_g, v) => v.isCourt,
    ),
  ],
});

const RULE_OF_SENDING: { readonly [action: string]: string } = {
  province: 'M5.3',
  move: 'M6.11',
};
