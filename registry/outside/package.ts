import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isAbsolute, join, resolve } from 'node:path';
import { OutsideFault } from './fault.js';

const ENGINE = '@destrier/engine';

/** The package of a game: its folder, and the files that it offers. */
export interface GamePackage {
  readonly folder: string;
  readonly entry: string;
  /** What a page loads of it: `./page` of the package, without what only tools need; else all of it. */
  readonly page: string;
}

interface Manifest {
  readonly exports?: unknown;
  readonly main?: unknown;
  readonly peerDependencies?: { readonly [name: string]: string };
  readonly version?: string;
}

/** The package that somebody named, seen from a folder: it is there, it is built, and it is made for this engine. */
export function packageNamed(name: string, from: string): GamePackage {
  const folder = folderOf(name, from);
  const manifest = manifestIn(folder);
  checkVersion(folder, manifest);
  const entry = entryOf(folder, manifest);
  checkEngine(folder, entry);
  const page = targetOf(manifest.exports, './page');
  return { folder, entry, page: page === undefined ? entry : resolve(folder, page) };
}

function folderOf(name: string, from: string): string {
  const path = resolve(from, name);
  if (isFolder(path)) return realpathSync(path);
  if (isAbsolute(name) || name.startsWith('.'))
    throw new OutsideFault(`there is no folder ${path}`, 'name the folder of a game');
  const homes = createRequire(join(from, 'package.json')).resolve.paths(name) ?? [];
  const found = homes.map((home) => join(home, name)).find(isFolder);
  if (found !== undefined) return realpathSync(found);
  throw new OutsideFault(
    `there is no folder ${path}, and no package "${name}" is installed here`,
    'name the folder of a game, or install its package where you are',
  );
}

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();

function manifestIn(folder: string): Manifest {
  const file = join(folder, 'package.json');
  if (!existsSync(file))
    throw new OutsideFault(
      `${folder} has no package.json`,
      'name the folder of a game; "destrier new <id> --out <folder>" writes one',
    );
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  } catch {
    throw new OutsideFault(`${file} is not JSON`, 'mend it');
  }
}

/** A game says for which engine it was made as npm has it, by `peerDependencies`. */
function checkVersion(folder: string, { peerDependencies = {} }: Manifest): void {
  const wanted = peerDependencies[ENGINE];
  const here = versionOf(engineFrom(import.meta.url));
  if (wanted === undefined || wanted === here || !/^\d/.test(wanted)) return;
  throw otherVersion(folder, wanted, here);
}

const otherVersion = (folder: string, wanted: string, here: string): OutsideFault =>
  new OutsideFault(
    `the game in ${folder} was made for version ${wanted} of ${ENGINE}, and this is ${here}`,
    'get the version of the game that goes with this one, or change it and its package.json',
  );

function entryOf(folder: string, { exports, main }: Manifest): string {
  const named = targetOf(exports) ?? targetOf(main) ?? 'index.js';
  const entry = resolve(folder, named);
  if (existsSync(entry)) return entry;
  throw new OutsideFault(
    `the game in ${folder} is not built: there is no ${named}`,
    `build it first: run "npm run build" in ${folder}`,
  );
}

/** What `exports` of a package names for a path, or `main`; with conditions, the one for everybody. */
function targetOf(exports: unknown, path = '.'): string | undefined {
  if (typeof exports === 'string') return path === '.' ? exports : undefined;
  if (!isRecord(exports)) return undefined;
  if (path in exports) return targetOf(exports[path]);
  return path === '.' ? targetOf(exports['import'] ?? exports['default']) : undefined;
}

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null;

/** Declarations of one engine mean nothing to another, so a game must use the very one that plays it. */
function checkEngine(folder: string, entry: string): void {
  const own = engineFrom(import.meta.url);
  const used = engineFrom(entry);
  if (used === own) return;
  const home = rootOf(own);
  if (used === '')
    throw new OutsideFault(`the game in ${folder} does not find ${ENGINE}`, linking(folder, home));
  const [wanted, here] = [versionOf(used), versionOf(own)];
  if (wanted !== here) throw otherVersion(folder, wanted, here);
  throw new OutsideFault(
    `the game in ${folder} brings a copy of ${ENGINE} of its own (${rootOf(used)})`,
    linking(folder, home),
  );
}

const linking = (folder: string, home: string): string =>
  `link it: let ${join(folder, 'node_modules', ENGINE)} be a link to ${home}`;

/** The engine that a file imports; empty where it finds none. */
function engineFrom(file: string): string {
  try {
    return createRequire(file).resolve(ENGINE);
  } catch {
    return '';
  }
}

const rootOf = (engine: string): string => resolve(engine, '../..');

function versionOf(engine: string): string {
  return manifestIn(rootOf(engine)).version ?? 'unknown';
}
