// Usage: node scripts/pack-peer.mjs <folder of a built Destrier>: writes bench/peers/destrier-<version>.json.br, the files
// of that version that `npm run bench` measures, as they were built, so that later versions are measured beside it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { parseSync } from 'oxc-parser';
import { readJson, root, workspaces } from './workspaces.mjs';

/** What is measured: random play of each game, and the search of its bots. */
const MEASURED = [
  'engine/dist/index.js',
  'games/glory/dist/game.js',
  'games/glory/dist/evaluation/index.js',
  'games/avalon/dist/game.js',
  'games/avalon/dist/evaluation/index.js',
  'bots/dist/level.js',
  'bots/dist/minds.js',
  'bots/dist/play.js',
  'bots/dist/steps.js',
];
const SOURCE_MAP = /\n\/\/# sourceMappingURL=.*\n?$/;

const [, , tree = ''] = process.argv;
if (tree === '') throw new Error('name the folder of a built Destrier');
const packages = workspaces(tree);

/**
 * The file that an import means.
 * @param {string} from
 * @param {string} specifier
 */
function fileOf(from, specifier) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const home = packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  const target = home?.exports[`.${specifier.slice(home.name.length)}`];
  if (home === undefined || target === undefined)
    throw new Error(`${from} needs ${specifier}, which is not ours to pack`);
  return posix.join(home.folder, target.default);
}

/**
 * A file and all that it imports.
 * @param {string} path
 * @param {Map<string, string>} texts
 */
function gather(path, texts) {
  if (texts.has(path)) return;
  const text = readFileSync(join(tree, path), 'utf8').replace(SOURCE_MAP, '\n');
  texts.set(path, text);
  const { staticImports, staticExports } = parseSync(path, text).module;
  const passedOn = staticExports.flatMap(({ entries }) => entries);
  for (const { moduleRequest } of [...staticImports, ...passedOn])
    if (moduleRequest !== null) gather(fileOf(path, moduleRequest.value), texts);
}

/** Everything by its path below the folder in which it will be unpacked. */
function packedFiles() {
  /** @type {Map<string, string>} */
  const texts = new Map();
  for (const path of MEASURED) gather(path, texts);
  /** @type {Record<string, string>} */
  const files = { LICENSE: readFileSync(join(tree, 'LICENSE'), 'utf8') };
  for (const { folder, name, exports } of packages) {
    const own = [...texts].filter(([path]) => path.startsWith(`${folder}/`));
    if (own.length === 0) continue;
    const manifest = { name, license: 'MIT', type: 'module', exports };
    files[`node_modules/${name}/package.json`] = JSON.stringify(manifest);
    for (const [path, text] of own)
      files[`node_modules/${name}/${posix.relative(folder, path)}`] = text;
  }
  return files;
}

const files = packedFiles();
const packed = brotliCompressSync(JSON.stringify(files), {
  params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
});
/** @type {{ version: string }} */
const { version } = readJson(join(tree, 'package.json'));
const out = `bench/peers/destrier-${version}.json.br`;
writeFileSync(join(root, out), packed);
console.log(`${out}: ${Object.keys(files).length} files, ${packed.length} bytes`);
