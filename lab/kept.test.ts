import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keptRows, writeDocuments } from './kept.js';
import type { Part } from './part.js';
import { rowOf } from './row.js';
import type { Outcome } from './work.js';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lab-test-'));
  mkdirSync(join(root, 'docs'));
  writeFileSync(join(root, 'docs/bots.md'), 'Bots.\n<!-- lab: a -->\n<!-- /lab -->\n');
  writeFileSync(join(root, 'docs/balance-glory.md'), 'Balance.\n<!-- lab: b -->\n<!-- /lab -->\n');
  writeFileSync(join(root, 'docs/balance-avalon.md'), '<!-- lab: avalon -->\n<!-- /lab -->\n');
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (name: string): string => readFileSync(join(root, 'docs', name), 'utf8');
const parts: Part[] = ['a', 'b', 'avalon.c'].map((id) => ({
  id,
  about: id,
  tasks: [],
  rows: () => [],
}));

function outcome(part: number, value: number): Outcome {
  const { id } = parts[part] as Part;
  const row = rowOf({ id: `${id}.x`, about: 'x', unit: 'glory', value, interval95: null, n: 1 });
  return { part: parts[part] as Part, rows: [row], partial: false, faults: [] };
}

it('begins without figures', () => {
  expect(keptRows(root)).toEqual([]);
});

it('writes figures and tables, and reads the figures back', () => {
  const files = writeDocuments(root, parts, [outcome(0, 1), outcome(1, 2)], true);
  expect(files).toEqual(['docs/lab.json', 'docs/bots.md', 'docs/balance-glory.md']);
  expect(keptRows(root)).toEqual([...outcome(0, 1).rows, ...outcome(1, 2).rows]);
  expect(read('bots.md')).toMatch(/^Bots\.\n<!-- lab: a -->\n\|[^]*\| x \| 1\.00 \|/);
  expect(read('balance-glory.md')).toContain('| x | 2.00 |');
  expect(JSON.parse(read('lab.json'))).toMatchObject({ lab: 1, of: { game: 'glory' } });
});

it('keeps the figures of other parts, unless all is made anew', () => {
  writeDocuments(root, parts, [outcome(0, 1), outcome(1, 2)], true);
  writeDocuments(root, parts, [outcome(1, 3)], false);
  expect(keptRows(root).map(({ value }) => value)).toEqual([1, 3]);
  writeDocuments(root, parts, [outcome(1, 4)], true);
  expect(keptRows(root).map(({ value }) => value)).toEqual([4]);
  expect(read('bots.md')).toContain('Not measured');
});

it('keeps no figures of other content or other bots', () => {
  writeDocuments(root, parts, [outcome(0, 1), outcome(1, 2)], true);
  const file = join(root, 'docs/lab.json');
  const kept = read('lab.json');
  for (const [what, other] of [
    [/"contentHash":"[^"]*"/, '"contentHash":"sha256:other"'],
    [/"strong":\d+/, '"strong":99'],
  ] as const) {
    expect(kept).toMatch(what);
    writeFileSync(file, kept.replace(what, other));
    expect(keptRows(root)).toEqual([]);
    writeDocuments(root, parts, [outcome(1, 3)], false);
    expect(keptRows(root).map(({ value }) => value)).toEqual([3]);
  }
});

it('keeps the figures of another game beside them, whatever becomes of these', () => {
  writeDocuments(root, parts, [outcome(0, 1), outcome(1, 2)], true);
  const glory = read('lab.json');
  expect(writeDocuments(root, parts, [outcome(2, 5)], false)).toEqual([
    'docs/lab-avalon.json',
    'docs/balance-avalon.md',
  ]);
  expect(read('lab.json')).toBe(glory);
  expect(read('balance-avalon.md')).toContain('| x | 5.00 |');
  expect(keptRows(root).map(({ value }) => value)).toEqual([1, 2, 5]);
  writeFileSync(join(root, 'docs/lab.json'), glory.replace(/"strong":\d+/, '"strong":99'));
  expect(keptRows(root).map(({ value }) => value)).toEqual([5]);
});
