/** What a server that is measured holds, in bytes. */
export interface Memory {
  /** Objects, and buffers outside the heap, that something still refers to. */
  readonly held: number;
  /** What the operating system gave to the process. */
  readonly resident: number;
}

/** What the measuring process may ask: for a number of microseconds, for memory, or to end. */
export type Word = 'cpu' | 'memory' | 'stop';

/**
 * Tells the measuring process that a server is ready, and answers it from then on. When that process is gone or says
 * so, the server is closed and this process ends.
 */
export function serveParent(url: string, close: (isGone: boolean) => Promise<void>): void {
  const end = (isGone: boolean): void => {
    void close(isGone).finally(() => process.exit());
  };
  process.on('message', (word: Word) => {
    if (word === 'stop') end(false);
    else process.send?.(word === 'cpu' ? cpuMicros() : memory());
  });
  for (const sign of ['disconnect', 'SIGINT', 'SIGTERM']) process.once(sign, () => end(true));
  process.send?.(url);
}

/** User and system, of all threads. */
function cpuMicros(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

function memory(): Memory {
  // The second round collects what finalizers of the first let go.
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { held: heapUsed + external, resident: rss };
}
