import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fingerprint, isBuilt, markBuilt } from './build.mjs';
import { madeUpTree } from './made-up-tree.mjs';

function builtTree() {
  const tree = madeUpTree({
    'package.json': { workspaces: ['engine', 'games/*'] },
    'package-lock.json': {},
    'tsconfig.base.json': {},
    'engine/package.json': { name: '@destrier/engine' },
    'engine/tsconfig.json': {},
    'engine/index.ts': '',
    'engine/deep/rule.ts': '',
    'engine/deep/rule.test.ts': '',
    'engine/dist/index.js': '',
  });
  markBuilt(tree, ['engine'], fingerprint(tree));
  return tree;
}

test('what was built stays built while nothing changes', () => {
  const tree = builtTree();
  expect(isBuilt(tree, 'engine')).toBe(true);
  expect(isBuilt(tree, 'engine/testkit')).toBe(false);
});

test.each([
  'engine/deep/rule.ts',
  'engine/tsconfig.json',
  'tsconfig.base.json',
  'package-lock.json',
])('a change of %s asks for a build, even back to an older time', (file) => {
  const tree = builtTree();
  utimesSync(join(tree, file), 1, 1);
  expect(isBuilt(tree, 'engine')).toBe(false);
});

test('a new source, a deleted source and a deleted output ask for a build', () => {
  const added = builtTree();
  writeFileSync(join(added, 'engine/deep/new.ts'), '');
  expect(isBuilt(added, 'engine')).toBe(false);

  const deleted = builtTree();
  rmSync(join(deleted, 'engine/deep/rule.ts'));
  expect(isBuilt(deleted, 'engine')).toBe(false);

  const cleaned = builtTree();
  rmSync(join(cleaned, 'engine/dist'), { recursive: true });
  expect(isBuilt(cleaned, 'engine')).toBe(false);
});

test('a test is no part of the build', () => {
  const tree = builtTree();
  writeFileSync(join(tree, 'engine/deep/rule.test.ts'), 'changed');
  expect(isBuilt(tree, 'engine')).toBe(true);
});
