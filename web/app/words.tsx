import type { Language } from '@destrier/engine';
import { createContext, useContext } from 'react';
import type { Words } from '../text/index.js';

export interface Spoken extends Words {
  choose(language: Language): void;
}

export const WordsContext = createContext<Spoken | null>(null);

/** The words of the page in the reader's language. */
export function useWords(): Spoken {
  const words = useContext(WordsContext);
  if (words === null) throw new Error('a part of the page stands outside of its language');
  return words;
}
