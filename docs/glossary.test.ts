import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

/** The last cell of each row that names a place, with the folder it is told from. */
function placesIn(text: string): string[] {
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  return rows.flatMap((row) =>
    [...(row.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g)].flatMap(([, path]) => path ?? []),
  );
}

it('names places that exist', () => {
  const places = placesIn(read('glossary.md'));
  expect(places.length).toBeGreaterThan(40);
  expect(places.filter((place) => !existsSync(new URL(`../${place}`, import.meta.url)))).toEqual(
    [],
  );
});

it('explains no word twice', () => {
  const words = read('glossary.md')
    .split('\n')
    .flatMap((line) => /^\| ([a-z -]+(?: \([a-z ]+\))?) \|/.exec(line)?.[1] ?? [])
    .filter((word) => word !== 'word');
  expect(words).toHaveLength(new Set(words).size);
});

it('has a table of nouns in the kernel whose files exist', () => {
  const places = placesIn(read('../engine/README.md')).filter((place) => /\.ts$|\/$/.test(place));
  expect(places.length).toBeGreaterThan(10);
  expect(
    places.filter((place) => !existsSync(new URL(`../engine/${place}`, import.meta.url))),
  ).toEqual([]);
});
