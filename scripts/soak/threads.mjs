import { Worker } from 'node:worker_threads';

/**
 * Shares pieces of work out among threads.
 * @template W
 * @template D
 * @param {URL} module what a thread runs: it is sent one piece after the other and answers each
 * @param {W[]} works
 * @param {number} threads
 * @param {AbortSignal} signal
 * @param {(done: D) => void} keep
 */
export async function shareOut(module, works, threads, signal, keep) {
  const waiting = [...works];
  const crew = Array.from({ length: Math.min(threads, works.length) }, () =>
    serve(module, waiting, signal, keep),
  );
  await Promise.all(crew);
}

/**
 * One thread takes a piece after the other. What it was at when cancelled is lost.
 * @template W
 * @template D
 * @param {URL} module
 * @param {W[]} waiting
 * @param {AbortSignal} signal
 * @param {(done: D) => void} keep
 * @returns {Promise<void>}
 */
function serve(module, waiting, signal, keep) {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const worker = new Worker(module);
    const next = () => {
      const work = signal.aborted ? undefined : waiting.shift();
      if (work === undefined) void worker.terminate();
      else worker.postMessage(work);
    };
    worker.on('message', (/** @type {D} */ done) => {
      keep(done);
      next();
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve());
    signal.addEventListener('abort', () => void worker.terminate());
    next();
  });
}
