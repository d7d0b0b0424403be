import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { barriers } from './axe.js';
import { sidewaysScroll } from './layout.js';
import { PICTURES, Site } from './site.js';
import { tour } from './tour.js';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
  mkdirSync(PICTURES, { recursive: true });
});
afterAll(() => site.close());

it.each([
  { size: 'phone', language: 'en', theme: 'light' },
  { size: 'desk', language: 'en', theme: 'dark' },
] as const)(
  'keeps nobody out: $size, $language, $theme',
  { timeout: 1_200_000 },
  async (manner) => {
    const visitor = await site.visitor(manner);
    const visited: string[] = [];
    const found: string[] = [];
    const barred = await tour(site, visitor, async ({ screen, state }) => {
      const { page } = visitor;
      const where = [screen, state, manner.language, manner.theme, manner.size].join(', ');
      visited.push(where);
      const wrong = [...(await barriers(page)), ...(await sidewaysScroll(page))];
      for (const words of wrong) found.push(`${where}: ${words}`);
      await page.screenshot({ path: `${PICTURES}/${where.replaceAll(/[^a-z]+/gi, '-')}.png` });
    });
    console.log(`Visited ${visited.length}:\n${visited.join('\n')}`);
    expect([...barred, ...found]).toEqual([]);
    expect(site.faults()).toEqual([]);
  },
);
