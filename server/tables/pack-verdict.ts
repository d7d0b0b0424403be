import type { AnyGame } from '@destrier/engine';
import { checkPack, type CheckedPack, type PackSchema } from '@destrier/engine/pack';
import { packDocument, packValue } from './pack-text.js';

/** A pack that can be played with, or the first thing that is wrong with it; `path`: where, once it could be read. */
export type PackVerdict =
  | { readonly ok: true; readonly pack: CheckedPack }
  | { readonly ok: false; readonly path: string | null; readonly reason: string };

/** Reads the text of a pack and judges it by the content and the schema of its game. */
export function judgePack(game: AnyGame, schema: PackSchema, text: string): PackVerdict {
  try {
    const given = packValue(packDocument(text));
    const pack = checkPack(game.id, game.content, schema, given);
    const [wrong] = pack.impossible;
    if (wrong === undefined) return { ok: true, pack };
    return { ok: false, path: wrong.path.join('.'), reason: wrong.reason };
  } catch (error) {
    // A text that is not YAML ends in an error of the reader.
    const words = error instanceof Error ? error.message : String(error);
    return { ok: false, path: null, reason: words.split('\n', 1)[0] ?? '' };
  }
}
