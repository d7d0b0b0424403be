import { expect, it } from 'vitest';
import { bookOf, booksOf } from './books.js';
import { partsOf } from './parts/index.js';

it('no two books have rows that begin alike, nor a document in common', () => {
  const books = booksOf();
  const prefixes = books.map(({ prefix }) => prefix);
  expect(new Set(prefixes).size).toBe(books.length);
  const files = books.flatMap(({ figures, documents }) => [figures, ...documents]);
  expect(new Set(files).size).toBe(files.length);
});

it.each(['full', 'quick'] as const)('every part of a %s run has a book and an id', (mode) => {
  const ids = partsOf(mode).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(bookOf(id)).toBeDefined();
});

it('a part belongs to the game whose name it begins with, else to the one that has none', () => {
  expect(bookOf('avalon.field.greedy')?.game).toBe('avalon');
  expect(bookOf('avalonian')?.prefix).toBe(null);
  expect(bookOf('ratings')?.prefix).toBe(null);
});
