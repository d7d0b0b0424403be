import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ring, tricks, workers } from '../testgames/index.js';
import { fixtureFaults, rulesFrom, type Fixture } from './index.js';

function fixturesOf(game: string): Fixture[] {
  const folder = new URL(`../testgames/${game}/fixtures/`, import.meta.url);
  const records = readdirSync(folder).filter((name) => name.endsWith('.record'));
  return records.map((name) => ({ name, text: readFileSync(new URL(name, folder)) }));
}

describe.each([ring, tricks, workers])('the kept records of $id', (game) => {
  const fixtures = fixturesOf(game.id);

  it('hold one of the present version', () => {
    expect(fixtures.map(({ name }) => name)).toContain(`${game.rulesVersion}.record`);
  });

  it('replay, or are refused as their names say', () => {
    expect(fixtureFaults(fixtures, rulesFrom([game]))).toEqual([]);
  });
});
