import { expect, test } from 'vitest';
import { chooseTests } from './sources.mjs';

const FILES = ['a/b/x.test.ts', 'a/x.test.ts', 'ab/x.test.ts', 'c/y.test.ts'];

test.each([
  ['a', ['a/b/x.test.ts', 'a/x.test.ts']],
  ['./a/b/', ['a/b/x.test.ts']],
  ['a/x.test.ts', ['a/x.test.ts']],
  ['a/*.test.ts', ['a/x.test.ts']],
  ['*/x.test.ts', ['a/x.test.ts', 'ab/x.test.ts']],
  ['**/x.test.ts', ['a/b/x.test.ts', 'a/x.test.ts', 'ab/x.test.ts']],
  ['a/**/x.test.ts', ['a/b/x.test.ts', 'a/x.test.ts']],
  ['', FILES],
  ['x', []],
])('"%s" chooses its tests', (wanted, chosen) => {
  expect(chooseTests(FILES, [wanted])).toEqual(chosen);
});

test('several choices add up', () => {
  expect(chooseTests(FILES, ['ab', 'c'])).toEqual(['ab/x.test.ts', 'c/y.test.ts']);
});
