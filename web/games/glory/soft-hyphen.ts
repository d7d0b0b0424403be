import type { Language } from '@destrier/engine';

const SOFT = '\u00AD';
const VOWEL = '[аеёиоуыэюя]';
const CONSONANT = '[бвгджзклмнпрстфхцчшщ]';

/** Where a Russian word may be parted: before a consonant with a vowel, and never before a sign or a short i. */
const PARTS = new RegExp(
  `(?<=\\p{L}{2}(?:${VOWEL}|${VOWEL}${CONSONANT}{1,2}|${CONSONANT}ь|й))(?=${CONSONANT}${VOWEL}\\p{L})`,
  'giu',
);
const LONG = /\p{L}{9,}/gu;

/**
 * Marks where the long words of a name may be parted on a narrow tile. Browsers seldom know how to part Russian words,
 * and those of the other languages are short enough.
 */
export function softened(text: string, language: Language): string {
  if (language !== 'ru') return text;
  return text.replace(LONG, (word) => word.replace(PARTS, SOFT));
}
