import { expect, it } from 'vitest';
import { playAll, type Run } from './crew.js';
import { inOrder } from './order.js';
import type { Chunk, Work } from './work.js';

interface Squares extends Chunk {
  readonly played: readonly (number | string)[];
}

/** What a thread runs: squares of numbers, but before it sends them it does what `before` says. */
const threadThat = (before: string): URL => {
  const source = `
    import { parentPort, workerData } from 'node:worker_threads';
    parentPort.on('message', async ({ from, to }) => {
      ${before}
      const played = Array.from({ length: to - from }, (_, i) => (from + i) ** 2);
      parentPort.postMessage({ from, played });
    });`;
  return new URL(`data:text/javascript,${encodeURIComponent(source)}`);
};

const squaring = (before = ''): Work<Int32Array, Squares> => ({
  module: threadThat(before),
  play(_job, { from, to }, breathe) {
    if (breathe() !== undefined) throw new Error('tired at once');
    if (from === 3) throw new Error('no square of 3');
    return { from, played: Array.from({ length: to - from }, (_, i) => (from + i) ** 2) };
  },
  lost: (_job, { from, to }, reason) => ({
    from,
    played: Array.from({ length: to - from }, () => reason),
  }),
});

interface Given extends Partial<Run<Squares>> {
  readonly before?: string;
}

async function played({ before, ...run }: Given): Promise<(number | string)[]> {
  const found: (number | string)[] = [];
  // Threads share it: how often each number was tried.
  const tries = new Int32Array(new SharedArrayBuffer(400));
  await playAll(squaring(before), tries, {
    games: { from: 0, to: 6 },
    mostPerChunk: 1,
    threads: 2,
    signal: new AbortController().signal,
    deliver: (chunk) => found.push(...chunk.played),
    ...run,
  });
  return found;
}

it('delivers chunks in the order of their games, and nothing past a gap', () => {
  const found: number[] = [];
  const deliver = inOrder<Chunk>(4, ({ from }) => found.push(from));
  deliver({ from: 7, played: [1] });
  deliver({ from: 6, played: [1] });
  expect(found).toEqual([]);
  deliver({ from: 4, played: [1, 2] });
  expect(found).toEqual([4, 6, 7]);
});

it('delivers in order whichever thread is quicker', async () => {
  const before = 'if (from === 0) await new Promise((resolve) => setTimeout(resolve, 30));';
  expect(await played({ before })).toEqual([0, 1, 4, 9, 16, 25]);
  expect(await played({ before, games: { from: 2, to: 4 } })).toEqual([4, 9]);
});

it('plays a range again whose thread crashed, twice', async () => {
  const dying = (times: number): string =>
    `if (from === 2 && Atomics.add(workerData, from, 1) < ${times}) throw new Error('broken');`;
  expect(await played({ before: dying(2) })).toEqual([0, 1, 4, 9, 16, 25]);
  expect(await played({ before: dying(3) })).toEqual([0, 1, 'broken', 9, 16, 25]);
});

it('goes on where a thread ends itself', async () => {
  const leaving = 'if (from === 5) process.exit(7);';
  expect(await played({ before: leaving })).toEqual([0, 1, 4, 9, 16, 'its thread ended with 7']);
});

it('counts games as lost that fail on its own thread', async () => {
  expect(await played({ threads: 1 })).toEqual([0, 1, 4, 'no square of 3', 16, 25]);
});

it.each([1, 2])('delivers nothing more once it is told to stop: %i threads', async (threads) => {
  const stop = new AbortController();
  const found: (number | string)[] = [];
  const deliver = (chunk: Squares): void => {
    found.push(...chunk.played);
    if (found.length === 2) stop.abort();
  };
  await played({ threads, signal: stop.signal, deliver });
  expect(found).toEqual([0, 1]);
  expect(await played({ threads, signal: AbortSignal.abort() })).toEqual([]);
});

it('ends a thread in the middle of a thought', async () => {
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 50);
  expect(await played({ before: 'for (;;) {}', signal: stop.signal })).toEqual([]);
});

it.each([1, 2])('fails where nobody takes what it delivers: %i threads', async (threads) => {
  let delivered = 0;
  const deliver = (): void => {
    delivered++;
    throw new Error('the disk is full');
  };
  await expect(played({ threads, deliver })).rejects.toThrow('the disk is full');
  expect(delivered).toBe(1);
});
