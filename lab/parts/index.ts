import type { Part } from '../part.js';
import { booksOf } from '../books.js';
import type { Mode } from '../sizes.js';
import { aloneParts } from './alone.js';
import { clockPart } from './clock.js';
import { fieldParts } from './field.js';
import type { GameBook } from './jobs.js';
import { seatsParts } from './seats.js';
import { strengthParts } from './strength.js';

/** Everything the laboratory measures, in the order in which it is played: what may not be wanted comes last. */
export function partsOf(mode: Mode): readonly Part[] {
  const books = booksOf().map((book) => partsOfBook(book, mode));
  return [...books.flatMap(({ parts }) => parts), ...books.flatMap(({ curves }) => curves)];
}

function partsOfBook(
  { plan, ...book }: GameBook,
  mode: Mode,
): { readonly parts: readonly Part[]; readonly curves: readonly Part[] } {
  if (plan.kind === 'field') return { parts: fieldParts({ ...book, plan }, mode), curves: [] };
  const laddered = { ...book, plan };
  const { parts, curves } = strengthParts(laddered, mode);
  return {
    parts: [
      ...parts,
      ...seatsParts(laddered, mode),
      ...aloneParts(laddered, mode),
      clockPart(laddered, mode),
    ],
    curves,
  };
}
