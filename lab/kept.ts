import { VERSIONS } from '@destrier/bots';
import { canonical, prepare } from '@destrier/engine';
import { gameNamed } from '@destrier/registry';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { bookOf, booksOf } from './books.js';
import { filledIn, merged } from './docs.js';
import type { Part } from './part.js';
import type { GameBook } from './parts/jobs.js';
import type { Row } from './row.js';
import type { Outcome } from './work.js';

interface Figures {
  readonly of: object;
  readonly rows: readonly Row[];
}

/** The figures that the documents print; none where there is no such file yet, or they are of other content or bots. */
export function keptRows(root: string): readonly Row[] {
  return booksOf().flatMap((book) => rowsOf(root, book));
}

function rowsOf(root: string, { game, figures, home }: GameBook): readonly Row[] {
  const file = resolve(root, home, figures);
  if (!existsSync(file)) return [];
  const { of, rows } = JSON.parse(readFileSync(file, 'utf8')) as Figures;
  return canonical(of) === canonical(measuredOn(game)) ? rows : [];
}

/** What the figures were measured on. */
function measuredOn(name: string): object {
  const { game } = gameNamed(name);
  const { id, rulesVersion } = game;
  const { contentHash } = prepare(game, game.seats.min);
  return { game: id, rulesVersion, contentHash, bots: VERSIONS };
}

/** Writes figures and tables; `anew`: what was there before is not kept. Says which files. */
export function writeDocuments(
  root: string,
  parts: readonly Part[],
  outcomes: readonly Outcome[],
  anew: boolean,
): readonly string[] {
  return booksOf().flatMap((book) => {
    const own = outcomes.filter(({ part }) => bookOf(part.id)?.game === book.game);
    return own.length === 0 ? [] : writeBook(root, book, parts, own, anew);
  });
}

function writeBook(
  root: string,
  book: GameBook,
  parts: readonly Part[],
  outcomes: readonly Outcome[],
  anew: boolean,
): readonly string[] {
  const { game, figures, documents, home } = book;
  const pathOf = (name: string): string => resolve(root, home, name);
  const rows = merged(
    anew ? [] : rowsOf(root, book),
    outcomes.flatMap((outcome) => outcome.rows),
    outcomes.map(({ part }) => part.id),
    parts.map(({ id }) => id),
  );
  const lines = rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
  const of = JSON.stringify(measuredOn(game));
  mkdirSync(dirname(pathOf(figures)), { recursive: true });
  writeFileSync(pathOf(figures), `{\n  "lab": 1,\n  "of": ${of},\n  "rows": [\n${lines}\n  ]\n}\n`);
  for (const name of documents) {
    const file = pathOf(name);
    writeFileSync(file, filledIn(readFileSync(file, 'utf8'), rows));
  }
  return [figures, ...documents].map((name) => join(home, name));
}
