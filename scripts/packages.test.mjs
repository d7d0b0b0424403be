import { describe, expect, test } from 'vitest';
import { madeUpTree } from './made-up-tree.mjs';
import { adviceFor, isInstalled } from './packages.mjs';

const WANTED = {
  '': {},
  engine: { version: '0.1.0' },
  'node_modules/@destrier/engine': { link: true },
  'node_modules/tool': { version: '1.2.0' },
  'node_modules/tool-for-other-machines': { version: '1.2.0', optional: true },
};

const INSTALLED = {
  'node_modules/@destrier/engine': { link: true },
  'node_modules/tool': { version: '1.2.0' },
};

/** @param {object} packages */
const treeWith = (packages) =>
  madeUpTree({
    'package-lock.json': { packages: WANTED },
    'node_modules/.package-lock.json': { packages },
  });

describe('an install is complete', () => {
  test('when all of the lock file is there, except what is optional', () => {
    expect(isInstalled(treeWith(INSTALLED))).toBe(true);
  });

  test('not before npm has finished one', () => {
    const tree = madeUpTree({
      'package-lock.json': { packages: WANTED },
      'node_modules/tool/package.json': {},
    });
    expect(isInstalled(tree)).toBe(false);
  });

  test.each([
    ['a package is missing', { 'node_modules/tool': undefined }],
    ['a package has another version', { 'node_modules/tool': { version: '1.1.9' } }],
    ['a workspace is not linked', { 'node_modules/@destrier/engine': undefined }],
    [
      'an optional package has another version',
      { 'node_modules/tool-for-other-machines': { version: '1.1.9' } },
    ],
  ])('not when %s', (_, change) => {
    expect(isInstalled(treeWith({ ...INSTALLED, ...change }))).toBe(false);
  });
});

test.each([
  ['npm error code ENOTFOUND', 'registry cannot be reached'],
  ['npm error code ECONNREFUSED', 'registry cannot be reached'],
  ['npm error code E404', 'does not give out a package'],
  ['npm error code EUSAGE', 'Run "npm install"'],
  ['npm error code EACCES', 'cannot be written to'],
  ['npm error code ENOSPC', 'disk is full'],
  ['npm error something else', 'its own words are above'],
])('after "%s" the advice says: %s', (text, advice) => {
  expect(adviceFor(text)).toContain(advice);
});
