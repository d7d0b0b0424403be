import { readFileSync } from 'node:fs';
import { hintFor, type Table } from '@destrier/engine';
import {
  gameOf,
  runScenario,
  ScenarioInvalid,
  type Failure,
  type Playable,
} from '@destrier/engine/scenario';
import { treeOfYaml } from './tree-of-yaml.js';

export interface Invalid {
  readonly line: number;
  readonly message: string;
  readonly hint: string;
}

/** What became of a scenario: it holds, it fails somewhere, or it cannot be run as it is written. */
export type Outcome =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'invalid'; readonly invalid: Invalid };

export function runText(
  text: string,
  games: readonly Playable[],
  ended?: (table: Table) => void,
): Outcome {
  try {
    const tree = treeOfYaml(text);
    const { id, line } = gameOf(tree);
    const playable = games.find(({ game }) => game.id === id);
    if (playable === undefined)
      throw new ScenarioInvalid(
        line,
        `there is no game "${id}"`,
        hintFor(
          id,
          games.map(({ game }) => game.id),
        ),
      );
    const failure = runScenario(tree, playable, ended);
    return failure === undefined ? { kind: 'passed' } : { kind: 'failed', failure };
  } catch (error) {
    if (!(error instanceof ScenarioInvalid)) throw error;
    const { line, message, hint } = error;
    return { kind: 'invalid', invalid: { line, message, hint } };
  }
}

export function runFile(file: string, games: readonly Playable[]): Outcome {
  return runText(readFileSync(file, 'utf8'), games);
}

/** A failure for people, one line a fact. */
export function failureText(file: string, { line, expected, found, rule }: Failure): string {
  const about = rule === null ? '' : `\n  rule      ${rule}`;
  return `${file}:${line}\n  expected  ${expected}\n  found     ${found}${about}`;
}

/** What became of a scenario, for people. */
export function outcomeText(file: string, outcome: Outcome): string {
  if (outcome.kind === 'passed') return 'passed';
  if (outcome.kind === 'failed') return failureText(file, outcome.failure);
  const { line, message, hint } = outcome.invalid;
  return `${file}:${line}\n  ${message}\n  ${hint}`;
}
