// One word, one meaning: an exported type has a name that nothing else of its package bears.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { sourcesIn } from './imports.mjs';
import { root, workspaces } from './workspaces.mjs';

const DECLARATIONS = new Set([
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'ClassDeclaration',
]);

/** Folders whose subfolders are packages of their own, though npm does not know it. */
const NESTED = ['engine/testgames', 'web/games'];

/** @typedef {{ type: string, declaration?: { type: string, id: { name: string } } | null }} Statement */

/**
 * @param {string} [tree]
 * @returns {string[]} what is wrong, each in words
 */
export function checkNames(tree = root) {
  return workspaces(tree).flatMap(({ folder }) => {
    /** @type {Map<string, string[]>} */
    const places = new Map();
    for (const path of sourcesIn(tree, folder).filter(isCode).sort()) {
      for (const name of typesIn(tree, path)) {
        const key = `${packageOf(path, folder)} ${name}`;
        places.set(key, [...(places.get(key) ?? []), path]);
      }
    }
    return [...places]
      .filter(([, paths]) => paths.length > 1)
      .map(([key, paths]) => {
        const [home, name] = key.split(' ');
        return `${home}: ${name} is ${paths.length} types, in ${paths.join(' and ')}: give each a name of its own`;
      });
  });
}

/** @param {string} path */
function isCode(path) {
  return /(?<!\.test)\.tsx?$/.test(path);
}

/**
 * @param {string} path
 * @param {string} folder
 */
function packageOf(path, folder) {
  const nest = NESTED.find((one) => path.startsWith(`${one}/`));
  if (nest === undefined) return folder;
  const [inside = '', ...rest] = path.slice(nest.length + 1).split('/');
  return rest.length === 0 ? nest : `${nest}/${inside}`;
}

/**
 * @param {string} tree
 * @param {string} path
 */
function typesIn(tree, path) {
  const { program } = parseSync(path, readFileSync(join(tree, path), 'utf8'));
  return /** @type {Statement[]} */ (/** @type {unknown} */ (program.body)).flatMap(
    ({ type, declaration }) =>
      type === 'ExportNamedDeclaration' && declaration && DECLARATIONS.has(declaration.type)
        ? [declaration.id.name]
        : [],
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wrong = checkNames();
  console.log(wrong.length === 0 ? 'Every exported type has a name of its own.' : wrong.join('\n'));
  process.exitCode = wrong.length === 0 ? 0 : 1;
}
