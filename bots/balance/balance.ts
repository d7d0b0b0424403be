import { playAll } from '../crew/crew.js';
import type { Journal } from '../crew/journal.js';
import { addCounts, noCounts, type Counts } from './counts.js';
import { BALANCE_WORK, type BalanceJob } from './job.js';
import { balanceOf, type Balance } from './standing.js';

/** Few, since a strong bot takes seconds for a game. */
const MOST_PER_CHUNK = 4;
/** Quick games are kept together, so that the file stays small. */
const KEEP_EVERY_MS = 2000;

/** Games that were counted together. */
export interface CountedTogether {
  readonly games: number;
  readonly counts: Counts;
}

export interface BalanceRun {
  /** One if not given. */
  readonly threads?: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: { readonly games: number; readonly of: number }) => void;
  /** What is counted already, and where what is counted is kept. */
  readonly saved?: Journal<CountedTogether>;
}

export interface BalanceResult extends Balance {
  /** Cancelled before the end. */
  readonly partial: boolean;
}

/** More games are saved than are asked for. */
export class TooManySaved extends Error {
  override readonly name = 'TooManySaved';
}

/** Sums up games until they are due to be kept. */
function keeper(seats: number, saved: Journal<CountedTogether> | undefined) {
  let games = 0;
  let counts = noCounts(seats);
  let last = performance.now();
  const keep = (): void => {
    if (games > 0) saved?.add({ games, counts });
    games = 0;
    counts = noCounts(seats);
    last = performance.now();
  };
  return {
    keep,
    add(one: Counts): void {
      addCounts(counts, one);
      games++;
      if (performance.now() - last >= KEEP_EVERY_MS) keep();
    },
  };
}

/** Lets bots play and counts. The same job gives the same result, however often it was stopped and gone on with. */
export async function balance(job: BalanceJob, run: BalanceRun = {}): Promise<BalanceResult> {
  const { threads = 1, signal = new AbortController().signal, onProgress, saved } = run;
  const counts = noCounts(job.seats);
  let games = 0;
  for (const done of saved?.done ?? []) {
    addCounts(counts, done.counts);
    games += done.games;
  }
  if (games > job.games)
    throw new TooManySaved(`${games} games are counted already, more than ${job.games}`);
  const kept = keeper(job.seats, saved);
  await playAll(BALANCE_WORK, job, {
    games: { from: games, to: job.games },
    mostPerChunk: MOST_PER_CHUNK,
    threads,
    signal,
    deliver({ played }) {
      for (const one of played) {
        addCounts(counts, one);
        kept.add(one);
      }
      games += played.length;
      onProgress?.({ games, of: job.games });
    },
  });
  kept.keep();
  return { ...balanceOf(job, counts), partial: games < job.games };
}
