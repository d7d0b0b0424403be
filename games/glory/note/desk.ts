import type { Catalogue, Language, Sheet } from '@destrier/engine';
import { pageOf, type Page, type Seen } from '../draw/page.js';
import { OTTO } from '../state.js';
import { en } from '../text/notes/en.js';
import { fr } from '../text/notes/fr.js';
import type { Notes } from '../text/notes/notes.js';
import { ru } from '../text/notes/ru.js';
import { voiceOf, type Voice } from '../text/voice.js';

const NOTES: { readonly [language in Language]: Notes } = { en, fr, ru };

/** What notes are written with: a page, and words that need no drawing beside them. */
export interface Desk extends Page {
  readonly notes: Notes;
  readonly voice: Voice;
  price(coins: number): string;
  /** A piece of text as a sentence of its own. */
  sentence(text: string): string;
}

export function deskOf(view: Seen, words: Catalogue, language: Language, sheet: Sheet): Desk {
  const page = pageOf(view, words, language, sheet);
  const notes = NOTES[language];
  const voice = voiceOf(language, (id) => page.word(id));
  return {
    ...page,
    name: (who) => (who === OTTO ? page.word('otto') : (sheet.names[who] ?? '')),
    notes,
    voice,
    price: (coins) => (coins === 0 ? notes.free : voice.coins(coins)),
    sentence: (text) => `${voice.capital(text)}.`,
  };
}
