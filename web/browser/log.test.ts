import { title as avalon } from '@destrier/avalon/title';
import { title as glory } from '@destrier/glory/title';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playNow, pullOut } from './doors.js';
import { hiddenNewest, scrolled } from './layout.js';
import { Player } from './player.js';
import { Site } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

it.each([
  ['Glory', glory, 1],
  ['Avalon', avalon, 3],
] as const)(
  'the newest of %s is read beside the table without scrolling, whatever happens in between',
  { timeout: 300_000 },
  async (_, title, bots) => {
    const ann = await site.visitor({ size: 'desk' });
    await playNow(ann, title, bots);
    const player = new Player(ann, 3);
    await player.untilAsked();
    await pullOut(ann);
    for (let round = 0; round < 6; round++) {
      await player.play(5);
      await player.untilAsked();
      await expect.poll(() => hiddenNewest(ann.page), { timeout: 10_000 }).toEqual([]);
    }
    expect(site.faults()).toEqual([]);
  },
);

it('who reads further up is left there', { timeout: 120_000 }, async () => {
  const ann = await site.visitor({ size: 'desk' });
  await playNow(ann, avalon, 3);
  const player = new Player(ann, 3);
  await player.play(6);
  await player.untilAsked();
  await pullOut(ann);
  const log = ann.page.locator('.log');
  await expect.poll(async () => (await scrolled(log)).top).toBeGreaterThan(100);
  await log.hover();
  await ann.page.mouse.wheel(0, -10_000);
  await expect.poll(async () => (await scrolled(log)).top).toBe(0);
  const { height } = await scrolled(log);
  await player.play(1);
  await expect.poll(async () => (await scrolled(log)).height).toBeGreaterThan(height);
  expect((await scrolled(log)).top).toBe(0);
});
