import { isWithin, type Row } from './row.js';
import { rowsWithin, tableOf } from './table.js';

/** `<!-- lab: seats.greedy -->`: the table of all rows that begin so stands from there to `<!-- /lab -->`. */
const BLOCK = /<!-- lab: ([a-z0-9.-]+) -->\n[\s\S]*?<!-- \/lab -->/g;

/** The same document with its tables made anew; whatever stands outside the markers stays. */
export function filledIn(document: string, rows: readonly Row[]): string {
  return document.replace(BLOCK, (_block, prefix: string) => {
    const found = rowsWithin(prefix, rows);
    const table =
      found.length === 0
        ? `Not measured; \`npm run lab -- --only ${prefix} --write\` does it.`
        : tableOf(found);
    return `<!-- lab: ${prefix} -->\n${table}\n<!-- /lab -->`;
  });
}

/** What the markers of a document ask for. */
export function markersIn(document: string): readonly string[] {
  return [...document.matchAll(BLOCK)].map(([, prefix = '']) => prefix);
}

/** The rows of a new run in the place of those that its parts had before; the others stay. */
export function merged(
  before: readonly Row[],
  now: readonly Row[],
  parts: readonly string[],
  order: readonly string[],
): readonly Row[] {
  const kept = before.filter(({ id }) => !parts.some((part) => isWithin(part, id)));
  const all = [...kept, ...now];
  return order.flatMap((part) => rowsWithin(part, all));
}
