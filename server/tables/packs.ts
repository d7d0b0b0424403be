import { canonical } from '@destrier/engine';
import type { CheckedPack } from '@destrier/engine/pack';
import { WorkQueue } from '../people/work-queue.js';
import { Refused } from '../refused.js';
import type { Db } from '../storage/storage.js';
import type { Offered } from './services.js';
import { judge, type JudgeLimits } from './judge.js';

/** The longest text of a pack: twice what the largest template takes. */
export const PACK_MOST = 100_000;
/** Packs that are kept ready, at most: what is prepared for a content is shared by all tables that play with it. */
const MOST_READY = 50;

/** One at a time beside the games; few wait. */
const queue = new WorkQueue(1, 8);

/** Reads the text of a pack and judges it by the content and the schema of its game. */
export async function readPack(
  { game, pack }: Offered,
  text: string,
  limits: JudgeLimits = {},
): Promise<CheckedPack> {
  if (pack === undefined) throw new Refused('pack.none');
  const verdict = await queue.run(() => judge({ kind: 'pack', text, game: game.id }, limits));
  if (verdict.ok) return verdict.pack;
  const { path, reason } = verdict;
  throw new Refused('pack.invalid', path === null ? { game: game.id, reason } : { path, reason });
}

/** Keeps the content of a pack, whole: what the game itself holds may change later. */
export async function keepPack(db: Db, { hash, game, content }: CheckedPack, at: number) {
  await db
    .insertInto('packs')
    .values({ hash, game, body: canonical(content), created: at })
    .onConflict((clash) => clash.column('hash').doNothing())
    .execute();
}

/** The contents of packs by their hashes. */
export class Packs {
  readonly #db: Db;
  readonly #ready = new Map<string, object>();

  constructor(db: Db) {
    this.#db = db;
  }

  async content(hash: string): Promise<object> {
    const ready = this.#ready.get(hash);
    if (ready !== undefined) return ready;
    const content = contentFrom(await packText(this.#db, hash));
    const [oldest] = this.#ready.keys();
    if (this.#ready.size >= MOST_READY && oldest !== undefined) this.#ready.delete(oldest);
    this.#ready.set(hash, content);
    return content;
  }
}

function contentFrom(text: string): object {
  const content: unknown = JSON.parse(text);
  if (typeof content !== 'object' || content === null) throw new Error('a pack without content');
  return content;
}

/** The content of a pack as text: JSON. */
export async function packText(db: Db, hash: string): Promise<string> {
  const row = await db
    .selectFrom('packs')
    .select('body')
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (row === undefined) throw new Refused('pack.unknown');
  return row.body;
}
