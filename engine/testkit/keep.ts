import { existsSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import type { AnyGame } from '../game.js';
import { findingText, GUARANTEES, type Finding, type Guarantee } from './finding.js';
import { judgeGolden } from './golden.js';
import { perft } from './perft.js';
import { setupName, setupsOf, startMatch, type Setup } from './setup.js';
import { coverageFindings, emptyFindings, surveyOf, type Survey } from './survey.js';

/** Setups of which something is written down. */
export interface Perft {
  readonly setup: Setup;
  /** Sequences of 0, 1, 2, … choices. */
  readonly counts: readonly number[];
}

export interface Keeping {
  /** The folder of the game, below which `fixtures/` keeps the playthroughs: `new URL('.', import.meta.url)`. */
  readonly folder: URL;
  readonly perft: readonly Perft[];
  /** Setups of which a playthrough is kept. */
  readonly playthroughs: readonly Setup[];
  /** What random games are played with; every number of seats and every option if not said. */
  readonly setups?: readonly Setup[];
  /** How many random games there are, over all setups together. */
  readonly games?: number;
  /** Steps (`turn.draw`), verbs (`turn.main play`) and hidden fields (`.deck`) that random games do not reach, with the file below the folder that does. */
  readonly uncovered?: { readonly [name: string]: string };
}

const GAMES = 1000;
const PLAYED: readonly Guarantee[] = [1, 2, 3, 4, 5, 6, 10, 11, 12];
/** Random play of a large game takes its time. */
const PATIENCE = 900_000;

/** All guarantees of a game as tests. To be called inside a `describe`. */
export function keepGuarantees(game: AnyGame, keeping: Keeping): void {
  const { folder, games = GAMES, setups = setupsOf(game), uncovered = {} } = keeping;
  const excused = Object.keys(uncovered);
  const survey = surveyOf(game);
  beforeAll(() => playAll(survey, setups, games), PATIENCE);

  for (const guarantee of PLAYED) {
    test(`${titleOf(guarantee)}`, () => {
      const found = survey.findings.get(guarantee);
      const empty = guarantee === 5 ? emptyFindings(survey, excused) : [];
      expectNone([...(found === undefined ? [] : [found]), ...empty]);
    });
  }
  for (const { setup, counts } of keeping.perft) {
    const count = (): number[] => perft(startMatch(game, setup, 'perft'), counts.length - 1);
    test(
      `${titleOf(7)}: ${setupName(game, setup)}`,
      () => expect(count()).toEqual(counts),
      PATIENCE,
    );
  }
  for (const setup of keeping.playthroughs) {
    const update = process.env['UPDATE_GOLDEN'] === '1';
    const judge = (): string => judgeGolden(game, setup, folder, update) ?? '';
    test(`${titleOf(8)}: ${setupName(game, setup)}`, () => expect(judge()).toBe(''), PATIENCE);
  }
  test(`${titleOf(9)}`, () => {
    expectNone(coverageFindings(game, survey, excused));
    const missing = Object.values(uncovered).filter((file) => !existsSync(new URL(file, folder)));
    expect(missing, 'files that should reach what random games do not').toEqual([]);
  });
}

function playAll(survey: Survey, setups: readonly Setup[], games: number): void {
  const each = Math.ceil(games / setups.length);
  for (const setup of setups) survey.play(setup, { seed: 'test', from: 0, to: each });
}

function titleOf(guarantee: Guarantee): string {
  return `${guarantee} ${GUARANTEES[guarantee]}`;
}

function expectNone(findings: readonly Finding[]): void {
  if (findings.length > 0) throw new Error(findings.map(findingText).join('\n'));
}
