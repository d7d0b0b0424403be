import { expect, test } from 'vitest';
import { checkLicences, isAllowed } from './licences.mjs';
import { madeUpTree } from './made-up-tree.mjs';

/**
 * @param {Record<string, object>} packages
 * @param {Record<string, object>} [files]
 */
const findings = (packages, files = {}) =>
  checkLicences(madeUpTree({ 'package-lock.json': { packages }, ...files })).findings;

test('a package under a licence that is not allowed is named with it, wherever it lies', () => {
  expect(
    findings({
      '': { license: 'GPL-3.0' },
      engine: { license: 'GPL-3.0' },
      'node_modules/@destrier/engine': { link: true },
      'node_modules/good': { version: '1.0.0', license: 'MIT' },
      'node_modules/good/node_modules/@bad/one': { version: '2.1.0', license: 'GPL-3.0-only' },
    }),
  ).toEqual(['@bad/one 2.1.0: licence GPL-3.0-only is not on the list of allowed ones']);
});

test('what the lock file does not say is read from the package', () => {
  const packages = {
    'node_modules/old': { version: '0.1.0' },
    'node_modules/mute': { version: '0.2.0' },
    'node_modules/absent': { version: '0.3.0', optional: true },
  };
  const files = {
    'node_modules/old/package.json': { licenses: [{ type: 'MIT', url: 'x' }] },
    'node_modules/mute/package.json': {},
  };
  expect(findings(packages, files)).toEqual([
    'mute 0.2.0: licence none declared is not on the list of allowed ones',
    'absent 0.3.0: licence unknown is not on the list of allowed ones',
  ]);
});

test('an exception holds for its package and its licence alone', () => {
  expect(
    findings({
      'node_modules/lightningcss': { version: '1.0.0', license: 'MPL-2.0' },
      'node_modules/lightningcss-linux-x64-gnu': { version: '1.0.0', license: 'MPL-2.0' },
    }),
  ).toEqual([]);
  expect(
    findings({
      'node_modules/lightningcss': { version: '1.0.0', license: 'GPL-3.0' },
      'node_modules/other': { version: '1.0.0', license: 'MPL-2.0' },
    }),
  ).toHaveLength(2);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['GPL-2.0 OR GPL-3.0', false],
  ['MIT AND ISC', true],
  ['(MIT AND GPL-3.0)', false],
  ['MIT AND (ISC OR GPL-3.0)', false],
  ['SEE LICENSE IN x', false],
  ['', false],
])('%s: %s', (expression, allowed) => {
  expect(isAllowed(expression)).toBe(allowed);
});
