import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { newMatch, playOut, prepare, run, streamFrom, tableKey } from '@destrier/engine';
import { setupAt, setupsOf } from '@destrier/engine/testkit/check';
import { parseLedger } from '@destrier/engine/ledger';
import { expect, it } from 'vitest';
import { content } from './content/index.js';
import { game } from './game.js';

/** Random games of each setup: enough for everything but the rarest to happen. */
const GAMES = 60;

const file = (name: string): URL => new URL(name, import.meta.url);

/** Rules that no code carries out, with the test that holds them. */
const NOT_IN_CODE: { readonly [rule: string]: string } = {
  'G1.8': 'seen.test.ts',
  'G1.9': 'rules/purse.test.ts',
  'G1.13': 'seen.test.ts',
  'G1.14': 'seen.test.ts',
  'G1.15': 'rules/tiles.test.ts',
  'G1.16': 'seen.test.ts',
  'G1.17': 'rules/main.test.ts',
  'G1.18': 'rules/tiles.test.ts',
  'G1.19': 'pack.test.ts',
  'G1.20': 'text.test.ts',
  'G6.3': 'rules/events.test.ts',
  'G16.7': 'rules/titles.test.ts',
  'G18.2': 'rules/tournament/joust.test.ts',
};

/** What the kernel counts: the rules of steps and questions, and everything in the box. */
function everything(): string[] {
  const steps = [...game.rules.procedures.values()].flatMap((procedure) => procedure.steps);
  const { supports, titles, relics, prestige, events, travel, knights, trophies } = content;
  const { characters, tournaments, solo } = content;
  const kinds = [supports, titles, relics, prestige, events, travel, knights, trophies];
  return [
    ...new Set([
      ...steps.flatMap(({ rule }) => rule ?? []),
      ...[...kinds, characters, tournaments, solo.cards].flatMap((items) => Object.keys(items)),
    ]),
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

/** The rules that the sources name, in a step, a reason or a comment. */
function rulesInCode(): Set<string> {
  const sources = readdirSync(file('.'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !/\.test\.ts$|^(?:dist|testing|text|odds)\//.test(name),
  );
  const named = sources.flatMap(
    (name) => readFileSync(file(name), 'utf8').match(/\bG\d+\.\d+\b/g) ?? [],
  );
  return new Set(named);
}

it('every rule of a step and every item is at work in random games', () => {
  const fired = firedInRandomGames();
  expect(everything().filter((id) => !fired.has(id))).toEqual([]);
});

it('every rule stands where the code carries it out, or in a test that is named here', () => {
  const { rules } = parseLedger('RULES.md', readFileSync(file('RULES.md'), 'utf8'));
  const named = rulesInCode();
  expect(rules.map(({ id }) => id).filter((id) => !named.has(id))).toEqual(
    Object.keys(NOT_IN_CODE),
  );
});

it.each(Object.entries(NOT_IN_CODE))('%s is shown by %s', (id, name) => {
  expect(existsSync(file(name))).toBe(true);
  expect(readFileSync(file(name), 'utf8')).toContain(id);
});
