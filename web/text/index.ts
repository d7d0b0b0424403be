import type { Language } from '@destrier/engine';
import { speaker, type Values } from '@destrier/text';
import type { en } from './en/index.js';
import { speakIn } from './late.js';

export type PageKey = keyof typeof en;
export type PageText = { readonly [key in PageKey]: string };

const LOAD: { readonly [language in Language]: () => Promise<PageText> } = {
  en: async () => (await import('./en/index.js')).en,
  fr: async () => (await import('./fr/index.js')).fr,
  ru: async () => (await import('./ru/index.js')).ru,
};

/** The words of the page in one language. */
export interface Words {
  readonly language: Language;
  say(key: PageKey, values?: Values): string;
}

export async function wordsIn(language: Language): Promise<Words> {
  const [texts] = await Promise.all([LOAD[language](), speakIn(language)]);
  const { say } = speaker(texts, language);
  return { language, say };
}
