import { Worker } from 'node:worker_threads';
import type { Verdict } from '@destrier/engine';
import { Refused } from '../refused.js';
import type { PackJudging, RecordJudging } from './judging.js';
import type { PackVerdict } from './pack-verdict.js';

const TIME_MOST_MS = 10_000;
/** Memory of a thread, in megabytes. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/** Tests run the sources, but a thread needs what was built from them. */
const THREAD = new URL(
  import.meta.url.endsWith('.ts') ? '../dist/tables/judging.js' : './judging.js',
  import.meta.url,
);

/** Overrides for tests. */
export interface JudgeLimits {
  readonly thread?: URL;
  readonly timeMostMs?: number;
}

/** Judges what somebody sent, in a thread under limits of time and memory. */
export function judge(judging: RecordJudging, limits: JudgeLimits): Promise<Verdict>;
export function judge(judging: PackJudging, limits: JudgeLimits): Promise<PackVerdict>;
export async function judge(
  judging: RecordJudging | PackJudging,
  { thread = THREAD, timeMostMs = TIME_MOST_MS }: JudgeLimits,
): Promise<unknown> {
  const { kind } = judging;
  const worker = new Worker(thread, { workerData: judging, resourceLimits: MEMORY });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<unknown>((resolve, reject) => {
      timer = setTimeout(() => reject(new Refused(`${kind}.slow`)), timeMostMs);
      worker.once('message', resolve);
      worker.once('error', (error) => reject(isFull(error) ? new Refused(`${kind}.large`) : error));
      worker.once('exit', () => reject(new Error('the thread ended without a verdict')));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
