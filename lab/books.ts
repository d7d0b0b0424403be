import { boxes } from '@destrier/registry';
import type { GameBook } from './parts/jobs.js';
import { isWithin } from './row.js';

/** The books of the games that the laboratory measures. */
export function booksOf(): readonly GameBook[] {
  return boxes().flatMap(({ game, lab }) => (lab === undefined ? [] : [{ ...lab, game: game.id }]));
}

/** The book to which a part or a row belongs: by what it begins with, else to the one whose parts begin with nothing. */
export function bookOf(id: string): GameBook | undefined {
  const books = booksOf();
  return (
    books.find(({ prefix }) => prefix !== null && isWithin(prefix, id)) ??
    books.find(({ prefix }) => prefix === null)
  );
}
