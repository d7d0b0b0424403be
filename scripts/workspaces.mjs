import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');

/**
 * @typedef {{ types: string, default: string }} Export
 * @typedef {{ name: string, folder: string, exports: Record<string, Export> }} Workspace
 */

/**
 * @template T
 * @param {string} file
 * @returns {T}
 */
export function readJson(file) {
  return /** @type {T} */ (JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * The packages that lie in the tree, as the root package.json names them (`folder` or `folder/*`).
 * @param {string} [tree]
 * @returns {Workspace[]}
 */
export function workspaces(tree = root) {
  /** @type {{ workspaces: string[] }} */
  const manifest = readJson(join(tree, 'package.json'));
  return manifest.workspaces
    .flatMap((pattern) => expand(tree, pattern))
    .filter((folder) => existsSync(join(tree, folder, 'package.json')))
    .map((folder) => {
      /** @type {{ name: string, exports?: Record<string, Export> }} */
      const own = readJson(join(tree, folder, 'package.json'));
      return { name: own.name, folder, exports: own.exports ?? {} };
    });
}

/**
 * @param {string} tree
 * @param {string} pattern
 * @returns {string[]}
 */
function expand(tree, pattern) {
  if (!pattern.endsWith('/*')) return [pattern];
  const parent = pattern.slice(0, -2);
  if (!existsSync(join(tree, parent))) return [];
  return readdirSync(join(tree, parent))
    .sort()
    .map((name) => `${parent}/${name}`);
}
