import { existsSync, readFileSync } from 'node:fs';
import { newMatch, playOut, prepare, run, streamFrom, tableKey } from '@destrier/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { content } from './content/index.js';
import { SITES, type Content } from './content/types.js';
import { game } from './game.js';
import { gentle } from './testing/gentle.js';

const { cards, units, foes, skills, tactics } = content;
const ITEMS = [
  ...[cards, units, foes, skills, tactics].flatMap((things) => Object.keys(things)),
  // On a portal nothing happens.
  ...SITES.filter((site) => site !== 'portal'),
];

/** What random games do not bring about, or hardly, with the rulings that do. */
const SELDOM: { readonly [item: string]: string } = {
  'bonds-of-loyalty': 'rules/skills.test.ts',
  'spawning-grounds': 'rules/adventures.test.ts',
  tomb: 'rules/adventures.test.ts',
};

interface Watched {
  readonly games: number;
  readonly seats: number;
  readonly scenario: string;
  readonly content?: Content;
}

/** Random heroes of the box die young: of spells, artifacts and cities they learn in a gentle land. */
const WATCHED: readonly Watched[] = [
  ...[1, 2, 3, 4].map((seats) => ({ games: 20, seats, scenario: 'reconnaissance' })),
  { games: 20, seats: 1, scenario: 'solo-conquest' },
  ...[2, 3, 4].map((seats) => ({ games: 10, seats, scenario: 'blitz-conquest' })),
  ...[2, 3, 4].map((seats) => ({ games: 5, seats, scenario: 'full-conquest' })),
  { games: 60, seats: 1, scenario: 'solo-conquest', content: gentle },
  { games: 60, seats: 3, scenario: 'blitz-conquest', content: gentle },
];

/** In every fourth game choices are random; in the others something is rather done than not. */
function watch({ games, seats, scenario, content: land }: Watched, fired: Set<string>): void {
  for (let i = 0; i < games; i++) {
    const match = newMatch(prepare(game, seats, { scenario }, land), tableKey(`fired ${i}`));
    match.sink = { event() {}, draw() {}, fired: (item) => fired.add(item) };
    run(match);
    playOut(match, streamFrom(`fired ${i}`), i % 4 !== 3);
  }
}

describe('in random games', () => {
  const fired = new Set<string>();
  beforeAll(() => {
    for (const games of WATCHED) watch(games, fired);
  }, 900_000);

  it('every card, unit, enemy, skill, tactic and site is at work, but for those that are listed', () => {
    const idle = ITEMS.filter((item) => !fired.has(item));
    expect(idle.filter((item) => !Object.hasOwn(SELDOM, item))).toEqual([]);
  });

  it('those that are listed stand in the rulings that are named', () => {
    const unshown = Object.entries(SELDOM).filter(([item, file]) => {
      const test = new URL(file, import.meta.url);
      return !existsSync(test) || !readFileSync(test, 'utf8').includes(item);
    });
    expect(unshown).toEqual([]);
  });
});
