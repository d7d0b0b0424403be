import type { Language } from '@destrier/engine';
import { speaker, type Values } from '@destrier/text';

type Texts<K extends string> = { readonly [language in Language]: { readonly [key in K]: string } };

/** What a board says in each language besides the names of things and what they do. */
export function wordsOf<K extends string>(
  texts: Texts<K>,
): (language: Language) => (key: K, values?: Values) => string {
  const spoken = new Map<Language, (key: K, values?: Values) => string>();
  return (language) => {
    const known = spoken.get(language);
    if (known !== undefined) return known;
    const { say } = speaker(texts[language], language);
    spoken.set(language, say);
    return say;
  };
}
