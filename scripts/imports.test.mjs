import { describe, expect, test } from 'vitest';
import { checkImports } from './imports.mjs';
import { madeUpTree } from './made-up-tree.mjs';

const HOUSE = {
  'package.json': {
    workspaces: ['engine', 'text', 'games/*', 'registry', 'bots', 'server', 'cli', 'web', 'bench'],
  },
  'engine/package.json': { name: '@destrier/engine' },
  'text/package.json': { name: '@destrier/text' },
  'games/joust/package.json': { name: '@destrier/joust' },
  'games/melee/package.json': { name: '@destrier/melee' },
  'registry/package.json': { name: '@destrier/registry' },
  'bots/package.json': { name: '@destrier/bots' },
  'server/package.json': { name: '@destrier/server' },
  'cli/package.json': { name: '@destrier/cli' },
  'web/package.json': { name: '@destrier/web' },
  'bench/package.json': { name: '@destrier/bench' },
  'scripts/x.mjs': '',
};

/** @param {Record<string, string>} files */
const findings = (files) => checkImports(madeUpTree({ ...HOUSE, ...files }));

test('a house in order has no findings', () => {
  const found = findings({
    'engine/index.ts': "export * from './rules/dice.js';",
    'engine/rules/dice.ts': 'export const half = (n: number) => Math.floor(n / 2);',
    'engine/dice.test.ts': "import 'node:fs'; import 'vitest'; import './testkit/index.js';",
    'engine/testkit/index.ts': "import 'node:fs'; import 'vitest'; import '../index.js';",
    'engine/testgames/index.ts': "import '../index.js';",
    'games/joust/index.ts': "import { x } from '@destrier/engine';",
    'games/joust/index.test.ts': "import 'node:fs'; import '@destrier/engine/testkit';",
    'games/joust/text.test.ts': "import '@destrier/text';",
    'registry/index.ts': "import '@destrier/joust'; import '@destrier/engine';",
    'bots/index.ts': "import '@destrier/registry'; import '@destrier/engine';",
    'bots/index.test.ts': "import '@destrier/joust';",
    'server/index.ts': "import 'node:http'; import '@destrier/bots';",
    'cli/index.ts': "import 'node:fs'; import 'yaml'; import '@destrier/joust';",
    'web/live.tsx': "import '@destrier/server/protocol'; import '@destrier/text';",
    'web/live.test.ts': "import '@destrier/server';",
    'web/browser/site.ts': "import '@destrier/server';",
    'bench/index.ts': "import '@destrier/cli'; import '@destrier/server';",
    'scripts/soak.mjs': "import '@destrier/engine/testgames'; import 'node:fs';",
  });
  expect(found).toEqual([]);
});

describe('imports point one way', () => {
  test.each([
    ['engine/a.ts', '@destrier/joust', 'engine must not import games'],
    ['engine/a.test.ts', '@destrier/joust', 'engine must not import games'],
    ['games/joust/a.ts', '@destrier/bots', 'games must not import bots'],
    ['games/joust/a.ts', '@destrier/melee', 'games must not import games'],
    ['games/joust/a.ts', '@destrier/text', 'games must not import text'],
    ['engine/a.test.ts', '@destrier/text', 'engine must not import text'],
    ['games/joust/a.ts', '@destrier/registry', 'games must not import registry'],
    ['registry/a.ts', '@destrier/bots', 'registry must not import bots'],
    ['bots/a.ts', '@destrier/joust', 'bots must not import games'],
    ['server/a.ts', '@destrier/joust', 'server must not import games'],
    ['bots/a.ts', '@destrier/server', 'bots must not import server'],
    ['server/a.ts', '@destrier/text', 'server must not import text'],
    ['web/a.tsx', '@destrier/server', 'web must not import server, except server/protocol'],
    ['web/a.ts', '@destrier/server/pack-text', 'web must not import server'],
    ['web/a.ts', '@destrier/server/protocolled', 'web must not import server'],
    ['server/a.ts', '@destrier/cli', 'server must not import cli'],
    ['cli/a.ts', '@destrier/bench', 'cli must not import bench'],
    ['scripts/a.mjs', '@destrier/bench', 'scripts must not import bench'],
    ['cli/a.ts', '../engine/index.js', 'leaves the package'],
    ['scripts/a.mjs', '../engine/dist/index.js', 'leaves the package'],
    ['games/joust/a.ts', '../melee/index.js', 'leaves the package'],
    ['cli/a.ts', '../scripts/workspaces.mjs', 'leaves the package'],
    ['cli/vite.config.ts', '../engine/index.js', 'leaves the package'],
    ['server/http/a.ts', '../live/b.js', 'server/http/ must do without server/live/'],
    ['web/online/a.tsx', '../local/b.js', 'web/online/ must do without web/local/'],
  ])('%s must not import %s', (file, specifier, words) => {
    const found = findings({ [file]: `import '${specifier}';` });
    expect(found).toEqual([expect.stringContaining(words)]);
  });

  test.each([
    ['cli/a.ts', '../games/joust/RULES.md?raw'],
    ['cli/vite.config.ts', '../scripts/sources.mjs'],
    ['server/live/a.ts', '../http/b.js'],
    ['server/http/a.test.ts', '../live/b.js'],
  ])('%s may read %s', (file, specifier) => {
    expect(findings({ [file]: `import '${specifier}';` })).toEqual([]);
  });

  test.each([
    "export * from '@destrier/joust';",
    "export { x } from '@destrier/joust';",
    "import type { X } from '@destrier/joust';",
    "const x = await import('@destrier/joust');",
    "type X = import('@destrier/joust/sub').X;",
  ])('%s is an import too', (text) => {
    expect(findings({ 'engine/a.ts': `\n${text}` })).toEqual([
      expect.stringMatching(/^engine\/a\.ts:2: "@destrier\/joust/),
    ]);
  });
});

describe('the engine needs nothing', () => {
  test.each(['node:fs', 'fs', 'yaml'])('not %s', (specifier) => {
    const text = `import '${specifier}';`;
    const found = findings({ 'engine/a.ts': text, 'engine/testgames/b.ts': text });
    expect(found).toEqual([
      `engine/a.ts:1: "${specifier}": the engine has no dependencies`,
      `engine/testgames/b.ts:1: "${specifier}": the engine has no dependencies`,
    ]);
  });

  test.each(['testkit', 'testgames'])('not its own %s', (part) => {
    const found = findings({ 'engine/rules/a.ts': `import '../${part}/index.js';` });
    expect(found).toEqual([expect.stringContaining(`must do without its ${part}`)]);
  });

  test('a game does without Node, but may have a dependency', () => {
    const found = findings({ 'games/joust/a.ts': "import 'node:fs'; import 'yaml';" });
    expect(found).toEqual([expect.stringContaining('"node:fs": a game runs in a page too')]);
  });
});

describe('what replays a game has no other input', () => {
  test.each([
    ['Math.random()', 'Math.random'],
    ["Math['random']()", 'Math.random'],
    ['const { random } = Math;', 'Math.random'],
    ['Date.now()', 'Date'],
    ['const now = new Date();', 'Date'],
    ["eval('1')", 'eval'],
    ["new Function('return 1')", 'Function'],
    ['crypto.randomUUID()', 'crypto'],
    ['process.env', 'process'],
    ['globalThis.Date', 'globalThis'],
    ['const all = { Date };', 'Date'],
  ])('%s', (text, name) => {
    const words = `:1: ${name} is forbidden here`;
    expect(findings({ 'engine/a.ts': text })).toContainEqual(expect.stringContaining(words));
    expect(findings({ 'games/joust/a.ts': text })).toContainEqual(expect.stringContaining(words));
  });

  test('a property, a string or a comment of that name is none of these', () => {
    const text = "// Date\nconst a = { process: 'eval', date: 1 }; a.process; Math.max(1, 2);";
    expect(findings({ 'engine/a.ts': text })).toEqual([]);
  });

  test('the test kit, the tests and the programs may use them', () => {
    const text = 'Math.random(); Date.now(); process.exit();';
    expect(
      findings({ 'engine/testkit/a.ts': text, 'engine/a.test.ts': text, 'cli/a.ts': text }),
    ).toEqual([]);
  });
});

describe('imports never run in a circle', () => {
  test.each(['ts', 'tsx'])('of two files in .%s', (ending) => {
    const found = findings({
      [`web/a.${ending}`]: "import { b } from './b.js';",
      [`web/b.${ending}`]: "\nexport { a } from './a.js';",
    });
    expect(found).toEqual([
      `web/b.${ending}:2: "./a.js" closes a circle: web/a.${ending} -> web/b.${ending} -> web/a.${ending}`,
    ]);
  });

  test('of three, in two folders, of both endings', () => {
    const found = findings({
      'web/a.tsx': "import './part/b.js';",
      'web/part/b.ts': "import { c } from '../c.js';",
      'web/c.tsx': "import * as a from './a.js';",
    });
    expect(found).toEqual([
      'web/c.tsx:1: "./a.js" closes a circle: web/a.tsx -> web/part/b.ts -> web/c.tsx -> web/a.tsx',
    ]);
  });

  test('nor does a file import itself', () => {
    expect(findings({ 'cli/a.ts': "import './a.js';" })).toEqual([
      'cli/a.ts:1: "./a.js" closes a circle: cli/a.ts -> cli/a.ts',
    ]);
  });

  test.each([
    "import type { A } from './a.js';",
    "import { type A } from './a.js';",
    "export type { A } from './a.js';",
    "type A = import('./a.js').A;",
    "const a = () => import('./a.js');",
  ])('%s runs nothing', (text) => {
    expect(findings({ 'web/a.tsx': "import { b } from './b.js';", 'web/b.ts': text })).toEqual([]);
  });

  test('of a file used twice there is none', () => {
    expect(
      findings({
        'web/a.ts': "import './b.js'; import './c.js';",
        'web/b.ts': "import './c.js';",
        'web/c.ts': '',
      }),
    ).toEqual([]);
  });
});
