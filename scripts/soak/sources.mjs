import { isAbsolute } from 'node:path';
import { fingerprint } from '../build.mjs';
import { stampOfFiles } from '../files.mjs';
import { root } from '../workspaces.mjs';

/**
 * What the games played depend on: the sources here, and of a game from outside all files of its own.
 * @param {readonly { readonly folder: string }[]} games
 */
export function sourcesOf(games) {
  const outside = games.map(({ folder }) => folder).filter((folder) => isAbsolute(folder));
  return [fingerprint(root), ...outside.map(stampOfFiles)];
}
