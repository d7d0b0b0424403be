import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '@destrier/server';
import { expect, it } from 'vitest';

const PAGE = join(import.meta.dirname, 'operations.md');
const TABLE = /(<!-- settings -->\n)[\s\S]*?(<!-- \/settings -->)/;

it('lists every setting as it is (vitest -u copies them into the page)', async () => {
  const page = readFileSync(PAGE, 'utf8');
  expect(page).toMatch(TABLE);
  const rows = settings.map(({ name, flag, usual, about }) => {
    const flagged = flag === undefined ? '' : `\`--${flag}\``;
    return `| \`${name}\` | ${flagged} | ${usual === undefined || usual === '' ? '' : `\`${usual}\``} | ${about} |`;
  });
  const table = ['| variable | flag | usual | |', '|---|---|---|---|', ...rows].join('\n');
  await expect(page.replace(TABLE, `$1${table}\n$2`)).toMatchFileSnapshot(PAGE);
});
