import { copyOf } from '../fork.js';
import type { Prepared } from '../game.js';
import { newMatch, type Match } from '../match.js';
import { menuOf, promptOf, questions } from '../questions.js';
import { streamFrom, type Stream } from '../random.js';
import { answer, run } from '../run.js';
import { tableKey } from '../seed.js';
import { randomStep, type Decision } from '../walker.js';
import { CHECKS, type Check } from './checks.js';
import { allDeclared, conservationOf, drawsAreBarriers } from './checks/conservation.js';
import { eventsShareNothing } from './checks/events.js';
import { tableKeepsHistory } from './checks/history.js';
import { replaysAlike } from './checks/same-bytes.js';
import { Broken, brokenBy, under, type Guarantee } from './finding.js';
import { listenTo, momentOf, type Moment } from './moment.js';
import { playedOf, stepFor, type Played } from './played.js';
import type { Redealt } from './redealt.js';
import type { Setup } from './setup.js';
import type { Watch } from './watch.js';

/** What all games of one setup share. */
export interface Course {
  readonly prepared: Prepared;
  readonly setup: Setup;
  readonly watch: Watch;
  readonly redealt: Redealt;
}

/** Makes the choices of a game; undefined when there are no more. */
export type Legs = (match: Match) => Decision | undefined;

/** How closely a game is looked at. */
export interface Care {
  /** Costly checks: all of them at every choice, or one of them at one choice in this many; later in a long game fewer. */
  readonly oneIn: number;
  /** Only what may break this guarantee, at every choice. */
  readonly only?: Guarantee;
}

export interface Outcome {
  readonly rows: readonly Played[];
  readonly broken: Broken | undefined;
}

/** One in this many games is played again from its seed. */
const REPLAY_ONE_IN = 8;
/** After this many choices a game is looked at half as often, after twice as many a third as often, and so on. */
const SELDOMER_AFTER = 50;

/** Plays a game and checks it on the way. */
export function playChecked(course: Course, seed: string, legs: Legs, care: Care): Outcome {
  const rows: Decision[] = [];
  let broken: Broken | undefined;
  try {
    play(course, seed, legs, care, rows);
  } catch (error) {
    broken = brokenBy(error, 2);
  } finally {
    course.watch.noting = false;
  }
  return { rows: rows.map(({ question, choice }) => playedOf(question, choice)), broken };
}

function play(course: Course, seed: string, legs: Legs, care: Care, rows: Decision[]): void {
  const { prepared, watch } = course;
  const random = streamFrom(seed, 'checks');
  const match = newMatch(prepared, tableKey(seed));
  const heard = listenTo(match);
  noted(watch, () => run(match));
  under(1, () => eventsShareNothing(match, heard.events));
  const conserved = under(3, () => conservationOf(match));
  under(3, () => conserved(match));
  let taken = match.streams.map((stream) => stream.taken);
  while (!match.over) {
    if (match.n >= prepared.game.choiceCap)
      throw new Broken(2, `no end after ${prepared.game.choiceCap} choices`);
    const step = under(2, () => legs(match));
    if (step === undefined) return;
    const before = isLookedAt(care, rows.length, random) ? copyOf(match) : undefined;
    heard.events.length = 0;
    heard.disclosed = false;
    rows.push(step);
    noted(watch, () => answer(match, step.question, step.choice));
    under(3, () => conserved(match));
    under(1, () => eventsShareNothing(match, heard.events));
    taken = drawsAreBarriers(match, taken);
    if (before !== undefined)
      lookClosely(
        momentOf({ ...step, ...course, before, after: match, heard, seed, random }),
        care,
      );
  }
  under(3, () => allDeclared(match));
  lookBack(course, seed, rows, match, care, random);
}

function isLookedAt({ oneIn, only }: Care, choices: number, random: Stream): boolean {
  const seldomer = only === undefined ? 1 + Math.floor(choices / SELDOMER_AFTER) : 1;
  const among = oneIn * seldomer;
  return among === 1 || random.below(among) === 0;
}

function noted(watch: Watch, work: () => void): void {
  watch.noting = true;
  try {
    work();
  } catch (error) {
    throw brokenBy(error, 2);
  } finally {
    watch.noting = false;
  }
}

function lookClosely(moment: Moment, { oneIn, only }: Care): void {
  if (oneIn > 1) judge(CHECKS[moment.random.below(CHECKS.length)] as Check, moment, false);
  else
    for (const check of CHECKS)
      if (only === undefined || only === check.guarantee) judge(check, moment, true);
}

function judge({ guarantee, work }: Check, moment: Moment, thorough: boolean): void {
  under(guarantee, () => work(moment, thorough));
}

function lookBack(
  course: Course,
  seed: string,
  rows: readonly Decision[],
  end: Match,
  care: Care,
  random: Stream,
): void {
  const thorough = care.oneIn === 1;
  if (!thorough && random.below(REPLAY_ONE_IN) !== 0) return;
  const played = rows.map(({ question, choice }) => playedOf(question, choice));
  under(1, () => replaysAlike(course.prepared, seed, played, end));
  if (thorough) under(1, () => tableKeepsHistory({ ...course, seed, rows: played, end, random }));
}

/** Random legs; `doing`: rather doing something than passing. */
export function randomLegs(seed: string, doing: boolean): Legs {
  const random = streamFrom(seed, 'legs');
  return (match) => {
    try {
      return randomStep(match, random, doing);
    } catch (error) {
      deadEnd(match);
      throw error;
    }
  };
}

/** Makes these choices; those that are not possible are left out. Stops where somebody has no answer at all. */
export function givenLegs(rows: readonly Played[]): Legs {
  const left = rows.slice();
  return (match) => {
    deadEnd(match);
    for (let row = left.shift(); row !== undefined; row = left.shift()) {
      const step = stepFor(match, row);
      if (step !== undefined) return step;
    }
    return undefined;
  };
}

function deadEnd(match: Match): void {
  const asked = questions(match).filter(({ kind }) => kind !== 'aside');
  if (asked.length === 0) throw new Broken(2, 'the game waits for nobody and is not over');
  const stuck = asked.find((question) => menuOf(match, question, match.menu, false).count === 0);
  if (stuck !== undefined)
    throw new Broken(2, `dead end: ${promptOf(match, stuck)} has no option for seat ${stuck.seat}`);
}
