import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { playChunk, type Chunk, type Job } from './chunk.js';

const SLICE_MS = 50;
const MOST_PER_CHUNK = 32;
const CHUNKS_PER_THREAD = 8;

type Deliver = (chunk: Chunk) => void;

/** Plays the games of a job on so many threads, until all are played or the signal is given. */
export async function playAll(
  job: Job,
  threads: number,
  cancelled: AbortSignal,
  deliver: Deliver,
): Promise<void> {
  if (threads === 1) return playHere(job, cancelled, deliver);
  const size = Math.ceil(job.games / threads / CHUNKS_PER_THREAD);
  const ranges = rangesOf(job.games, Math.min(MOST_PER_CHUNK, size));
  // A thread that fails ends the others, too.
  const failure = new AbortController();
  const stopped = AbortSignal.any([cancelled, failure.signal]);
  const crew = Array.from({ length: Math.min(threads, ranges.length) }, () =>
    playThere(job, ranges, stopped, deliver),
  );
  try {
    await Promise.all(crew);
  } finally {
    failure.abort();
  }
}

/** On this thread, in slices, so that Ctrl-C is heard in between. */
async function playHere(job: Job, cancelled: AbortSignal, deliver: Deliver): Promise<void> {
  for (let next = 0; next < job.games && !cancelled.aborted;) {
    const end = Date.now() + SLICE_MS;
    const chunk = playChunk(job, next, job.games, () => Date.now() < end);
    deliver(chunk);
    next += chunk.played.length;
    await setImmediate();
  }
}

export interface Range {
  readonly from: number;
  readonly to: number;
}

function rangesOf(games: number, size: number): Range[] {
  const ranges: Range[] = [];
  for (let from = 0; from < games; from += size)
    ranges.push({ from, to: Math.min(games, from + size) });
  return ranges;
}

/** On a thread of its own, which takes the next range whenever it is done with one. */
async function playThere(
  job: Job,
  ranges: Range[],
  cancelled: AbortSignal,
  deliver: Deliver,
): Promise<void> {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: job });
  const stop = (): void => void worker.terminate();
  cancelled.addEventListener('abort', stop, { once: true });
  try {
    await new Promise<void>((resolve, reject) => {
      const next = (): void => {
        const range = cancelled.aborted ? undefined : ranges.shift();
        if (range === undefined) resolve();
        else worker.postMessage(range);
      };
      worker.on('message', (chunk: Chunk) => {
        deliver(chunk);
        next();
      });
      worker.once('error', reject);
      worker.once('exit', () => resolve());
      next();
    });
  } finally {
    cancelled.removeEventListener('abort', stop);
    await worker.terminate();
  }
}
