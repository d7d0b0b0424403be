import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NewNames } from './names.js';
import type { Files } from './template.js';

type Json = { [key: string]: unknown };

/** What the rest of the project must hold so that it knows a game: changed files, by their path below the root. */
export function entriesFor(root: string, names: NewNames, manifest: Json): Files {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const { id } = names;
  const folder = `games/${id}`;
  const needs = (path: string): readonly [string, string] => [path, withNeed(read(path), id)];
  const refers = (path: string): readonly [string, string] => [
    path,
    withReference(read(path), `../${folder}`),
  ];
  return new Map([
    ['registry/boxes.ts', withBox(read('registry/boxes.ts'), names)],
    needs('registry/package.json'),
    refers('registry/tsconfig.json'),
    ['web/games/index.ts', withCard(read('web/games/index.ts'), names)],
    needs('web/package.json'),
    refers('web/tsconfig.json'),
    ['package-lock.json', withPackage(read('package-lock.json'), id, manifest)],
  ]);
}

/** The page's own files of a game on the plain table. */
export function pageFiles({ id, variable }: NewNames): Files {
  const ledger = (name: string): string => `() => import('../../../games/${id}/${name}?raw')`;
  return new Map([
    [
      'kit.ts',
      `import { ${variable} } from '@destrier/${id}/page';
import { plainKit } from '../plain-kit.js';

export const kit = plainKit(${variable}, {
  en: ${ledger('RULES.md')},
  fr: ${ledger('RULES.fr.md')},
  ru: ${ledger('RULES.ru.md')},
});
`,
    ],
    [
      'mind.ts',
      `import { ${variable} } from '@destrier/${id}/page';
import type { GameMind } from '../kit.js';

/** What the bots' worker needs of the game. */
export const mind: GameMind = ${variable};
`,
    ],
  ]);
}

function withBox(text: string, { id, variable }: NewNames): string {
  const imported = `import { ${variable} } from '@destrier/${id}';\n`;
  return changed(
    changed(text, /\n\n\/\*\*/, `\n${imported}\n/**`),
    /,?\s*\];\n$/,
    `, ${variable}];\n`,
  );
}

function withCard(text: string, { id, variable }: NewNames): string {
  const imported = `import { title as ${variable}Title } from '@destrier/${id}/title';\n`;
  const card = `  {
    id: '${id}',
    title: ${variable}Title,
    seats: { min: 2, max: 2, usual: 2 },
    house: false,
    load: () => spoken(import('./${id}/kit.js')),
  },
`;
  return changed(
    changed(text, /(?=import \{ heard \})/, imported),
    /(?= {2}\.\.\.OUTSIDE,\n)/,
    card,
  );
}

function changed(text: string, at: RegExp, to: string): string {
  if (!at.test(text)) throw new Error(`a list of games has changed: ${String(at)} is not in it`);
  return text.replace(at, () => to);
}

function withNeed(text: string, id: string): string {
  const manifest = JSON.parse(text) as Json;
  return spelled({ ...manifest, dependencies: needing(manifest['dependencies'], id) });
}

const needing = (needs: unknown, id: string): Json =>
  sorted({ ...(needs as Json), [`@destrier/${id}`]: '0.1.0' });

function withReference(text: string, path: string): string {
  const config = JSON.parse(text) as { readonly references: readonly object[] };
  return spelled({ ...config, references: [...config.references, { path }] });
}

/** As npm would write it: the package, the link to it, and who needs it. */
function withPackage(text: string, id: string, manifest: Json): string {
  const lock = JSON.parse(text) as { readonly packages: { readonly [path: string]: Json } };
  const { name, version, license, dependencies, devDependencies } = manifest;
  const needed = ['registry', 'web'].map((path) => {
    const own = lock.packages[path];
    return [path, { ...own, dependencies: needing(own?.['dependencies'], id) }] as const;
  });
  const packages = sorted({
    ...lock.packages,
    ...Object.fromEntries(needed),
    [`games/${id}`]: { name, version, license, dependencies, devDependencies },
    [`node_modules/@destrier/${id}`]: { resolved: `games/${id}`, link: true },
  });
  return spelled({ ...lock, packages });
}

const sorted = (of: Json): Json =>
  Object.fromEntries(Object.entries(of).toSorted(([a], [b]) => a.localeCompare(b, 'en')));

const spelled = (of: object): string => `${JSON.stringify(of, null, 2)}\n`;
