import type { Box } from '@destrier/engine';
import { boxes } from '@destrier/registry';
import { OutsideFault, useGames } from '@destrier/registry/outside';
import { isAbsolute } from 'node:path';
import type { GameBook } from './parts/jobs.js';
import { isWithin } from './row.js';

/** The books of the games that the laboratory measures. */
export function booksOf(): readonly GameBook[] {
  return boxes().flatMap(({ game, lab, folder }) => {
    // The folder of a game of this repository is seen from its root, that of another from the root of the file system.
    const home = isAbsolute(folder) ? folder : '';
    return lab === undefined ? [] : [{ ...lab, game: game.id, home }];
  });
}

/** Adds the games of folders or packages, which must say what there is to measure. */
export async function measureGames(names: readonly string[], from: string): Promise<void> {
  const before = booksOf();
  const { games } = await useGames(names, from);
  for (const { box } of games) checkBook(box, before);
}

function checkBook({ game, lab, folder }: Box, others: readonly GameBook[]): void {
  if (lab === undefined)
    throw new OutsideFault(
      `the game in ${folder} does not say what there is to measure`,
      'give its box a lab, as docs/big-game.md says; ./destrier ladder and balance need none',
    );
  const taken = others.find(({ prefix }) => prefix === lab.prefix);
  if (lab.prefix === null || taken !== undefined)
    throw new OutsideFault(
      `the figures of ${game.id} do not begin with a word of their own`,
      `let the prefix of its lab be "${game.id}"`,
    );
}

/** The book to which a part or a row belongs: by what it begins with, else to the one whose parts begin with nothing. */
export function bookOf(id: string): GameBook | undefined {
  const books = booksOf();
  return (
    books.find(({ prefix }) => prefix !== null && isWithin(prefix, id)) ??
    books.find(({ prefix }) => prefix === null)
  );
}
