import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NewNames } from './names.js';
import type { Files } from './template.js';

/** What a game outside this repository finds here by links in its node_modules. */
const LINKED = ['@destrier/engine', '@destrier/text', 'typescript', 'vitest', 'zod'];

/** The files of a game that lies outside this repository, from those of one inside. */
export function outsideFiles(root: string, inside: Files, names: NewNames): Files {
  const files = new Map(inside);
  for (const file of ['index.ts', 'page.ts']) {
    const text = files.get(file) ?? '';
    files.set(file, text.replace(`folder: 'games/${names.id}'`, "folder: '.'"));
  }
  files.set('package.json', spelled(manifestOf(root, names)));
  files.set('tsconfig.json', spelled(configOf(root)));
  files.set('link.mjs', LINK);
  files.set('.gitignore', 'dist/\nnode_modules/\n');
  files.set('README.md', readme(names));
  return files;
}

function manifestOf(root: string, { id }: NewNames): object {
  const engine = readJson(join(root, 'engine', 'package.json'));
  return {
    name: id,
    version: '0.1.0',
    private: true,
    type: 'module',
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './page': { types: './dist/page.d.ts', default: './dist/page.js' },
    },
    scripts: {
      link: 'node link.mjs',
      build: 'node node_modules/typescript/bin/tsc -p .',
      test: 'node node_modules/vitest/vitest.mjs run',
    },
    peerDependencies: { '@destrier/engine': engine['version'] },
    // It is not for npm to fetch: link.mjs makes a link to it.
    peerDependenciesMeta: { '@destrier/engine': { optional: true } },
  };
}

function configOf(root: string): object {
  const base = readJson(join(root, 'tsconfig.base.json'));
  const { composite: _, ...options } = base['compilerOptions'] as { [option: string]: unknown };
  return {
    compilerOptions: { ...options, rootDir: '.', outDir: 'dist' },
    include: ['**/*.ts'],
    exclude: ['dist', 'node_modules', '**/*.test.ts'],
  };
}

const readJson = (file: string): { readonly [key: string]: unknown } =>
  JSON.parse(readFileSync(file, 'utf8')) as { readonly [key: string]: unknown };

const spelled = (of: object): string => `${JSON.stringify(of, null, 2)}\n`;

const LINK = `// Usage: node link.mjs <folder of Destrier>: links what this game needs from there into node_modules.
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const home = resolve(process.argv[2] ?? '../destrier');
const folders = {
  '@destrier/engine': 'engine',
  '@destrier/text': 'text',
${LINKED.slice(2)
  .map((name) => `  ${name}: 'node_modules/${name}',\n`)
  .join('')}};
for (const [name, folder] of Object.entries(folders)) {
  const target = join(home, folder);
  if (!existsSync(target)) throw new Error(\`\${target} is not there: name the folder of Destrier\`);
  const link = join(import.meta.dirname, 'node_modules', name);
  mkdirSync(dirname(link), { recursive: true });
  rmSync(link, { recursive: true, force: true });
  symlinkSync(target, link, 'junction');
}
`;

function readme({ id, title }: NewNames): string {
  return `# ${title}

A game for Destrier that lives in a folder of its own.

\`\`\`sh
npm run link -- <folder of Destrier>   # once, and again after node_modules was deleted
npm run build                          # after every change
npm test
<folder of Destrier>/destrier play ${id} --with .
<folder of Destrier>/destrier serve --with .
\`\`\`

The rules stand in RULES.md and in rules.ts, the figures in content.ts, the words in text/. The guide,
docs/writing-a-game.md of Destrier, explains all of it.
`;
}
