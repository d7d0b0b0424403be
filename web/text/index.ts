import type { Language } from '@destrier/engine';
import { speaker, type Speaker, type Values } from '@destrier/text';
import type { en } from './en/index.js';
import { heard, lateTexts, speakIn } from './late.js';

export type PageKey = keyof typeof en;
export type PageText = { readonly [key in PageKey]: string };

/** What the first page says: a visitor waits for it before anything is seen. */
const FRONT: { readonly [language in Language]: () => Promise<Partial<PageText>> } = {
  en: async () => (await import('./en/front.js')).en,
  fr: async () => (await import('./fr/front.js')).fr,
  ru: async () => (await import('./ru/front.js')).ru,
};

let rest: ReturnType<typeof lateTexts> | undefined;

/** Until the page can say everything, from now on in any language: what lies behind the first page awaits it. */
export async function allWords(): Promise<void> {
  rest ??= lateTexts({
    en: async () => (await import('./en/rest.js')).en,
    fr: async () => (await import('./fr/rest.js')).fr,
    ru: async () => (await import('./ru/rest.js')).ru,
  });
  await heard();
}

/** The words of the page in one language. */
export interface Words {
  readonly language: Language;
  say(key: PageKey, values?: Values): string;
}

export async function wordsIn(language: Language): Promise<Words> {
  const [texts] = await Promise.all([FRONT[language](), speakIn(language)]);
  const front = speaker(texts, language);
  let beyond: Speaker | undefined;
  return {
    language,
    say(key, values) {
      if (front.has(key) || rest === undefined) return front.say(key, values);
      beyond ??= speaker(rest[language], language);
      return beyond.say(key, values);
    },
  };
}
