import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { barriers } from './axe.js';
import { PICTURES, Site } from './site.js';
import { tour } from './tour.js';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
  mkdirSync(PICTURES, { recursive: true });
});
afterAll(() => site.close());

/** Each state in one theme here; `npm run soak -- page` sees all of them in every language, theme and width. */
it('keeps nobody out', { timeout: 1_200_000 }, async () => {
  const visitor = await site.visitor();
  const { language, size } = visitor.manner;
  const visited: string[] = [];
  const found: string[] = [];
  const barred = await tour(site, visitor, async ({ screen, state }) => {
    const { page } = visitor;
    const theme = visited.length % 2 === 0 ? 'light' : 'dark';
    await page.emulateMedia({ colorScheme: theme });
    const where = [screen, state, language, theme, size].join(', ');
    visited.push(where);
    for (const words of await barriers(page)) found.push(`${where}: ${words}`);
    await page.screenshot({ path: `${PICTURES}/${where.replaceAll(/[^a-z]+/gi, '-')}.png` });
  });
  console.log(`Visited ${visited.length}:\n${visited.join('\n')}`);
  expect([...barred, ...found]).toEqual([]);
  expect(site.faults()).toEqual([]);
});
