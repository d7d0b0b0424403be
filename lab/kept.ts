import { playableNamed, VERSIONS } from '@destrier/bots';
import { canonical, prepare } from '@destrier/engine';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filledIn, merged } from './docs.js';
import type { Part } from './part.js';
import { AVALON } from './parts/avalon.js';
import { GAME } from './parts/glory.js';
import { isWithin, type Row } from './row.js';
import type { Outcome } from './work.js';

/** The figures of a game, and the documents that print them: of another game's content they do not depend. */
interface Book {
  readonly game: string;
  readonly figures: string;
  readonly documents: readonly string[];
  /** Whether a part or a row is its own. */
  has(id: string): boolean;
}

const BOOKS: readonly Book[] = [
  {
    game: GAME,
    figures: 'docs/lab.json',
    documents: ['docs/bots.md', 'docs/balance-glory.md'],
    has: (id) => !isWithin(AVALON, id),
  },
  {
    game: AVALON,
    figures: 'docs/lab-avalon.json',
    documents: ['docs/balance-avalon.md'],
    has: (id) => isWithin(AVALON, id),
  },
];

interface Figures {
  readonly of: object;
  readonly rows: readonly Row[];
}

/** The figures that the documents print; none where there is no such file yet, or they are of other content or bots. */
export function keptRows(root: string): readonly Row[] {
  return BOOKS.flatMap((book) => rowsOf(root, book));
}

function rowsOf(root: string, { game, figures }: Book): readonly Row[] {
  const file = join(root, figures);
  if (!existsSync(file)) return [];
  const { of, rows } = JSON.parse(readFileSync(file, 'utf8')) as Figures;
  return canonical(of) === canonical(measuredOn(game)) ? rows : [];
}

/** What the figures were measured on. */
function measuredOn(name: string): object {
  const { game } = playableNamed(name);
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
  return BOOKS.flatMap((book) => {
    const own = outcomes.filter(({ part }) => book.has(part.id));
    return own.length === 0 ? [] : writeBook(root, book, parts, own, anew);
  });
}

function writeBook(
  root: string,
  book: Book,
  parts: readonly Part[],
  outcomes: readonly Outcome[],
  anew: boolean,
): readonly string[] {
  const { game, figures, documents } = book;
  const rows = merged(
    anew ? [] : rowsOf(root, book),
    outcomes.flatMap((outcome) => outcome.rows),
    outcomes.map(({ part }) => part.id),
    parts.map(({ id }) => id),
  );
  const lines = rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
  const of = JSON.stringify(measuredOn(game));
  writeFileSync(
    join(root, figures),
    `{\n  "lab": 1,\n  "of": ${of},\n  "rows": [\n${lines}\n  ]\n}\n`,
  );
  for (const name of documents) {
    const file = join(root, name);
    writeFileSync(file, filledIn(readFileSync(file, 'utf8'), rows));
  }
  return [figures, ...documents];
}
