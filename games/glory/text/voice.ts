import type { Catalogue, Language } from '@destrier/engine';
import { en } from './names/en.js';
import { fr } from './names/fr.js';
import { ru } from './names/ru.js';
import { en as enParts } from './parts/en.js';
import { fr as frParts } from './parts/fr.js';
import type { Parts } from './parts/parts.js';
import { ru as ruParts } from './parts/ru.js';

const NAMES: { readonly [language in Language]: Catalogue } = { en, fr, ru };
const PARTS: { readonly [language in Language]: Parts } = { en: enParts, fr: frParts, ru: ruParts };

/** What items are described with: pieces of sentences, and the names of other items. */
export interface Voice extends Parts {
  name(id: string): string;
  and(parts: readonly (string | undefined)[]): string;
  or(parts: readonly string[]): string;
  /** With a capital first. */
  capital(text: string): string;
}

export function voiceOf(language: Language): Voice {
  const and = new Intl.ListFormat(language, { type: 'conjunction' });
  const or = new Intl.ListFormat(language, { type: 'disjunction' });
  return {
    ...PARTS[language],
    name: (id) => NAMES[language][`word.${id}`] ?? id,
    and: (parts) => and.format(parts.filter((part) => part !== undefined)),
    or: (parts) => or.format(parts),
    capital: (text) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1),
  };
}
