import type { Language } from '@destrier/engine';
import { en } from './parts/en.js';
import { fr } from './parts/fr.js';
import type { Parts } from './parts/parts.js';
import { ru } from './parts/ru.js';

const PARTS: { readonly [language in Language]: Parts } = { en, fr, ru };

/** What items are described with: pieces of sentences, and the names of other items. */
export interface Voice extends Parts {
  name(id: string): string;
  and(parts: readonly (string | undefined)[]): string;
  or(parts: readonly string[]): string;
  /** With a capital first. */
  capital(text: string): string;
}

/** The names come from who asks: the page has those of one language only. */
export function voiceOf(language: Language, name: (id: string) => string): Voice {
  const and = new Intl.ListFormat(language, { type: 'conjunction' });
  const or = new Intl.ListFormat(language, { type: 'disjunction' });
  return {
    ...PARTS[language],
    name,
    and: (parts) => and.format(parts.filter((part) => part !== undefined)),
    or: (parts) => or.format(parts),
    capital: (text) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1),
  };
}
