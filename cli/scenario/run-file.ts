import { readFileSync } from 'node:fs';
import { hintFor, type Table } from '@destrier/engine';
import {
  gameOf,
  runScenario,
  ScenarioInvalid,
  type Missed,
  type Playable,
} from '@destrier/engine/scenario';
import { treeOfYaml } from './tree-of-yaml.js';

export interface Invalid {
  readonly line: number;
  readonly message: string;
  readonly hint: string;
}

/** What became of a scenario: it holds, it fails somewhere, or it cannot be run as it is written. */
export type FileOutcome =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly failure: Missed }
  | { readonly kind: 'invalid'; readonly invalid: Invalid };

export function runText(
  text: string,
  games: readonly Playable[],
  ended?: (table: Table) => void,
): FileOutcome {
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

export function runFile(file: string, games: readonly Playable[]): FileOutcome {
  try {
    return runText(readFileSync(file, 'utf8'), games);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    const hint = 'see that it is a text file that you may read';
    return {
      kind: 'invalid',
      invalid: { line: 1, message: `cannot be read: ${error.message}`, hint },
    };
  }
}

/** A failure for people, one line a fact. */
export function failureText(file: string, { line, expected, found, rule }: Missed): string {
  const about = rule === null ? '' : `\n  rule      ${rule}`;
  const lines = found.replaceAll('\n', '\n            ');
  return `${file}:${line}\n  expected  ${expected}\n  found     ${lines}${about}`;
}

/** What became of a scenario, for people. */
export function outcomeText(file: string, outcome: FileOutcome): string {
  if (outcome.kind === 'passed') return 'passed';
  if (outcome.kind === 'failed') return failureText(file, outcome.failure);
  return invalidText(file, outcome.invalid);
}

/** What a scenario must say instead, for people. */
export function invalidText(file: string, { line, message, hint }: Invalid): string {
  return `${file}:${line}\n  ${message}\n  ${hint}`;
}
