import type { Missed, Playable } from '@destrier/engine/scenario';
import type { Answer } from '../command.js';
import { EXIT } from '../errors.js';
import { many } from '../text.js';
import { scenarioFiles } from './files.js';
import { failureText, invalidText, runFile, type Invalid } from './run-file.js';

type InFile<T> = T & { readonly file: string };

/** Runs the scenarios in files and folders, all of them, whatever becomes of one. */
export function runScenarios(paths: readonly string[], games: readonly Playable[]): Answer {
  const files = scenarioFiles(paths);
  const failed: InFile<Missed>[] = [];
  const invalid: InFile<Invalid>[] = [];
  for (const file of files) {
    const outcome = runFile(file, games);
    if (outcome.kind === 'failed') failed.push({ file, ...outcome.failure });
    if (outcome.kind === 'invalid') invalid.push({ file, ...outcome.invalid });
  }
  const passed = files.length - failed.length - invalid.length;
  const unread = invalid.length === 0 ? '' : `, ${invalid.length} not understood`;
  const sum = `${many(files.length, 'scenario')}: ${passed} passed, ${failed.length} failed${unread}`;
  const told = [
    ...failed.map((one) => failureText(one.file, one)),
    ...invalid.map((one) => invalidText(one.file, one)),
  ];
  return {
    ok: failed.length === 0 && invalid.length === 0,
    ...(invalid.length === 0 ? {} : { exit: EXIT.unreadable }),
    data: { files: files.length, passed, failed, ...errorOf(invalid) },
    text: [...told, sum].join('\n'),
  };
}

// The first one that cannot be understood is the error of the command, as for every other file that it reads.
function errorOf(invalid: readonly InFile<Invalid>[]): object {
  const [first] = invalid;
  if (first === undefined) return {};
  const { file, line, message, hint } = first;
  return { invalid, error: { code: 'scenario.invalid', message, hint, file, line } };
}
