import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../errors.js';

export const ENDING = '.scenario.yaml';

/** The scenarios that paths stand for: files as they are, folders with all that lies below them. */
export function scenarioFiles(paths: readonly string[]): string[] {
  const found = paths.flatMap((path) => {
    if (!existsSync(path)) throw missing(`there is no file or folder ${path}`);
    if (!statSync(path).isDirectory()) return [path];
    const files = below(path);
    if (files.length === 0) throw missing(`there is no scenario below ${path}`);
    return files;
  });
  return [...new Set(found)];
}

function missing(message: string): CommandError {
  const hint = `name a file, or a folder with files whose names end in ${ENDING}`;
  return new CommandError('scenario.invalid', message, hint);
}

function below(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : below(path);
      return entry.name.endsWith(ENDING) ? [path] : [];
    });
}
