import { canonical, type AnyGame } from '@destrier/engine';
import { checkPack, type CheckedPack } from '@destrier/engine/pack';
import { parseDocument } from 'yaml';
import { Refused } from '../refused.js';
import type { Db } from '../storage/storage.js';
import type { Offered } from './hall.js';
import { DEPTH_MOST, isDeep, pathToPrototype } from './pack-text.js';

/** The longest text of a pack: twice what a template of Glory takes. */
export const PACK_MOST = 100_000;
/** Packs that are kept ready, at most: what is prepared for a content is shared by all tables that play with it. */
const MOST_READY = 50;

/** Reads the text of a pack and judges it by the content and the schema of its game. */
export function readPack({ game, pack }: Offered, text: string): CheckedPack {
  if (pack === undefined) throw new Refused('pack.none');
  const checked = judged(game, () => checkPack(game.id, game.content, pack, plainOf(text)));
  const [wrong] = checked.impossible;
  if (wrong !== undefined)
    throw new Refused('pack.invalid', { path: wrong.path.join('.'), reason: wrong.reason });
  return checked;
}

function plainOf(text: string): unknown {
  if (isDeep(text)) throw new Error(`a pack nests at most ${DEPTH_MOST} deep`);
  const document = parseDocument(text);
  const [wrong] = document.errors;
  if (wrong !== undefined) throw wrong;
  const given: unknown = document.toJS({ maxAliasCount: 0 });
  const path = pathToPrototype(given);
  if (path !== undefined) throw new Error(`there is no ${path} here`);
  return given;
}

/** A text that nests too deep or is no YAML ends in an error of the reader. */
function judged(game: AnyGame, judge: () => CheckedPack): CheckedPack {
  try {
    return judge();
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    throw new Refused('pack.invalid', { game: game.id, reason: words.split('\n', 1)[0] ?? '' });
  }
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
