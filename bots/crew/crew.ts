import { setImmediate, setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { closePrograms } from '../exec/programs.js';
import { inOrder } from './order.js';
import { Cancelled, END, type Breathe, type Chunk, type Range, type Work } from './work.js';

const SLICE_MS = 50;
const CHUNKS_PER_THREAD = 8;
/** How often a range is played again whose thread died. */
const AGAIN = 2;

/** Memory of a thread, in megabytes: one that wants more dies, and not the machine. */
const MEMORY = { maxOldGenerationSizeMb: 1024 };

/** How a crew is to go about a job. */
export interface Run<C extends Chunk> {
  readonly games: Range;
  /** Games that a thread plays before it tells of them, at most: few where games are long. */
  readonly mostPerChunk: number;
  readonly threads: number;
  readonly signal: AbortSignal;
  /** How long a thread may take to end what it has started; no time if not given. */
  readonly leaveMs?: number;
  /** Called in the order of the games, until the signal is given. */
  readonly deliver: (chunk: C) => void;
}

/** What those of a crew share. */
interface Site<J, C extends Chunk> {
  readonly work: Work<J, C>;
  readonly job: J;
  /** What is still to be played. */
  readonly turns: Turn[];
  readonly signal: AbortSignal;
  readonly deliver: (chunk: C) => void;
  readonly leaveMs: number;
}

interface Turn {
  readonly range: Range;
  readonly deaths: number;
}

/**
 * Plays the games of a job until all are played or the signal is given. What is delivered is always the first n
 * games, on any number of threads, so that a cancelled run says what a shorter one would have said.
 */
export async function playAll<J, C extends Chunk>(
  work: Work<J, C>,
  job: J,
  run: Run<C>,
): Promise<void> {
  const { games, threads, signal } = run;
  const turns = turnsOf(games, sizeOf(run));
  const failure = new AbortController();
  const stopped = AbortSignal.any([signal, failure.signal]);
  const deliver = inOrder<C>(games.from, (chunk) => {
    if (stopped.aborted) return;
    try {
      run.deliver(chunk);
    } catch (error) {
      // What comes after a gap must not be delivered.
      failure.abort();
      throw error;
    }
  });
  const site: Site<J, C> = {
    work,
    job,
    turns,
    signal: stopped,
    deliver,
    leaveMs: run.leaveMs ?? 0,
  };
  if (threads === 1) return playHere(site);
  await Promise.all(Array.from({ length: Math.min(threads, turns.length) }, () => playThere(site)));
}

/** How many games a chunk has. This thread needs no messages: it tells of every game. */
function sizeOf<C extends Chunk>({ games, threads, mostPerChunk }: Run<C>): number {
  if (threads === 1) return 1;
  return Math.min(mostPerChunk, Math.ceil((games.to - games.from) / threads / CHUNKS_PER_THREAD));
}

function turnsOf({ from, to }: Range, size: number): Turn[] {
  const turns: Turn[] = [];
  for (let at = from; at < to; at += size)
    turns.push({ range: { from: at, to: Math.min(to, at + size) }, deaths: 0 });
  return turns;
}

const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** On this thread, with pauses in which Ctrl-C is heard. */
async function playHere<J, C extends Chunk>({
  work,
  job,
  turns,
  signal,
  deliver,
}: Site<J, C>): Promise<void> {
  const breathe = breathing(signal);
  try {
    for (const { range } of turns) {
      const chunk = signal.aborted ? undefined : await chunkOf(work, job, range, breathe);
      if (chunk === undefined) return;
      deliver(chunk);
    }
  } finally {
    await closePrograms();
  }
}

/** The games of a range; undefined if it was cancelled. */
async function chunkOf<J, C extends Chunk>(
  work: Work<J, C>,
  job: J,
  range: Range,
  breathe: Breathe,
): Promise<C | undefined> {
  try {
    return await work.play(job, range, breathe);
  } catch (error) {
    return error instanceof Cancelled ? undefined : work.lost(job, range, wordsOf(error));
  }
}

function breathing(signal: AbortSignal): Breathe {
  let end = performance.now() + SLICE_MS;
  const listen = async (): Promise<void> => {
    await setImmediate();
    if (signal.aborted) throw new Cancelled();
    end = performance.now() + SLICE_MS;
  };
  return () => (performance.now() < end ? undefined : listen());
}

/** On threads, one after the other: the next takes over where one dies. */
async function playThere<J, C extends Chunk>(site: Site<J, C>): Promise<void> {
  const { work, job, turns, signal, deliver } = site;
  while (turns.length > 0 && !signal.aborted) {
    const death = await playUntilDeath(site);
    if (death === undefined || signal.aborted) return;
    const { turn, reason } = death;
    if (turn.deaths < AGAIN) turns.unshift({ ...turn, deaths: turn.deaths + 1 });
    else deliver(work.lost(job, turn.range, reason));
  }
}

interface Death {
  /** What the thread was at. */
  readonly turn: Turn;
  readonly reason: string;
}

/** On one thread, which takes the next turn whenever it is done with one; nothing is returned when none is left. */
async function playUntilDeath<J, C extends Chunk>({
  work,
  job,
  turns,
  signal,
  deliver,
  leaveMs,
}: Site<J, C>): Promise<Death | undefined> {
  const worker = new Worker(work.module, { workerData: job, resourceLimits: MEMORY });
  const stop = (): void => void end(worker, leaveMs);
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await new Promise((resolve, reject) => {
      let turn = turns.shift();
      const begin = (): void => {
        if (turn === undefined || signal.aborted) resolve(undefined);
        else worker.postMessage(turn.range);
      };
      const die = (reason: string): void =>
        resolve(turn === undefined ? undefined : { turn, reason });
      worker.on('message', (chunk: C) => {
        try {
          deliver(chunk);
          turn = turns.shift();
          begin();
        } catch (error) {
          reject(error);
        }
      });
      worker.once('error', (error) => die(wordsOf(error)));
      worker.once('exit', (code) => die(`its thread ended with ${code}`));
      begin();
    });
  } finally {
    signal.removeEventListener('abort', stop);
    await end(worker, leaveMs);
  }
}

async function end(worker: Worker, leaveMs: number): Promise<void> {
  const isGone = worker.threadId === -1;
  if (leaveMs > 0 && !isGone) {
    worker.postMessage(END);
    const exit = new Promise((resolve) => worker.once('exit', resolve));
    await Promise.race([exit, setTimeout(leaveMs, undefined, { ref: false })]);
  }
  await worker.terminate();
}
