import { newMatch, playOut, prepare, run, streamFrom, tableKey } from '@destrier/engine';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { events } from './events.js';
import { game } from './game.js';

/** Which rules took effect in random games, and what was told. */
interface Seen {
  readonly fired: Set<string>;
  readonly told: Set<string>;
}

function watchGames(games: number, seats: number, { fired, told }: Seen): void {
  for (let i = 0; i < games; i++) {
    const options = { favour: 'on', knights: i % 3 === 0 ? 'draft' : 'dealt' };
    const match = newMatch(prepare(game, seats, options), tableKey(`fired ${seats} ${i}`));
    match.sink = {
      event: (name) => told.add(name),
      draw() {},
      fired: (rule) => fired.add(rule),
    };
    run(match);
    playOut(match, streamFrom(`fired ${i}`), true);
  }
}

/** The rules that the sources say to take effect. */
function rulesNamed(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => [
      ...readFileSync(join(folder, name), 'utf8').matchAll(
        /\b(?:g\.rule\(|\? |: |rule: |act\(\s*'[^']*',\s*)'(M\d+\.\d+)'/g,
      ),
    ])
    .map(([, rule]) => rule ?? '');
}

describe('in random games', () => {
  const seen: Seen = { fired: new Set(), told: new Set() };
  beforeAll(() => {
    watchGames(600, 3, seen);
    watchGames(200, 4, seen);
    watchGames(100, 2, seen);
  });

  it('every rule that says that it takes effect does so', () => {
    const named = rulesNamed(join(import.meta.dirname, 'rules'));
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter((rule) => !seen.fired.has(rule))).toEqual([]);
  });

  it('everything that can be told is told', () => {
    // Eleven apples are seldom all taken in random games: rules/spaces.test.ts has that one.
    expect(Object.keys(events).filter((name) => !seen.told.has(name))).toEqual(['noApple']);
  });
});
