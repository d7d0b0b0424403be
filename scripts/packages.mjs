import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from './workspaces.mjs';

/**
 * @typedef {{ version?: string, license?: string, dev?: boolean, link?: boolean, optional?: boolean, devOptional?: boolean }} Locked
 * @typedef {{ packages: Record<string, Locked> }} LockFile
 */

/**
 * npm leaves a lock file of its own in node_modules as the last act of an install; it must hold all of ours.
 * @param {string} tree
 */
export function isInstalled(tree) {
  const done = join(tree, 'node_modules', '.package-lock.json');
  if (!existsSync(done)) return false;
  /** @type {LockFile} */
  const wanted = readJson(join(tree, 'package-lock.json'));
  /** @type {LockFile} */
  const found = readJson(done);
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    const there = found.packages[path];
    if (there === undefined) return entry.optional === true || entry.devOptional === true;
    return there.version === entry.version;
  });
}

/** @type {[RegExp, string][]} */
const ADVICE = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET|network/,
    'the npm registry cannot be reached. Connect to the network, or name a registry with "npm config set registry <address>", and run this again.',
  ],
  [
    /\bE(404|401|403)\b/,
    'the npm registry does not give out a package that is needed (see above). Name another with "npm config set registry <address>" and run this again.',
  ],
  [
    /EUSAGE/,
    'package.json and package-lock.json do not agree. Run "npm install" and then this again.',
  ],
  [
    /EACCES|EPERM|EROFS/,
    'this folder cannot be written to. Mend its owner or its rights and run this again.',
  ],
  [/ENOSPC/, 'the disk is full. Make room and run this again.'],
];

/** @param {string} text what npm said */
export function adviceFor(text) {
  const known = ADVICE.find(([sign]) => sign.test(text));
  return known?.[1] ?? 'npm could not install the packages; its own words are above.';
}
