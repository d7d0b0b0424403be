import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readPack } from './packs.js';

const folder = mkdtempSync(join(tmpdir(), 'destrier-packs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const reading = (text: string) => (): unknown => {
  const file = join(folder, 'tried.yaml');
  writeFileSync(file, text);
  return readPack(file);
};

it('refuses a pack that nests without end', () => {
  expect(reading(`game: hazard\ncontent: ${'['.repeat(5000)}`)).toThrow('nests at most');
});

it('refuses a pack of words without end, and a key that stands twice, by its line', () => {
  expect(reading(`{${'a,'.repeat(49_000)}}`)).toThrow('words and signs');
  expect(reading('game: hazard\npack: mine\ngame: glory\n')).toThrow(
    /tried\.yaml:3 .*the key game stands here twice/,
  );
});

it('refuses a key that would change all objects', () => {
  const { toString } = Object.prototype;
  expect(reading('game: hazard\ncontent:\n  __proto__:\n    toString: 5')).toThrow(
    'there is no content.__proto__',
  );
  expect(Object.prototype.toString).toBe(toString);
});
