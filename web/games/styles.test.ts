import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const HERE = fileURLToPath(new URL('.', import.meta.url));
/** Parts of the board kit that a game may dress. */
const SHARED: ReadonlySet<string> = new Set(['unfolding']);

/** The classes that selectors of a sheet begin with: those hold on every page on which the sheet was ever loaded. */
function openers(sheet: string): readonly string[] {
  const bare = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...bare.matchAll(/([^{}@;]+)\{/g)]
    .flatMap(([, selectors = '']) => selectors.split(','))
    .flatMap((selector) => /^\s*\.([\w-]+)/.exec(selector)?.[1] ?? [])
    .filter((name) => !SHARED.has(name));
}

it('no style of a game is meant for another: whoever played one sees the other as it is', () => {
  const owners = new Map<string, Set<string>>();
  const sheets = readdirSync(HERE, { recursive: true, encoding: 'utf8' });
  for (const path of sheets.filter((name) => name.endsWith('.css'))) {
    const [game = ''] = path.split(sep);
    for (const name of openers(readFileSync(join(HERE, path), 'utf8')))
      owners.set(name, (owners.get(name) ?? new Set()).add(game));
  }
  expect(new Set([...owners.values()].flatMap((by) => [...by])).size).toBeGreaterThan(2);
  const both = [...owners].filter(([, by]) => by.size > 1).map(([name]) => name);
  expect(both).toEqual([]);
});
