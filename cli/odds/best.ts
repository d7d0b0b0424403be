import { Worker } from 'node:worker_threads';
import type { BestAsk } from './worker.js';

/** The best play is looked for no longer than this. */
const LIMIT_MS = 3000;

/** The chance by the best play, from a thread of its own; null where it could not be found in time. */
export function bestOf(ask: BestAsk, signal: AbortSignal): Promise<number | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: ask });
    const end = (found: number | null): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      void worker.terminate();
      resolve(found);
    };
    const stop = (): void => end(null);
    const timer = setTimeout(stop, LIMIT_MS);
    signal.addEventListener('abort', stop);
    worker.on('message', end);
    worker.on('error', stop);
    worker.on('exit', stop);
  });
}
