import { afterAll, beforeAll, expect, it } from 'vitest';
import { sidewaysScroll } from './layout.js';
import { Site } from './site.js';
import { tour } from './tour.js';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

it(
  'nothing has to be scrolled sideways on a screen of 320 px, wherever one is',
  { timeout: 900_000 },
  async () => {
    const visitor = await site.visitor({ size: 'small' });
    const found: string[] = [];
    const barred = await tour(site, visitor, async ({ screen, state }) => {
      const wide = await sidewaysScroll(visitor.page);
      found.push(...wide.map((words) => `${screen}, ${state}: ${words}`));
    });
    expect([...barred, ...found]).toEqual([]);
    expect(site.faults()).toEqual([]);
  },
);
