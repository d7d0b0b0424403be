import {
  matchFrom,
  newMatch,
  prepare,
  questions,
  run,
  tableKey,
  type AnyGame,
  type Match,
  type Row,
} from '@destrier/engine';
import { stepTo, take, type Step } from '../steps.js';
import type { Job } from './job.js';

/** The table before a choice, or after the last one. */
export interface Moment {
  /** The true one: to be looked at through somebody's eyes, and not to be played in. */
  readonly match: Match;
  /** Choices made so far. */
  readonly seq: number;
  /** What was chosen then; null after the last choice. */
  readonly step: Step | null;
}

/** The moments of a game, one after the other. Each is over when the next is asked for. */
export function* momentsOf(game: AnyGame, job: Job): Generator<Moment> {
  const match = beginningOf(game, job);
  let seq = job.before;
  for (const row of job.rows) {
    const step = stepOf(match, row);
    yield { match, seq, step };
    take(match, step);
    seq++;
  }
  yield { match, seq, step: null };
}

function beginningOf(game: AnyGame, { seats, options, content, seed, origin }: Job): Match {
  const prepared = prepare(game, seats, options, content ?? undefined);
  const key = tableKey(seed);
  if (origin !== null) return matchFrom(prepared, structuredClone(origin), key);
  const match = newMatch(prepared, key);
  run(match);
  return match;
}

/** A choice of a record: an answer to the first of the seat's questions that has it. */
function stepOf(match: Match, { seat, option }: Pick<Row, 'seat' | 'option'>): Step {
  for (const question of questions(match)) {
    const step = question.seat === seat ? stepTo(match, question, option) : undefined;
    if (step !== undefined) return step;
  }
  throw new Error(`seat ${seat} cannot choose "${option}"`);
}
