import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

// Not among the game's own tests: it notices every change of a file, whether or not a rule does.
const FOLDER = join(import.meta.dirname, '../examples/hazard');
const GUIDE = join(import.meta.dirname, 'writing-a-game.md');
const BLOCK = /^(```\w+ examples\/hazard\/(\S+)\n)([\s\S]*?)^```$/gm;

/** What the guide does not print: what is made by tools. */
const LEFT_OUT = /^(dist|node_modules|fixtures)\/|^copy\.gen\.ts$/;

const guide = readFileSync(GUIDE, 'utf8');

it('prints every file of the game once', () => {
  const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(FOLDER.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => !LEFT_OUT.test(file));
  const printed = [...guide.matchAll(BLOCK)].map(([, , file = '']) => file);
  expect(printed.toSorted()).toEqual(files.toSorted());
});

it('prints them as they are (vitest -u copies them into the guide)', async () => {
  const current = guide.replace(
    BLOCK,
    (_block, head: string, file: string) =>
      `${head}${readFileSync(join(FOLDER, file), 'utf8')}\`\`\``,
  );
  await expect(current).toMatchFileSnapshot(GUIDE);
});
