import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { boxes } from '@destrier/registry';
import { expect, it } from 'vitest';
import { filledIn, markersIn, merged } from './docs.js';
import { partsOf } from './parts/index.js';
import { isWithin, rowOf, type Row } from './row.js';

const row = (id: string, value: number): Row =>
  rowOf({ id, about: `about ${id}`, unit: 'share', value, interval95: [0.25, 0.75], n: 8 });

const DOCUMENT = 'Before.\n\n<!-- lab: a.b -->\nold\n<!-- /lab -->\n\nAfter | all.\n';

it('puts the rows between the markers and leaves the words around them', () => {
  const text = filledIn(DOCUMENT, [
    row('a.b', 0.5),
    row('a.b.c', 0.25),
    row('a.bc', 1),
    row('a', 1),
  ]);
  expect(text).toBe(
    [
      'Before.\n',
      '<!-- lab: a.b -->',
      '|  | figure | 95 % interval | of |',
      '| --- | --: | --- | --: |',
      '| about a.b | 50.0 % | 25.0 % to 75.0 % | 8 |',
      '| about a.b.c | 25.0 % | 25.0 % to 75.0 % | 8 |',
      '<!-- /lab -->',
      '\nAfter | all.\n',
    ].join('\n'),
  );
  expect(filledIn(text, [row('a.b', 0.5), row('a.b.c', 0.25)])).toBe(text);
});

it('says how to measure what is not measured', () => {
  expect(filledIn(DOCUMENT, [row('a', 1)])).toContain(
    '<!-- lab: a.b -->\nNot measured; `npm run lab -- --only a.b --write` does it.\n<!-- /lab -->',
  );
});

it('fills in several markers of a document', () => {
  const text = filledIn(`${DOCUMENT}${DOCUMENT.replace('a.b', 'c')}`, [row('a.b', 1), row('c', 0)]);
  expect(markersIn(text)).toEqual(['a.b', 'c']);
  expect(text).not.toContain('old');
});

it('replaces the rows of the parts that were run, keeps the others, in the order of the parts', () => {
  const before = [row('a.x', 0.1), row('b.x', 0.2), row('b.gone', 0.3)];
  const now = [row('b.x', 0.9), row('c', 0.5)];
  const ids = merged(before, now, ['b', 'c'], ['c', 'a', 'b']).map(({ id, value }) => [id, value]);
  expect(ids).toEqual([
    ['c', 0.5],
    ['a.x', 0.1],
    ['b.x', 0.9],
  ]);
});

it('every part of the laboratory has its table in a document, and every table its part', () => {
  const documents = new Set(boxes().flatMap(({ lab }) => lab?.documents ?? []));
  const markers = [...documents].flatMap((name) =>
    markersIn(readFileSync(join(import.meta.dirname, '..', name), 'utf8')),
  );
  const ids = partsOf('full').map(({ id }) => id);
  const related = (marker: string, id: string): boolean =>
    isWithin(marker, id) || isWithin(id, marker);
  expect(ids.filter((id) => !markers.some((marker) => related(marker, id)))).toEqual([]);
  expect(markers.filter((marker) => !ids.some((id) => related(marker, id)))).toEqual([]);
});
