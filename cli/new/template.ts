import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NewNames } from './names.js';

/** Files by their path below the folder of the game. */
export type Files = ReadonlyMap<string, string>;

/** What is made by tools stays behind. */
const LEFT = ['dist', 'node_modules'];

/** The files of the game in `template/`, in the names of a new one. */
export function templateFiles(root: string, names: NewNames): Files {
  const folder = join(root, 'template');
  return new Map(
    pathsBelow(folder).map((path) => {
      const text = readFileSync(join(folder, path), 'utf8');
      return [path, renamed(text, path.endsWith('.ts'), names)];
    }),
  );
}

function pathsBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (LEFT.includes(entry.name)) return [];
    if (!entry.isDirectory()) return [entry.name];
    return pathsBelow(join(folder, entry.name)).map((path) => `${entry.name}/${path}`);
  });
}

/** In code the id stands in strings, and everywhere else a variable. */
function renamed(text: string, isCode: boolean, names: NewNames): string {
  const { id, variable, title, letters } = names;
  const quoted = text.replaceAll(/(?<=['"/])joust(?=['"/])/g, id);
  return quoted
    .replaceAll(/\bjoust\b(?!-)/g, isCode ? variable : id)
    .replaceAll(/\bJoust\b/g, title)
    .replaceAll(/\bJ(?=\d+\.\d)/g, letters);
}
