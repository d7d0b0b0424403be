import { title as avalon } from '@destrier/avalon/title';
import { title as glory } from '@destrier/glory/title';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playNow } from './doors.js';
import { Player } from './player.js';
import { Site } from './site.js';
import type { Visitor } from './visitor.js';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

/** What keeps the newest line of the log from being read without scrolling anything. */
function hidden({ page }: Visitor): Promise<readonly string[]> {
  return page.locator('.log').evaluate((log) => {
    const newest = log.querySelector('.log-chapter[open]:last-child > :last-child') ?? log;
    const { bottom } = newest.getBoundingClientRect();
    const box = log.getBoundingClientRect();
    const faults = [];
    if (bottom > box.bottom) faults.push('below the end of the log');
    if (box.bottom > innerHeight) faults.push('below the window');
    if (log.clientHeight < 100) faults.push(`a log of ${log.clientHeight} px`);
    for (let at = log.parentElement; at !== null; at = at.parentElement)
      if (at !== document.documentElement && at.scrollHeight > at.clientHeight + 1)
        faults.push(`${at.className} scrolls too`);
    return faults;
  });
}

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
    for (let round = 0; round < 6; round++) {
      await player.play(5);
      await player.untilAsked();
      await expect.poll(() => hidden(ann), { timeout: 10_000 }).toEqual([]);
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
  const log = ann.page.locator('.log');
  await expect.poll(() => log.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
  await log.hover();
  await ann.page.mouse.wheel(0, -10_000);
  await expect.poll(() => log.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  const height = await log.evaluate(({ scrollHeight }) => scrollHeight);
  await player.play(1);
  await expect.poll(() => log.evaluate(({ scrollHeight }) => scrollHeight)).toBeGreaterThan(height);
  expect(await log.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});
