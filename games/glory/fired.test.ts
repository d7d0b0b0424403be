import { existsSync, readFileSync } from 'node:fs';
import { newMatch, playOut, prepare, run, streamFrom, tableKey } from '@destrier/engine';
import { setupAt, setupsOf } from '@destrier/engine/testkit/check';
import { parseLedger } from '@destrier/engine/ledger';
import { expect, it } from 'vitest';
import { content } from './content/index.js';
import { game } from './game.js';

/** Random games of each setup: enough for everything but the rarest to happen. */
const GAMES = 60;

const file = (name: string): URL => new URL(name, import.meta.url);

/** What random games do not show, with the test that does. */
const ELSEWHERE: { readonly [name: string]: string } = {
  'G1.7': 'rules/purse.test.ts',
  'G1.8': 'seen.test.ts',
  'G1.9': 'rules/purse.test.ts',
  'G1.10': 'rules/rewards.test.ts',
  'G1.13': 'seen.test.ts',
  'G1.14': 'seen.test.ts',
  'G1.15': 'rules/tiles.test.ts',
  'G1.16': 'seen.test.ts',
  'G1.17': 'rules/main.test.ts',
  'G1.18': 'rules/tiles.test.ts',
  'G1.19': 'pack.test.ts',
  'G1.20': 'text.test.ts',
  'G3.19': 'rules/tournament/fired.test.ts',
  'G4.13': 'rules/actions.test.ts',
  'G4.14': 'rules/actions.test.ts',
  'G5.6': 'rules/actions.test.ts',
  'G5.13': 'rules/plans.test.ts',
  'G5.18': 'rules/market.test.ts',
  'G5.23': 'rules/actions.test.ts',
  'G5.26': 'rules/actions.test.ts',
  'G6.3': 'rules/events.test.ts',
  'G6.13': 'rules/events.test.ts',
  'G6.18': 'rules/events.test.ts',
  'G8.9': 'rules/upkeep.test.ts',
  'G14.6': 'rules/duel/lances.test.ts',
  'G14.7': 'rules/duel/lances.test.ts',
  'G16.7': 'rules/titles.test.ts',
  'G17.15': 'rules/otto/turn.test.ts',
};

function everything(): string[] {
  const { rules } = parseLedger('RULES.md', readFileSync(file('RULES.md'), 'utf8'));
  const { supports, titles, relics, prestige, events, travel, knights, trophies } = content;
  const { characters, tournaments, solo } = content;
  const kinds = [supports, titles, relics, prestige, events, travel, knights, trophies];
  return [
    ...rules.map(({ id }) => id),
    ...[...kinds, characters, tournaments, solo.cards].flatMap((items) => Object.keys(items)),
  ];
}

function firedInRandomGames(): Set<string> {
  const fired = new Set<string>();
  const sink = { event() {}, draw() {}, fired: (id: string) => void fired.add(id) };
  for (const setup of setupsOf(game))
    for (let i = 0; i < GAMES; i++) {
      const { seats, options } = setupAt(setup, i);
      const match = newMatch(prepare(game, seats, options), tableKey(`fired ${i}`));
      match.sink = sink;
      run(match);
      playOut(match, streamFrom(`fired ${i}`), i % 2 === 0);
    }
  return fired;
}

it('every rule and every item is at work in random games, or in a test that is named here', () => {
  const fired = firedInRandomGames();
  expect(everything().filter((id) => !fired.has(id))).toEqual(Object.keys(ELSEWHERE));
});

it.each(Object.entries(ELSEWHERE))('%s is shown by %s', (id, name) => {
  expect(existsSync(file(name))).toBe(true);
  expect(readFileSync(file(name), 'utf8')).toContain(id);
});
