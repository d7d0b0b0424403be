import { gameNamed } from '@destrier/registry';
import type { Breathe, Chunk, Range, Work } from '../crew/work.js';
import { chancesAt } from './chances.js';
import { judged, type Decision } from './decision.js';
import type { Job } from './job.js';
import { momentsOf } from './moments.js';
import type { Stand } from './turning.js';

/** What was found out about one moment. */
export interface Finding extends Stand {
  /** null where nobody had a choice. */
  readonly decision: Decision | null;
  readonly iterations: number;
}

export interface Findings extends Chunk {
  readonly played: readonly Finding[];
  /** Why there are none. */
  readonly failure?: string;
}

/** Roll-outs for a point of a seat's curve, at least, and one for this many iterations. */
const FEWEST_ROLL_OUTS = 8;
const ITERATIONS_PER_ROLL_OUT = 2;

/** Looks at the moments of a range: those before each choice, and the one after the last. */
export async function findingsIn(
  job: Job,
  { from, to }: Range,
  breathe: Breathe,
): Promise<Findings> {
  const { game, evaluation } = gameNamed(job.game);
  const { iterations } = job;
  const rollOuts = Math.max(FEWEST_ROLL_OUTS, Math.ceil(iterations / ITERATIONS_PER_ROLL_OUT));
  const played: Finding[] = [];
  let at = 0;
  for (const moment of momentsOf(game, job)) {
    if (at === to) break;
    if (at++ < from) continue;
    const { match, seq } = moment;
    const win = await chancesAt(match, evaluation, rollOuts, `moment ${seq}`, breathe);
    const decision = await judged(moment, evaluation, iterations, breathe);
    played.push({ seq, win, decision, iterations });
  }
  return { from, played };
}

export const work: Work<Job, Findings> = {
  play: findingsIn,
  module: new URL('./thread.js', import.meta.url),
  lost: (_job, { from }, failure) => ({ from, played: [], failure }),
};
