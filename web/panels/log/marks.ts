import type { AnyGame, Catalogue, Language, Seat } from '@destrier/engine';
import { speaker, type Speaker } from '@destrier/text';

/** A sentence in parts: plain text, and the names of things and people in it. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'thing'; readonly id: string; readonly text: string }
  | { readonly kind: 'seat'; readonly seat: Seat; readonly text: string };

// Characters for private use mark where a name begins and ends. No text has them, and no grammar minds them.
const THING = '\uE000';
const SEAT = '\uE001';
const NAME = '\uE002';
const END = '\uE003';
/** Ids are spelled in characters for private use too, so that nothing in them can be read as grammar. */
const SPELLED = 0xe100;
const PRIVATE = /[\uE000-\uF8FF]/g;
const MARKED = /([\uE000\uE001])([\uE100-\uF8FF]+)\uE002([^\uE003]*)\uE003/;

const WORD = 'word.';

function spelled(id: string): string {
  return shifted(id, SPELLED);
}

function read(id: string): string {
  return shifted(id, -SPELLED);
}

function shifted(text: string, by: number): string {
  return Array.from(text, (char) => String.fromCharCode(char.charCodeAt(0) + by)).join('');
}

/** Speaks like any speaker, with marks around every name; `piecesOf` finds them again. */
export function markedSpeaker(
  catalogue: Catalogue,
  language: Language,
  names: readonly string[],
  game: AnyGame,
): Speaker {
  const marked = Object.entries(catalogue).map(([key, text]): readonly [string, string] => {
    if (!key.startsWith(WORD)) return [key, text];
    return [key, `${THING}${spelled(key.slice(WORD.length))}${NAME}${text}${END}`];
  });
  const called = names.map(
    (name, seat) => `${SEAT}${spelled(String(seat))}${NAME}${name.replaceAll(PRIVATE, '')}${END}`,
  );
  return speaker(Object.fromEntries(marked), language, called, game);
}

export function piecesOf(sentence: string): Piece[] {
  const pieces: Piece[] = [];
  // Split by a pattern with three groups: text, kind, id, name, text, …
  const parts = sentence.split(new RegExp(MARKED, 'g'));
  for (let at = 0; at < parts.length; at += 4) {
    const [text = '', kind, id = '', name = ''] = parts.slice(at, at + 4);
    if (text !== '') pieces.push({ kind: 'text', text: text.replaceAll(PRIVATE, '') });
    if (kind === THING) pieces.push({ kind: 'thing', id: read(id), text: name });
    if (kind === SEAT) pieces.push({ kind: 'seat', seat: Number(read(id)) as Seat, text: name });
  }
  return pieces;
}
