import type { Seat } from '../basics.js';
import { orderIsNothing } from './checks/arrival.js';
import { allDeclared } from './checks/conservation.js';
import { saysAsDeclared } from './checks/declared.js';
import { recovers } from './checks/faults.js';
import { unseenStaysUnseen } from './checks/hidden-choice.js';
import { forgetsNothing } from './checks/knowledge.js';
import { lookingChangesNothing } from './checks/menus.js';
import { refusesGarbage } from './checks/refusals.js';
import { goesOnAlike } from './checks/same-bytes.js';
import { copiesAlike, forksAlike, learnsNothing, twoWorlds } from './checks/two-worlds.js';
import { undoneAndRedone } from './checks/undo.js';
import type { Guarantee } from './finding.js';
import type { Moment } from './moment.js';

/** A check that is too costly for every choice of every game. */
export interface Check {
  /** The guarantee it proves. */
  readonly guarantee: Guarantee;
  /** `thorough`: for the chooser and some other seats, else for one or two of them. */
  work(moment: Moment, thorough: boolean): void;
}

function once(guarantee: Guarantee, work: (moment: Moment) => void): Check {
  return { guarantee, work };
}

/** At a thorough look this many seats besides the chooser are observers. */
const OTHERS = 2;

function bySeat(guarantee: Guarantee, work: (moment: Moment, seat: Seat) => void): Check {
  return {
    guarantee,
    work(moment, thorough) {
      const { question, random, before } = moment;
      const others = before.seats.filter((seat) => seat !== question.seat);
      if (thorough || others.length === 0 || random.below(2) === 0) work(moment, question.seat);
      if (thorough)
        for (let left = OTHERS; left > 0 && others.length > 0; left--)
          work(moment, others.splice(random.below(others.length), 1)[0] as Seat);
      else if (others.length > 0) work(moment, others[random.below(others.length)] as Seat);
    },
  };
}

export const CHECKS: readonly Check[] = [
  once(11, lookingChangesNothing),
  once(3, (moment) => allDeclared(moment.after)),
  once(3, saysAsDeclared),
  once(1, goesOnAlike),
  bySeat(5, twoWorlds),
  once(5, forksAlike),
  bySeat(5, forgetsNothing),
  bySeat(5, unseenStaysUnseen),
  once(5, copiesAlike),
  bySeat(6, learnsNothing),
  once(6, undoneAndRedone),
  once(4, refusesGarbage),
  once(10, orderIsNothing),
  once(12, recovers),
];
