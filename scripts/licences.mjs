// Every package that an install brings must be under a licence that lets anybody use, change and pass on Destrier.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readJson, root } from './workspaces.mjs';

const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Python-2.0',
  'Unlicense',
]);

/** @typedef {{ name: RegExp, licence: string, reason: string }} Exception */

/** @type {Exception[]} */
const EXCEPTIONS = [
  {
    name: /^lightningcss(-[a-z0-9-]+)?$/,
    licence: 'MPL-2.0',
    reason: 'a tool of the test runner, used unchanged and not passed on',
  },
  {
    name: /^@fontsource\/alegreya(-sans)?$/,
    licence: 'OFL-1.1',
    reason: 'type that the page sends unchanged; the licence of fonts that lets anybody do so',
  },
  {
    name: /^axe-core$/,
    licence: 'MPL-2.0',
    reason: 'a tool of the tests, used unchanged and not passed on',
  },
  {
    name: /^only$/,
    licence: 'none declared',
    reason: 'its Readme.md holds the MIT licence; a dependency of a benchmark peer, not passed on',
  },
];

/**
 * @typedef {import('./packages.mjs').LockFile} LockFile
 * @typedef {{ license?: unknown, licenses?: unknown }} Manifest
 */

/**
 * @param {string} [tree]
 * @returns {{ checked: number, findings: string[] }}
 */
export function checkLicences(tree = root) {
  /** @type {LockFile} */
  const lock = readJson(join(tree, 'package-lock.json'));
  const installed = Object.entries(lock.packages).filter(
    ([path, entry]) => path.includes('node_modules/') && entry.link !== true,
  );
  const findings = installed.flatMap(([path, entry]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const licence = entry.license ?? declaredIn(join(tree, path));
    if (isAllowed(licence) || isExcepted(name, licence)) return [];
    return [
      `${name} ${entry.version ?? ''}: licence ${licence} is not on the list of allowed ones`,
    ];
  });
  return { checked: installed.length, findings };
}

/**
 * Old packages say it in ways that the lock file does not keep.
 * @param {string} folder
 */
function declaredIn(folder) {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return 'unknown';
  /** @type {Manifest} */
  const { license, licenses } = readJson(file);
  const all = [license, licenses].flat().filter((entry) => entry !== undefined && entry !== null);
  if (all.length === 0) return 'none declared';
  return all.map(nameOf).join(' OR ');
}

/** @param {unknown} entry */
function nameOf(entry) {
  if (typeof entry === 'object' && entry !== null && 'type' in entry) return String(entry.type);
  return String(entry);
}

/**
 * Of an SPDX expression one side of OR must be allowed, both sides of AND; one that mixes them needs an exception.
 * @param {string} expression
 */
export function isAllowed(expression) {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  if (bare.includes(' AND ')) return bare.split(' AND ').every((part) => ALLOWED.has(part));
  return bare.split(' OR ').some((part) => ALLOWED.has(part));
}

/**
 * @param {string} name
 * @param {string} licence
 */
function isExcepted(name, licence) {
  return EXCEPTIONS.some((exception) => exception.name.test(name) && exception.licence === licence);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { checked, findings } = checkLicences();
  for (const finding of findings) console.log(finding);
  console.log(
    findings.length === 0
      ? `${checked} packages, all under an allowed licence.`
      : 'Replace the package, or add its licence or an exception with a reason to scripts/licences.mjs.',
  );
  process.exitCode = findings.length === 0 ? 0 : 1;
}
