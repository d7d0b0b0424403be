import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openProgress } from './progress.mjs';

const first = { setup: 0, from: 0, to: 50, choices: 900, taken: ['turn.draw'], findings: [] };
const second = { ...first, from: 50, to: 100 };

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'soak-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const fileOf = () => join(folder, 'below', 'ring.jsonl');

test('what was done is there when it is opened again', () => {
  const progress = openProgress(fileOf(), 'these sources', false);
  expect(progress.done).toEqual([]);
  progress.add(first);
  progress.add(second);
  expect(openProgress(fileOf(), 'these sources', false).done).toEqual([first, second]);
});

test('a last line cut short is left out, and the next one still fits', () => {
  openProgress(fileOf(), 'these sources', false).add(first);
  appendFileSync(fileOf(), '{"setup":0,"from":50,');
  const again = openProgress(fileOf(), 'these sources', false);
  expect(again.done).toEqual([first]);
  again.add(second);
  expect(openProgress(fileOf(), 'these sources', false).done).toEqual([first, second]);
});

test('what other sources did does not count', () => {
  openProgress(fileOf(), 'these sources', false).add(first);
  expect(openProgress(fileOf(), 'other sources', false).done).toEqual([]);
  expect(readFileSync(fileOf(), 'utf8')).toBe('{"soak":1,"of":"other sources"}\n');
});

test('nor does anything after a fresh start', () => {
  openProgress(fileOf(), 'these sources', false).add(first);
  expect(openProgress(fileOf(), 'these sources', true).done).toEqual([]);
});
