import { parseLedger, type Ledger } from '@destrier/engine/ledger';
import { useEffect, useState } from 'react';
import { useWords } from '../../app/words.js';
import type { GameKit } from '../../games/kit.js';
import type { Words } from '../../text/index.js';
import { sourceTold } from './source.js';

const books = new Map<string, Promise<Ledger>>();

/** The rules of a game in a language, read once. */
function bookOf(kit: GameKit, words: Words): Promise<Ledger> {
  const { language } = words;
  const key = `${kit.box.game.id} ${language}`;
  const known = books.get(key);
  if (known !== undefined) return known;
  const names = { chapters: kit.chapters?.[language] ?? {}, editions: kit.editions ?? {} };
  const book = kit.ledger(language).then((text) => {
    const ledger = parseLedger(key, text);
    const rules = ledger.rules.map((rule) => ({
      ...rule,
      source: sourceTold(rule.source, names, words),
    }));
    return { ...ledger, rules };
  });
  books.set(key, book);
  // What could not be loaded may be there when it is asked for again.
  book.catch(() => books.delete(key));
  return book;
}

/** A book, or how far it is. */
export type Opened =
  | { readonly at: 'open'; readonly ledger: Ledger }
  | { readonly at: 'loading' | 'failed' };

/** The rules of a game in the reader's language; `again` tries once more where they could not be loaded. */
export function useBook(kit: GameKit): Opened & { readonly again: () => void } {
  const words = useWords();
  const [opened, setOpened] = useState<Opened>({ at: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let left = false;
    bookOf(kit, words).then(
      (ledger) => {
        if (!left) setOpened({ at: 'open', ledger });
      },
      () => {
        if (!left) setOpened({ at: 'failed' });
      },
    );
    return () => {
      left = true;
    };
  }, [kit, words, tries]);
  return { ...opened, again: () => setTries(tries + 1) };
}
