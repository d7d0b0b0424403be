import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { Fault } from '../fault.mjs';

/**
 * @param {string} root
 * @param {string} folder
 * @returns {{ folder: string, sources: import('./sample.mjs').Source[] }} all paths from the root
 */
export function readSources(root, folder) {
  const path = resolve(root, folder);
  const name = fromRoot(root, path);
  if (name.startsWith('..') || !existsSync(path) || !statSync(path).isDirectory()) {
    throw new Fault(
      2,
      'usage.option',
      `there is no folder ${folder}`,
      'name a folder below the root of the project',
    );
  }
  const sources = readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((file) => fromRoot(root, join(path, file)))
    .filter(isSource)
    .sort()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  if (sources.length === 0) {
    throw new Fault(
      2,
      'usage.option',
      `${folder} holds no TypeScript sources`,
      'name the folder of the rules',
    );
  }
  return { folder: name, sources };
}

/** @param {string} file */
function isSource(file) {
  const foreign = /(?:^|\/)(?:node_modules|dist)\//.test(file);
  return /\.tsx?$/.test(file) && !/\.(?:test|test-d|d)\.tsx?$/.test(file) && !foreign;
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string} the folder of the nearest package, from the root; empty for the root itself
 */
export function packageOf(root, folder) {
  let path = resolve(root, folder);
  while (path !== resolve(root) && !existsSync(join(path, 'package.json'))) path = dirname(path);
  return fromRoot(root, path);
}

/**
 * @param {string[]} files
 * @param {string[]} wanted folders, files or patterns
 */
export function chooseTests(files, wanted) {
  const patterns = wanted.map(toPattern);
  return files.filter((file) => patterns.some((pattern) => pattern.test(file)));
}

/** @param {string} text */
function toPattern(text) {
  const plain = text.replace(/^\.\//, '').replace(/\/+$/, '');
  if (plain === '' || plain === '.') return /^/;
  const pattern = plain
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*\/?|\*/g, (stars) => (stars === '*' ? '[^/]*' : '.*'));
  return new RegExp(`^${pattern}(?:/|$)`);
}

/**
 * @param {string} root
 * @param {string} path
 */
function fromRoot(root, path) {
  return relative(root, path).replaceAll('\\', '/');
}
