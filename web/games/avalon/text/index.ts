import type { Language } from '@destrier/engine';
import { speaker, type Values } from '@destrier/text';
import { en } from './en.js';
import { fr } from './fr.js';
import { ru } from './ru.js';

type BoardKey = keyof typeof en;
type BoardText = { readonly [key in BoardKey]: string };
export type BoardWords = (key: BoardKey, values?: Values) => string;

const TEXTS: { readonly [language in Language]: BoardText } = { en, fr, ru };

const spoken = new Map<Language, BoardWords>();

/** What the board says besides the names of things and what they do. */
export function boardWords(language: Language): BoardWords {
  const known = spoken.get(language);
  if (known !== undefined) return known;
  const { say } = speaker(TEXTS[language], language);
  spoken.set(language, say);
  return say;
}
