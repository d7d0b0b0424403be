import { playAll } from '../crew/crew.js';
import type { Journal } from '../crew/journal.js';
import { leaveMsFor } from '../crew/seated.js';
import { SPRT_MOST_GAMES } from '../statistics.js';
import { couplesOf, type LadderJob } from './job.js';
import { LADDER_WORK, type PlayedPair } from './pair.js';
import { LadderTally, type LadderStanding } from './standing.js';

export interface LadderRun {
  /** One if not given. */
  readonly threads?: number;
  readonly signal?: AbortSignal;
  /** Told after every pair. */
  readonly onProgress?: (progress: LadderProgress) => void;
  /** What is done already, and where every pair is kept. */
  readonly saved?: Journal<PlayedPair>;
}

export interface LadderProgress {
  readonly games: number;
  /** At most: a test may end sooner. */
  readonly of: number;
}

export interface LadderResult extends LadderStanding {
  /** Cancelled before the end. */
  readonly partial: boolean;
}

/** How many pairs a ladder plays at most. */
function pairsOf(job: LadderJob): number {
  const { until } = job;
  const games = 'games' in until ? until.games : SPRT_MOST_GAMES;
  return Math.ceil(games / 2) * couplesOf(job).length;
}

/** Lets bots play each other. The same job gives the same result, however often it was stopped and gone on with. */
export async function ladder(job: LadderJob, run: LadderRun = {}): Promise<LadderResult> {
  const { threads = 1, signal, onProgress, saved } = run;
  const tally = new LadderTally(job);
  const to = pairsOf(job);
  const enough = new AbortController();
  const count = (pair: PlayedPair): void => {
    tally.add(pair);
    if (tally.decided) enough.abort();
    onProgress?.({ games: 2 * tally.counted, of: 2 * to });
  };
  for (const pair of saved?.done.slice(0, to) ?? []) if (!enough.signal.aborted) count(pair);
  await playAll(LADDER_WORK, job, {
    games: { from: tally.counted, to },
    mostPerChunk: 1,
    threads,
    leaveMs: leaveMsFor(job.bots),
    signal: AbortSignal.any([enough.signal, ...(signal === undefined ? [] : [signal])]),
    deliver({ played }) {
      for (const pair of played) {
        saved?.add(pair);
        count(pair);
      }
    },
  });
  return { ...tally.standing(), partial: tally.counted < to && !tally.decided };
}
