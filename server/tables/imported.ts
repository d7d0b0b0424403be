import { Worker } from 'node:worker_threads';
import type { Verdict } from '@destrier/engine';
import { Line } from '../people/line.js';
import { Refused } from '../refused.js';
import type { Hall } from './hall.js';
import type { Judging } from './judging.js';
import { Packs } from './packs.js';

/** The longest record, in bytes. */
export const RECORD_MOST = 2 * 1024 * 1024;
const TIME_MOST_MS = 10_000;
/** Memory of a thread, in megabytes. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/** Tests run the sources, but a thread needs what was built from them. */
const THREAD = new URL(
  import.meta.url.endsWith('.ts') ? '../dist/tables/judging.js' : './judging.js',
  import.meta.url,
);

/** One at a time beside the games; few wait, because each may take long. */
const line = new Line(1, 8);

/** What is found when every draw and choice of a record is made again. */
export type Judgement = Exclude<Verdict, { readonly error: unknown }>;

/** Overrides for tests. */
interface Limits {
  readonly thread?: URL;
  readonly timeMostMs?: number;
}

/** Plays a record again, in a thread under limits, and says what was found. */
export async function importRecord(
  hall: Pick<Hall, 'storage' | 'games'>,
  text: string,
  limits: Limits = {},
): Promise<Judgement> {
  if (Buffer.byteLength(text) > RECORD_MOST)
    throw new Refused('record.long', { most: RECORD_MOST });
  const games = hall.games.map(({ game }) => game.id);
  const packs = await packsOf(hall, text);
  const verdict = await line.run(() => judge({ text, games, packs }, limits));
  if ('error' in verdict) throw new Refused(verdict.error.code, { line: verdict.error.line });
  return verdict;
}

/** The pack that a record names, where it is kept here. */
async function packsOf({ storage }: Pick<Hall, 'storage'>, text: string): Promise<object[]> {
  const [, hash] = /^content (\S{1,100})$/m.exec(text) ?? [];
  if (hash === undefined) return [];
  try {
    return [await new Packs(storage.db).content(hash)];
  } catch (error) {
    if (error instanceof Refused) return [];
    throw error;
  }
}

async function judge(
  judging: Judging,
  { thread = THREAD, timeMostMs = TIME_MOST_MS }: Limits,
): Promise<Verdict> {
  const worker = new Worker(thread, { workerData: judging, resourceLimits: MEMORY });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Verdict>((resolve, reject) => {
      timer = setTimeout(() => reject(new Refused('record.slow')), timeMostMs);
      worker.once('message', resolve);
      worker.once('error', (error) => reject(isFull(error) ? new Refused('record.large') : error));
      worker.once('exit', () => reject(new Error('the thread ended without a verdict')));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
