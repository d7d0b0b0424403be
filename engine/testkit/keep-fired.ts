import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AnyGame } from '../game.js';
import { parseLedger } from '../ledger/index.js';
import { newMatch, type Match } from '../match.js';
import { Menu } from '../menu.js';
import { menuOf, questions } from '../questions.js';
import { run } from '../run.js';
import { streamFrom } from '../random.js';
import { tableKey } from '../seed.js';
import { walk } from '../walker.js';
import { prepareSetup, setupAt, setupsOf, type Setup } from './setup.js';
import { reasonsIn, sourcesOf } from './sources.js';

export interface Firing {
  /** The folder of the game, with its ledger and its sources: `new URL('.', import.meta.url)`. */
  readonly folder: URL;
  /** What is in the box and takes effect by its name: cards, tiles, powers. */
  readonly items?: readonly string[];
  /** Random games of each setup: enough for everything but the rarest to happen. */
  readonly games?: number;
  /** What random games do not bring about, by name: a rule, an item, an event, the words of a reason; with the test that does. */
  readonly rare?: { readonly [name: string]: string };
  /** Rules that no code carries out, with the test that holds them. */
  readonly notInCode?: { readonly [rule: string]: string };
}

export interface AtWork {
  /** Rules of steps and questions, and items. */
  readonly fired: Set<string>;
  /** Events. */
  readonly told: Set<string>;
  /** Reasons why something is not possible, by their words, and with their rule in front. */
  readonly reasons: Set<string>;
}

/** Every rule, item, reason and event of a game is at work in random games, and its code cites every rule of its ledger. */
export function keepFired(game: AnyGame, firing: Firing): void {
  const { folder, items = [], games = 60, rare = {}, notInCode = {} } = firing;
  const atWork: AtWork = { fired: new Set(), told: new Set(), reasons: new Set() };
  const sources = sourcesOf(folder);
  const missing = (names: readonly string[], happened: ReadonlySet<string>): string[] =>
    [...new Set(names)].filter((name) => !happened.has(name) && !Object.hasOwn(rare, name));

  describe('in random games', () => {
    beforeAll(() => {
      for (const setup of setupsOf(game)) watchGames(game, setup, games, atWork);
    }, 900_000);

    test('every rule of a step and every item is at work', () => {
      expect(missing([...stepRules(game), ...items], atWork.fired)).toEqual([]);
    });
    test('every reason is given', () => {
      const given = reasonsIn(sources).map(({ rule, why }) =>
        rule === undefined ? why : `${rule} ${why}`,
      );
      expect(missing(given, atWork.reasons)).toEqual([]);
    });
    test('everything that can be told is told', () => {
      expect(missing(Object.keys(game.events), atWork.told)).toEqual([]);
    });
  });

  test('every rule of the ledger stands where the code carries it out, or in a test that is named', () => {
    const { rules } = parseLedger('RULES.md', readFileSync(new URL('RULES.md', folder), 'utf8'));
    const cited = new Set(sources.match(/\b[A-Z]+\d+\.\d+\b/g));
    expect(rules.map(({ id }) => id).filter((id) => !cited.has(id))).toEqual(
      Object.keys(notInCode),
    );
  });

  test('what neither random games nor the code show is shown by the tests that are named', () => {
    const unshown = Object.entries({ ...rare, ...notInCode }).filter(([name, file]) => {
      const test = new URL(file, folder);
      const [word = name] = name.split(' ');
      return !existsSync(test) || !readFileSync(test, 'utf8').includes(word);
    });
    expect(unshown).toEqual([]);
  });
}

function stepRules(game: AnyGame): string[] {
  return [...game.rules.procedures.values()].flatMap(({ steps, offers }) =>
    [...steps, ...offers].flatMap(({ rule }) => rule ?? []),
  );
}

/** Choices are random, every other game by the verb first; in every fourth all reasons are read. */
export function watchGames(game: AnyGame, setup: Setup, games: number, atWork: AtWork): void {
  const give = (rule: unknown, why: unknown): void => {
    atWork.reasons.add(String(why)).add(`${String(rule)} ${String(why)}`);
  };
  for (let i = 0; i < games; i++) {
    const match = newMatch(prepareSetup(game, setupAt(setup, i)), tableKey(`fired ${i}`));
    match.sink = {
      event(name, params) {
        atWork.told.add(name);
        if (name === 'kernel.skipped') give(params['rule'], params['why']);
      },
      draw() {},
      fired: (id) => atWork.fired.add(id),
    };
    run(match);
    const random = streamFrom(`fired ${i}`);
    while (!match.over) {
      if (i % 4 === 0) for (const { rule, why } of reasonsAt(match)) give(rule, why);
      walk(match, random, i % 2 === 0);
    }
  }
}

function reasonsAt(match: Match): { readonly rule: string; readonly why: string }[] {
  const menu = new Menu();
  return questions(match).flatMap((question) => {
    menuOf(match, question, menu, true);
    return menu.blocked.map(({ reason }) => reason);
  });
}
