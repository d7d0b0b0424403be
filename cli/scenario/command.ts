import type { Failure, Playable } from '@destrier/engine/scenario';
import type { Answer } from '../command.js';
import { CommandError } from '../errors.js';
import { scenarioFiles } from './files.js';
import { failureText, runFile } from './run-file.js';

/** Runs the scenarios in files and folders; one that cannot be understood ends the command with its line. */
export function runScenarios(paths: readonly string[], games: readonly Playable[]): Answer {
  const files = scenarioFiles(paths);
  const failed: ({ readonly file: string } & Failure)[] = [];
  for (const file of files) {
    const outcome = runFile(file, games);
    if (outcome.kind === 'failed') failed.push({ file, ...outcome.failure });
    if (outcome.kind !== 'invalid') continue;
    const { line, message, hint } = outcome.invalid;
    throw new CommandError('scenario.invalid', message, hint, { file, line });
  }
  const passed = files.length - failed.length;
  const sum = `${files.length} ${files.length === 1 ? 'scenario' : 'scenarios'}: ${passed} passed, ${failed.length} failed`;
  return {
    ok: failed.length === 0,
    data: { files: files.length, passed, failed },
    text: [...failed.map((one) => failureText(one.file, one)), sum].join('\n'),
  };
}
