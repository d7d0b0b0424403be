import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openJournal } from './journal.js';

const folder = mkdtempSync(join(tmpdir(), 'destrier-journal-'));
afterAll(() => rmSync(folder, { recursive: true }));
const fileNamed = (name: string): string => join(folder, name);
const work = { game: 'ring', seed: '1' };

it('holds what was added, in order, for whoever goes on', () => {
  const file = fileNamed('order');
  const journal = openJournal<number>(file, work, false);
  expect(journal.done).toEqual([]);
  journal.add(4);
  journal.add(2);
  expect(openJournal<number>(file, { seed: '1', game: 'ring' }, true).done).toEqual([4, 2]);
});

it('begins anew where there is nothing to go on with', () => {
  expect(openJournal(fileNamed('new'), work, true).done).toEqual([]);
  expect(existsSync(fileNamed('new'))).toBe(true);
});

it('forgets a last line that was cut short, and writes the next in its place', () => {
  const file = fileNamed('cut');
  openJournal<number[]>(file, work, false).add([1]);
  writeFileSync(file, `${readFileSync(file, 'utf8')}[2`);
  const journal = openJournal<number[]>(file, work, true);
  expect(journal.done).toEqual([[1]]);
  journal.add([3]);
  expect(openJournal(file, work, true).done).toEqual([[1], [3]]);
});

it('refuses a file that is there, one of another work and a damaged one, and leaves them as they are', () => {
  const file = fileNamed('kept');
  openJournal<number>(file, work, false).add(1);
  const before = readFileSync(file, 'utf8');
  expect(() => openJournal(file, work, false)).toThrow('is there already');
  expect(() => openJournal(file, { ...work, seed: '2' }, true)).toThrow('holds other results');
  expect(readFileSync(file, 'utf8')).toBe(before);
  writeFileSync(file, before.replace('\n1\n', '\nx\n1\n'));
  expect(() => openJournal(file, work, true)).toThrow('is damaged');
});

it('says where it cannot write', () => {
  expect(() => openJournal(join(folder, 'none', 'file'), work, true)).toThrow('ENOENT');
});
