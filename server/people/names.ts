import { Refused } from '../refused.js';

const LEAST = 2;
const MOST = 24;

/** Some letters show nothing (the Hangul fillers), and so do some marks (variation selectors). */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/** Many scripts write vowels as marks on a letter; more than three on one are a tower that hides other lines. */
const SHAPE = /^(?:[\p{L}\p{Nd}][\p{Mn}\p{Mc}]{0,3}|[-_.]| (?! |$))+$/u;

const LETTER_OR_DIGIT = /[\p{L}\p{Nd}]/u;

/** The name as it is kept and shown. */
export function nameOf(raw: string): string {
  const name = raw.normalize('NFKC');
  const length = Array.from(name).length;
  if (length < LEAST || length > MOST)
    throw new Refused('name.length', { least: LEAST, most: MOST });
  if (
    name.startsWith(' ') ||
    !SHAPE.test(name) ||
    INVISIBLE.test(name) ||
    !LETTER_OR_DIGIT.test(name)
  )
    throw new Refused('name.characters');
  return name;
}

/** What tells accounts apart: two names that differ only in case or form are one. */
export function handleOf(name: string): string {
  return name.normalize('NFKC').toLowerCase().normalize('NFKC');
}
