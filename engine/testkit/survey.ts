import type { AnyGame } from '../game.js';
import { playChecked, randomLegs, type Care, type Course } from './course.js';
import type { Finding, Guarantee } from './finding.js';
import { watchRedeals, type Redealt } from './redealt.js';
import { prepareSetup, setupAt, type Setup } from './setup.js';
import { findingOf } from './shrink.js';
import { namesOf, watchRules, type Watch } from './watch.js';

/** Every few games one is looked at with all checks, if nothing else is said. */
const THOROUGH_ONE_IN = 100;
/** Every few games one plays without a will of its own. */
const UNIFORM_ONE_IN = 4;
/** In the other games one costly check is made at one choice in this many. */
const CAREFUL_ONE_IN = 16;

/** Random games of one game over one or more setups. */
export interface Survey {
  readonly watch: Watch;
  readonly redealt: Redealt;
  /** At most one for each guarantee. */
  readonly findings: ReadonlyMap<Guarantee, Finding>;
  readonly games: number;
  readonly choices: number;
  /** Plays the games from one number to before another. The same numbers are the same games. */
  play(setup: Setup, games: Range): void;
}

export interface Range {
  readonly seed: string;
  readonly from: number;
  readonly to: number;
  readonly thoroughOneIn?: number;
}

export function surveyOf(game: AnyGame): Survey {
  const watch = watchRules(game);
  const redealt = watchRedeals(game);
  const findings = new Map<Guarantee, Finding>();
  const survey = {
    watch,
    redealt,
    findings,
    games: 0,
    choices: 0,
    play(setup: Setup, { seed, from, to, thoroughOneIn = THOROUGH_ONE_IN }: Range) {
      watch.during(() => {
        for (let i = from; i < to; i++) {
          const here = setupAt(setup, i);
          const course = { prepared: prepareSetup(game, here), setup: here, watch, redealt };
          survey.games++;
          const care: Care = { oneIn: i % thoroughOneIn === 0 ? 1 : CAREFUL_ONE_IN };
          const doing = i % UNIFORM_ONE_IN !== UNIFORM_ONE_IN - 1;
          survey.choices += playOne(course, `kit-${seed}-${i}`, doing, care, findings);
        }
      });
    },
  };
  return survey;
}

function playOne(
  course: Course,
  seed: string,
  doing: boolean,
  care: Care,
  findings: Map<Guarantee, Finding>,
): number {
  const { rows, broken } = playChecked(course, seed, randomLegs(seed, doing), care);
  if (broken !== undefined && !findings.has(broken.guarantee))
    findings.set(broken.guarantee, findingOf(course, { seed, rows, broken }));
  return rows.length;
}

/** What lay hidden and was the same in every re-dealt world, so that nothing was proved of it. */
export function emptyFindings({ redealt }: Survey, excused: readonly string[] = []): Finding[] {
  const never = redealt.never().filter((path) => !excused.includes(path));
  if (never.length === 0) return [];
  return [{ guarantee: 5, message: `never re-dealt: ${never.join(', ')}`, scenario: '' }];
}

/** Steps and verbs that no game took, and excuses that are not needed. */
export function coverageFindings(
  game: AnyGame,
  { watch, redealt }: Survey,
  excused: readonly string[],
): Finding[] {
  const names = namesOf(game);
  const { taken } = watch;
  const never = redealt.never();
  const missed = names.filter((name) => !taken.has(name) && !excused.includes(name));
  const idle = excused.filter((name) =>
    name.startsWith('.') ? !never.includes(name) : taken.has(name),
  );
  const unknown = excused.filter((name) => !name.startsWith('.') && !names.includes(name));
  return [
    ...said(missed, 'never taken'),
    ...said(idle, 'listed as uncovered, but it is covered'),
    ...said(unknown, 'listed as uncovered, but there is no such step or verb'),
  ];
}

function said(names: readonly string[], what: string): Finding[] {
  return names.length === 0
    ? []
    : [{ guarantee: 9, message: `${what}: ${names.join(', ')}`, scenario: '' }];
}

export interface Games {
  readonly games?: number;
  readonly seed?: string;
  readonly thoroughOneIn?: number;
}

/** Plays random games of one setup and says what broke: at most one finding for each guarantee. */
export function checkGames(
  game: AnyGame,
  setup: Setup,
  { games = 100, seed = '1', thoroughOneIn = THOROUGH_ONE_IN }: Games = {},
): Finding[] {
  const survey = surveyOf(game);
  survey.play(setup, { seed, from: 0, to: games, thoroughOneIn });
  return [...survey.findings.values(), ...emptyFindings(survey)];
}
