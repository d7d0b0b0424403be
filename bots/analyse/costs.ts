import type { AnyEvaluation, AnyGame, Seat, Table } from '@destrier/engine';
import { costBeside, judged, type Decision } from './decision.js';
import { jobOf } from './job.js';
import { momentsOf, type Moment } from './moments.js';

/** Iterations for each decision, so that those that may be costly are found. */
const AT_A_GLANCE = 16;
/** Iterations for those that may be. */
const WITH_CARE = 120;
/** So many are looked at with care. */
const MOST_WITH_CARE = 10;

interface Judging {
  readonly game: AnyGame;
  readonly evaluation?: AnyEvaluation;
}

/** How far the decisions are judged, and what was found last: it counts more than what was found before of the same. */
export interface Judged {
  readonly done: number;
  readonly all: number;
  /** Null where there was nothing to choose. */
  readonly decision: Decision | null;
}

const unhurried = (): undefined => undefined;

/** What the choices of some seats cost: all of them at a glance, then those that seem costliest with more care. */
export async function* costsOf(
  { game, evaluation }: Judging,
  table: Table,
  seats: readonly Seat[],
): AsyncGenerator<Judged> {
  const job = jobOf(table, AT_A_GLANCE);
  const own = job.rows.filter(({ seat }) => seats.includes(seat)).length;
  const all = own + Math.min(own, MOST_WITH_CARE);
  const found: Decision[] = [];
  let done = 0;
  for (const moment of momentsOf(game, job)) {
    if (!isOf(moment, seats)) continue;
    const decision = await judged(moment, evaluation, AT_A_GLANCE, unhurried);
    if (decision !== null) found.push(decision);
    yield { done: ++done, all, decision };
  }
  const doubtful = new Set(
    found
      .filter(({ cost }) => cost > 0)
      .toSorted((one, other) => other.cost - one.cost)
      .slice(0, MOST_WITH_CARE)
      .map(({ seq }) => seq),
  );
  for (const moment of momentsOf(game, job)) {
    if (!doubtful.has(moment.seq + 1)) continue;
    const decision = await judged(moment, evaluation, WITH_CARE, unhurried);
    yield { done: ++done, all, decision };
  }
}

/** What an option gives away beside a better one, at the choice of a game with this number. */
export async function costAt(
  { game, evaluation }: Judging,
  table: Table,
  asked: { readonly seq: number; readonly better: string; readonly other: string },
): Promise<Pick<Decision, 'cost' | 'cost95'>> {
  for (const moment of momentsOf(game, jobOf(table, 1)))
    if (moment.seq + 1 === asked.seq) return costBeside(moment, evaluation, asked, unhurried);
  throw new Error(`there is no choice ${asked.seq}`);
}

function isOf({ step }: Moment, seats: readonly Seat[]): boolean {
  return step !== null && seats.includes(step.question.seat);
}
