import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { goldenFile, judgeGolden } from './golden.js';
import { barter } from './sample/barter.js';

const game = barter();
const setup = { seats: 2, options: { goods: 'few' } };

let path = '';
let folder = new URL('file:///');
beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'golden-'));
  folder = pathToFileURL(`${path}/`);
});
afterEach(() => rmSync(path, { recursive: true }));

test('is kept below fixtures, under the name of its setup', () => {
  expect(goldenFile(game, setup, folder).pathname).toBe(
    `${folder.pathname}fixtures/playthrough-2-seats-goods-few.txt`,
  );
});

test('a missing one fails and says what to do; nothing is written', () => {
  const missing = /is missing: run this test with UPDATE_GOLDEN=1 to write it/;
  expect(judgeGolden(game, setup, folder, false)).toMatch(missing);
  expect(judgeGolden(game, setup, folder, false)).toMatch(missing);
});

test('a missing one is written when asked for, and holds from then on', () => {
  expect(judgeGolden(game, setup, folder, true)).toBeUndefined();
  expect(judgeGolden(game, setup, folder, false)).toBeUndefined();
});

test('a game that plays otherwise fails at the first line that differs, and is not overwritten', () => {
  judgeGolden(game, setup, folder, true);
  const file = goldenFile(game, setup, folder);
  const lines = readFileSync(file, 'utf8').split('\n');
  const kept = lines.with(5, 'another line').join('\n');
  writeFileSync(file, kept);
  const words = judgeGolden(game, setup, folder, true);
  expect(words).toContain('.txt:6: the game plays otherwise\n  kept: another line\n  now:  ');
  expect(words).toContain('delete the file');
  expect(readFileSync(file, 'utf8')).toBe(kept);
});

test('a line too many fails too', () => {
  judgeGolden(game, setup, folder, true);
  const file = goldenFile(game, setup, folder);
  writeFileSync(file, `${readFileSync(file, 'utf8')}more\n`);
  expect(judgeGolden(game, setup, folder, false)).toContain('kept: more');
});
