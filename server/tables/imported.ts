import type { Verdict } from '@destrier/engine';
import { WorkQueue } from '../people/work-queue.js';
import { Refused } from '../refused.js';
import type { TableServices } from './services.js';
import { judge, type JudgeLimits } from './judge.js';
import { Packs } from './packs.js';

/** The longest record, in bytes. */
export const RECORD_MOST = 2 * 1024 * 1024;

/** One at a time beside the games; few wait, because each may take long. */
const line = new WorkQueue(1, 8);

/** What is found when every draw and choice of a record is made again. */
export type Judgement = Exclude<Verdict, { readonly error: unknown }>;

/** Plays a record again, in a thread under limits, and says what was found. */
export async function importRecord(
  services: Pick<TableServices, 'storage' | 'games'>,
  text: string,
  limits: JudgeLimits = {},
): Promise<Judgement> {
  if (Buffer.byteLength(text) > RECORD_MOST)
    throw new Refused('record.long', { most: RECORD_MOST });
  const games = services.games.map(({ game }) => game.id);
  const packs = await packsOf(services, text);
  const verdict = await line.run(() => judge({ kind: 'record', text, games, packs }, limits));
  if ('error' in verdict) throw new Refused(verdict.error.code, { line: verdict.error.line });
  return verdict;
}

/** The pack that a record names, where it is kept here. */
async function packsOf(
  { storage }: Pick<TableServices, 'storage'>,
  text: string,
): Promise<object[]> {
  const [, hash] = /^content (\S{1,100})$/m.exec(text) ?? [];
  if (hash === undefined) return [];
  try {
    return [await new Packs(storage.db).content(hash)];
  } catch (error) {
    if (error instanceof Refused) return [];
    throw error;
  }
}
