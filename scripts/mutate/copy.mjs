import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, sep } from 'node:path';

const LEFT_OUT = new Set(['.git', 'node_modules', '.cache']);

/**
 * Copies a tree for changes and tests, so that neither a crash nor a changed program that writes files
 * can touch the tree itself. Packages are linked, but those of the workspace to their copies.
 * @param {string} tree
 * @returns {string} the folder of the copy
 */
export function copyTree(tree) {
  const root = realpathSync(tree);
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'mutate-')));
  cpSync(root, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (from) => !LEFT_OUT.has(basename(from)),
  });
  for (const folder of foldersWithPackages(root)) {
    linkPackages(
      join(folder, 'node_modules'),
      join(copy, relative(root, folder), 'node_modules'),
      root,
      copy,
    );
  }
  return copy;
}

/**
 * @param {string} folder
 * @returns {string[]} this folder and those below it that have a node_modules of their own
 */
function foldersWithPackages(folder) {
  const below = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !LEFT_OUT.has(entry.name))
    .flatMap((entry) => foldersWithPackages(join(folder, entry.name)));
  return existsSync(join(folder, 'node_modules')) ? [folder, ...below] : below;
}

/**
 * @param {string} from
 * @param {string} to
 * @param {string} root
 * @param {string} copy
 */
function linkPackages(from, to, root, copy) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const path = join(from, name);
    const real = realpathSync(path);
    if (name.startsWith('@') && !lstatSync(path).isSymbolicLink()) {
      linkPackages(path, join(to, name), root, copy);
    } else if (name !== '.vite' && name !== '.vite-temp') {
      const own = real.startsWith(root + sep) && !real.includes(`${sep}node_modules${sep}`);
      symlinkSync(own ? join(copy, relative(root, real)) : real, join(to, name));
    }
  }
}
