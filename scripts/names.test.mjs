import { expect, it } from 'vitest';
import { madeUpTree } from './made-up-tree.mjs';
import { checkNames } from './names.mjs';

/** @param {Record<string, string>} files */
function treeWith(files) {
  return madeUpTree({
    'package.json': { workspaces: ['engine', 'web'] },
    'engine/package.json': { name: '@destrier/engine' },
    'web/package.json': { name: '@destrier/web' },
    ...files,
  });
}

it('finds an exported type whose name stands twice in a package', () => {
  const tree = treeWith({
    'engine/a.ts': 'export interface Row { a: 1 }',
    'engine/deep/b.tsx': 'export type Row = 2;\nexport class Other {}',
  });
  expect(checkNames(tree)).toEqual([
    'engine: Row is 2 types, in engine/a.ts and engine/deep/b.tsx: give each a name of its own',
  ]);
});

it('lets types be that are private, of a test, of another package, or passed on', () => {
  const tree = treeWith({
    'engine/a.ts': 'export interface Row { a: 1 }',
    'engine/b.ts':
      "interface Row { b: 1 }\nexport type { Row } from './a.js';\nexport const x = 1;",
    'engine/b.test.ts': 'export interface Row { c: 1 }',
    'web/a.ts': 'export interface Row { d: 1 }',
  });
  expect(checkNames(tree)).toEqual([]);
});

it('takes each board and each test game for a package of its own', () => {
  const tree = treeWith({
    'web/games/one/look.ts': 'export interface Seen { a: 1 }',
    'web/games/two/look.ts': 'export interface Seen { a: 1 }',
    'web/games/kit.ts': 'export interface Kit { a: 1 }',
    'web/games/more.ts': 'export interface Kit { a: 1 }',
  });
  expect(checkNames(tree).map((words) => words.split(':')[0])).toEqual(['web/games']);
});
