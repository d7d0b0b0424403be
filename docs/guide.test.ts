import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

// Not among the games' own tests: it notices every change of a file, whether or not a rule does.
const ROOT = join(import.meta.dirname, '..');
const GUIDE = join(import.meta.dirname, 'writing-a-game.md');
const BLOCK = /^(```\w+ (examples\/hazard|games\/joust)\/(\S+)\n)([\s\S]*?)^```$/gm;

/** Where the printed files really stand: `destrier new joust` writes those of the template. */
const FOLDERS: { readonly [printed: string]: string } = {
  'examples/hazard': 'examples/hazard',
  'games/joust': 'template',
};

/** What the guide does not print: what is made by tools. */
const LEFT_OUT = /^(dist|node_modules|fixtures)\/|^copy\.gen\.ts$/;

const guide = readFileSync(GUIDE, 'utf8');

it('prints every file of the example once', () => {
  const folder = join(ROOT, 'examples/hazard');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => !LEFT_OUT.test(file));
  const printed = [...guide.matchAll(BLOCK)]
    .filter(([, , of]) => of === 'examples/hazard')
    .map(([, , , file = '']) => file);
  expect(printed.toSorted()).toEqual(files.toSorted());
});

it('prints files as they are (vitest -u copies them into the guide)', async () => {
  const current = guide.replace(
    BLOCK,
    (_block, head: string, folder: string, file: string) =>
      `${head}${readFileSync(join(ROOT, FOLDERS[folder] ?? folder, file), 'utf8')}\`\`\``,
  );
  await expect(current).toMatchFileSnapshot(GUIDE);
});
