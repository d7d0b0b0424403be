import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AnyGame } from '../game.js';
import { fixtureFaults, rulesFrom } from '../index.js';

/** The kept records in `fixtures/` below a game's folder are replayed, or refused as their names say. */
export function keepRecords(game: AnyGame, folder: URL): void {
  test('games played by released rules are replayed, or refused as their names say', () => {
    const fixtures = new URL('fixtures/', folder);
    const records = readdirSync(fixtures)
      .filter((name) => name.endsWith('.record'))
      .map((name) => ({ name, text: readFileSync(new URL(name, fixtures)) }));
    expect(records).not.toEqual([]);
    expect(fixtureFaults(records, rulesFrom([game]))).toEqual([]);
  });
}
