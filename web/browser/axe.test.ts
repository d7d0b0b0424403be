import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { barriers } from './axe.js';
import { enlarge, sidewaysScroll } from './layout.js';
import { PICTURES, Site } from './site.js';
import { tour } from './tour.js';
import { SIZES } from './visitor.js';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
  mkdirSync(PICTURES, { recursive: true });
});
afterAll(() => site.close());

it('tells what keeps people out: a picture without words, grey upon grey', async () => {
  const { page } = await site.visitor();
  await page.setContent(
    '<html lang="en"><title>A</title><main><img src="data:,"><p style="color:#bbb">grey</p>',
  );
  const rules = (await barriers(page)).map((words) => words.split(' ')[0]);
  expect(new Set(rules)).toEqual(new Set(['color-contrast', 'image-alt']));
});

/** Each state in one theme here; `npm run soak -- page` sees all of them in every language, theme and width. */
it(
  'keeps nobody out, and is never scrolled sideways on a screen of 320 px, also with large letters',
  { timeout: 1_200_000 },
  async () => {
    const visitor = await site.visitor();
    const { language, size } = visitor.manner;
    const visited: string[] = [];
    const found: string[] = [];
    const barred = await tour(site, visitor, async ({ screen, state, part }) => {
      const { page } = visitor;
      const theme = visited.length % 2 === 0 ? 'light' : 'dark';
      await page.emulateMedia({ colorScheme: theme });
      const where = [screen, state, language, theme, size].join(', ');
      visited.push(where);
      for (const words of await barriers(page, part)) found.push(`${where}: ${words}`);
      await page.screenshot({ path: `${PICTURES}/${where.replaceAll(/[^a-z]+/gi, '-')}.png` });
      await page.setViewportSize(SIZES.small);
      for (const words of await sidewaysScroll(page)) found.push(`${where}: ${words}`);
      await enlarge(page);
      for (const words of await sidewaysScroll(page)) found.push(`${where}, enlarged: ${words}`);
      await enlarge(page, 16);
      await page.setViewportSize(SIZES[size]);
    });
    console.log(`Visited ${visited.length}:\n${visited.join('\n')}`);
    expect([...barred, ...found]).toEqual([]);
    expect(site.faults()).toEqual([]);
  },
);
