import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearPages, KEPT_PAGES, markUsed } from './kept-pages.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'destrier-pages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/**
 * A page that was used in this second of 1970.
 * @param {string} name
 * @param {number} second
 */
function page(name, second) {
  const path = join(folder, name);
  mkdirSync(join(path, 'assets'), { recursive: true });
  writeFileSync(join(path, 'index.html'), '');
  markUsed(path, new Date(1000 * second));
}

test('as many pages as are kept stay', () => {
  for (let n = 0; n < KEPT_PAGES; n++) page(`p${n}`, n);
  clearPages(folder);
  expect(readdirSync(folder)).toHaveLength(KEPT_PAGES);
});

test('one more, and the one that was used longest ago goes, whenever it was built', () => {
  for (let n = 0; n <= KEPT_PAGES; n++) page(`p${n}`, n);
  markUsed(join(folder, 'p0'), new Date(100_000));
  clearPages(folder);
  expect(readdirSync(folder)).not.toContain('p1');
  expect(readdirSync(folder)).toContain('p0');
  expect(readdirSync(folder)).toHaveLength(KEPT_PAGES);
});

test('what a broken-off build left goes too', () => {
  page('whole', 1);
  page('half.part', 2);
  clearPages(folder);
  expect(readdirSync(folder)).toEqual(['whole']);
});

test('nothing is to be cleared where no page was built', () => {
  expect(() => clearPages(join(folder, 'none'))).not.toThrow();
});
