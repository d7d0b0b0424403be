// Imports point one way, engine <- games <- registry <- bots <- server, cli, web, and never in a circle; and what replays a game has
// no other input.
import { readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { cyclesIn } from './cycles.mjs';
import { root, workspaces } from './workspaces.mjs';

/**
 * What each room of the house may import by name, besides itself: all of a room, or one door of it.
 * @type {Record<string, string[]>}
 */
const MAY_IMPORT = {
  engine: [],
  games: ['engine'],
  examples: ['engine'],
  template: ['engine'],
  text: ['engine'],
  heraldry: [],
  registry: ['engine', 'games', 'examples'],
  bots: ['engine', 'registry'],
  server: ['engine', 'heraldry', 'registry', 'bots'],
  cli: ['engine', 'text', 'games', 'registry', 'bots', 'server'],
  web: ['engine', 'text', 'heraldry', 'games', 'examples', 'bots', 'server/protocol'],
  bench: ['engine', 'text', 'games', 'examples', 'registry', 'bots', 'server', 'cli', 'web'],
  lab: ['engine', 'registry', 'bots'],
  scripts: ['engine', 'text', 'games', 'examples', 'registry', 'bots', 'server', 'cli', 'web'],
};

/**
 * What tests of a room may import besides: a game's words are checked with the tool that speaks them, and the page at a
 * server that runs.
 * @type {Record<string, string[]>}
 */
const TESTS_MAY_IMPORT = {
  games: ['text'],
  examples: ['text'],
  template: ['text'],
  bots: ['games', 'examples'],
  server: ['games', 'examples'],
  cli: ['examples'],
  web: ['registry', 'server'],
};

/**
 * Folders of one package that do without another: those who stay connected know the routes and not the other way round,
 * and a table at a server does without one in the page.
 * @type {Record<string, string>}
 */
const APART = {
  'server/http/': 'server/live/',
  'web/online/': 'web/local/',
  'web/bots/': 'web/local/',
  'web/storage/': 'web/local/',
};

/** Where the tests of the page stand with all that they need: nothing in it is part of the page. */
const BROWSER_TESTS = 'web/browser/';

const FORBIDDEN = new Set(['Date', 'Function', 'crypto', 'eval', 'globalThis', 'process']);

/**
 * @typedef {{ type: string, start: number } & Record<string, unknown>} Node
 * @typedef {import('./cycles.mjs').Import} Import
 * @typedef {{ path: string, room: string, home: string, name: string, isTest: boolean, part: string }} Source
 * @typedef {{ start: number, words: string }} Finding
 */

/**
 * @param {string} [tree]
 * @returns {string[]} what is wrong, each as `file:line: words`
 */
export function checkImports(tree = root) {
  const packages = workspaces(tree);
  const homes = [...packages, { folder: 'scripts', name: '' }];
  const modules = homes.flatMap(({ folder, name }) =>
    sourcesIn(tree, folder).map((path) => {
      const text = readFileSync(join(tree, path), 'utf8');
      const program = /** @type {Node} */ (/** @type {unknown} */ (parseSync(path, text).program));
      return {
        path,
        text,
        program,
        source: describe(path, folder, name),
        imports: importsIn(program),
      };
    }),
  );
  const circles = cyclesIn(modules);
  return modules.flatMap(({ path, text, program, source, imports }) =>
    [
      ...imports.flatMap((found) => judgeImport(source, found, packages)),
      ...circles.filter((circle) => circle.path === path),
      ...(isPure(source) ? impuritiesIn(program) : []),
    ].map(({ start, words }) => `${path}:${lineAt(text, start)}: ${words}`),
  );
}

/**
 * @param {string} path
 * @param {string} home
 * @param {string} name
 * @returns {Source}
 */
function describe(path, home, name) {
  const inside = path.slice(home.length + 1).split('/');
  return {
    path,
    home,
    name,
    room: home.split('/')[0] ?? '',
    isTest: /\.test\.(ts|mjs)$/.test(path) || path.startsWith(BROWSER_TESTS),
    part: inside.length > 1 ? (inside[0] ?? '') : '',
  };
}

/**
 * The rules of the kernel and of every game: they run in a page too, and a replay must find them unchanged.
 * @param {Source} source
 */
function isPure({ room, part, isTest }) {
  return (
    ['engine', 'games', 'examples', 'template'].includes(room) && !isTest && part !== 'testkit'
  );
}

/**
 * @param {Source} source
 * @param {Import} found
 * @param {{ name: string, folder: string }[]} packages
 * @returns {Finding[]}
 */
function judgeImport(source, { start, specifier }, packages) {
  const words = specifier.startsWith('.')
    ? judgeRelative(source, specifier)
    : judgeNamed(source, specifier, packages);
  return words === undefined ? [] : [{ start, words }];
}

/**
 * @param {Source} source
 * @param {string} specifier
 */
function judgeRelative({ path, home, room, part, isTest }, specifier) {
  const target = posix.join(posix.dirname(path), specifier);
  // A ledger is text, and how a package is built is told by the scripts of the project.
  const isText = specifier.endsWith('.md?raw');
  const isBuild = path.endsWith('/vite.config.ts') && target.startsWith('scripts/');
  if (isText || isBuild) return undefined;
  if (!target.startsWith(`${home}/`))
    return `"${specifier}" leaves the package; import the other package by its name`;
  const folder = Object.keys(APART).find((one) => path.startsWith(one)) ?? '';
  const other = APART[folder];
  if (!isTest && other !== undefined && target.startsWith(other))
    return `"${specifier}": ${folder} must do without ${other}`;
  const targetPart = target.slice(home.length + 1).split('/')[0] ?? '';
  const testRooms = ['testkit', 'testgames'];
  const inTestRoom = testRooms.includes(targetPart) && targetPart !== part;
  if (room === 'engine' && !isTest && !testRooms.includes(part) && inTestRoom)
    return `"${specifier}": the engine itself must do without its ${targetPart}`;
  return undefined;
}

/**
 * @param {Source} source
 * @param {string} specifier
 * @param {{ name: string, folder: string }[]} packages
 */
function judgeNamed(source, specifier, packages) {
  const { room } = source;
  const target = packages.find(
    ({ name }) => specifier === name || specifier.startsWith(`${name}/`),
  );
  if (target !== undefined) {
    const targetRoom = target.folder.split('/')[0] ?? '';
    if (target.name === source.name) return undefined;
    const open = [
      ...(MAY_IMPORT[room] ?? []),
      ...(source.isTest ? (TESTS_MAY_IMPORT[room] ?? []) : []),
    ];
    const door = `${targetRoom}${specifier.slice(target.name.length)}`;
    if (open.includes(targetRoom) || open.includes(door)) return undefined;
    const doors = open.filter((one) => one.startsWith(`${targetRoom}/`));
    const instead = doors.length === 0 ? '' : `, except ${doors.join(', ')}`;
    return `"${specifier}": ${room} must not import ${targetRoom}${instead}`;
  }
  if (!isPure(source)) return undefined;
  if (room === 'engine') return `"${specifier}": the engine has no dependencies`;
  if (specifier.startsWith('node:'))
    return `"${specifier}": a game runs in a page too, without Node`;
  return undefined;
}

/**
 * @param {Node} program
 * @returns {Import[]}
 */
function importsIn(program) {
  /** @type {Import[]} */
  const found = [];
  walk(program, undefined, '', (node) => {
    const source = /** @type {Node | null | undefined} */ (node['source']);
    if (!/^(Import|Export|TSImport)/.test(node.type) || source?.type !== 'Literal') return;
    found.push({
      start: source.start,
      specifier: String(source['value']),
      isValue: isValueImport(node),
    });
  });
  return found;
}

/**
 * Whether the other file runs before this one: not for types, and not for what is loaded later.
 * @param {Node} node
 */
function isValueImport(node) {
  if (node.type === 'ImportExpression' || node.type.startsWith('TS')) return false;
  if (node['importKind'] === 'type' || node['exportKind'] === 'type') return false;
  const specifiers = /** @type {Node[] | undefined} */ (node['specifiers']) ?? [];
  const isType = (/** @type {Node} */ { importKind, exportKind }) =>
    importKind === 'type' || exportKind === 'type';
  return specifiers.length === 0 || !specifiers.every(isType);
}

/**
 * @param {Node} program
 * @returns {Finding[]}
 */
function impuritiesIn(program) {
  /** @type {Finding[]} */
  const found = [];
  walk(program, undefined, '', (node, parent, key) => {
    if (node.type !== 'Identifier' || isOnlyAName(parent, key)) return;
    const name = String(node['name']);
    if (FORBIDDEN.has(name) || (name === 'Math' && !isPlainMath(parent)))
      found.push({
        start: node.start,
        words: `${name === 'Math' ? 'Math.random' : name} is forbidden here: a game must replay the same everywhere`,
      });
  });
  return found;
}

/**
 * `state.process` and `{ process: 1 }` name a property, not the global.
 * @param {Node | undefined} parent
 * @param {string} key
 */
function isOnlyAName(parent, key) {
  if (parent === undefined || parent['computed'] === true) return false;
  if (parent.type === 'MemberExpression') return key === 'property';
  return key === 'key' && parent['shorthand'] !== true;
}

/** @param {Node | undefined} parent */
function isPlainMath(parent) {
  if (parent?.type !== 'MemberExpression' || parent['computed'] === true) return false;
  const property = /** @type {Node} */ (parent['property']);
  return property['name'] !== 'random';
}

/**
 * @param {Node} node
 * @param {Node | undefined} parent
 * @param {string} key under which the node hangs in its parent
 * @param {(node: Node, parent: Node | undefined, key: string) => void} visit
 */
function walk(node, parent, key, visit) {
  visit(node, parent, key);
  for (const [name, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, node, name, visit);
    }
  }
}

/**
 * @param {unknown} value
 * @returns {value is Node}
 */
function isNode(value) {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/**
 * @param {string} tree
 * @param {string} folder
 * @returns {string[]}
 */
export function sourcesIn(tree, folder) {
  return readdirSync(join(tree, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory())
      return ['dist', 'node_modules'].includes(entry.name) ? [] : sourcesIn(tree, path);
    return /\.(ts|tsx|mjs)$/.test(entry.name) ? [path] : [];
  });
}

/**
 * @param {string} text
 * @param {number} offset
 */
function lineAt(text, offset) {
  return text.slice(0, offset).split('\n').length;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const findings = checkImports();
  for (const finding of findings) console.log(finding);
  console.log(
    findings.length === 0 ? 'Imports point the allowed way.' : `${findings.length} found.`,
  );
  process.exitCode = findings.length === 0 ? 0 : 1;
}
