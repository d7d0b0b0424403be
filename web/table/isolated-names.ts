import { tableText, type Language } from '@destrier/engine';
import { speaker, type Speaker } from '@destrier/text';
import type { GameKit } from '../games/kit.js';

/**
 * Names of people stand between signs that keep their direction of writing to themselves, in every sentence, also
 * where no element can stand around them. `Said` turns the signs into elements.
 */
const OPEN = '\u2068';
const CLOSE = '\u2069';
const MARKS = /[\u2066-\u2069]/g;

export function isolated(name: string): string {
  return `${OPEN}${unmarked(name)}${CLOSE}`;
}

/** A sentence without the signs around names. */
export function unmarked(text: string): string {
  return text.replaceAll(MARKS, '');
}

/** A sentence as its parts: what is between the signs is a name. */
export function partsOf(
  text: string,
): readonly { readonly text: string; readonly name: boolean }[] {
  return text
    .split(/(\u2068[^\u2069]*\u2069)/)
    .filter((part) => part !== '')
    .map((part) => ({ text: unmarked(part), name: part.startsWith(OPEN) }));
}

/** Who speaks of a table: in the game's words, with the names of those who sit there. */
export function tableSpeaker(
  { box }: GameKit,
  content: object,
  names: readonly string[],
  language: Language,
): Speaker {
  return speaker(tableText(box, content, language), language, names, box.game);
}
