import { newMatch, playOut, prepare, run, streamFrom, tableKey } from '@destrier/engine';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { content } from './content/index.js';
import { game } from './game.js';
import { events } from './state.js';

/** Which rules and cards took effect in random games, and what was told. */
interface Seen {
  readonly fired: Set<string>;
  readonly told: Set<string>;
}

function watchGames(games: number, seats: number, { fired, told }: Seen): void {
  for (let i = 0; i < games; i++) {
    const match = newMatch(prepare(game, seats), tableKey(`fired ${seats} ${i}`));
    match.sink = {
      event: (name) => told.add(name),
      draw() {},
      fired: (rule) => fired.add(rule),
    };
    run(match);
    playOut(match, streamFrom(`fired ${i}`), true);
  }
}

/** The rules that the sources say to take effect beside those of questions and steps. */
function rulesNamed(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => [
      // Cited only, where nothing else is left to choose.
      ...readFileSync(join(folder, name), 'utf8')
        .replaceAll(/citesOnly: \{[^}]*\}/g, '')
        .matchAll(/\b(?:g\.rule\(|\? |: |rule: |act\(\s*'[^']*',\s*)'(A\d+\.\d+)'/g),
    ])
    .map(([, rule]) => rule ?? '');
}

describe('in random games', () => {
  const seen: Seen = { fired: new Set(), told: new Set() };
  beforeAll(() => {
    watchGames(60, 3, seen);
    watchGames(150, 6, seen);
    watchGames(40, 8, seen);
  });

  it('every power and godsend is at work', () => {
    const { heroes, legends, godsends, places } = content;
    const cards = [heroes, legends, godsends, places].flatMap((group) => Object.keys(group));
    expect(cards).toHaveLength(51);
    expect(cards.filter((card) => !seen.fired.has(card))).toEqual([]);
  });

  it('every rule that says that it takes effect does so', () => {
    const named = rulesNamed(join(import.meta.dirname, 'rules'));
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter((rule) => !seen.fired.has(rule))).toEqual([]);
  });

  it('everything that can be told is told', () => {
    expect(Object.keys(events).filter((name) => !seen.told.has(name))).toEqual([]);
  });
});
