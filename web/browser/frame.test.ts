import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bringAvalon, MOMENTS } from './avalon.js';
import { barriers } from './axe.js';
import { hiddenLines, sidewaysScroll } from './layout.js';
import { Player } from './player.js';
import { bring } from './saved.js';
import { Site } from './site.js';
import type { Visitor } from './visitor.js';

/** What stands around every table: the question, keys, settings. */

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const PASSING = MOMENTS['passing'] ?? { seats: 4 };
const settings = ({ page }: Visitor): Locator => page.getByRole('banner').locator('summary');

it.each([
  { width: 720, height: 450 },
  { width: 844, height: 390 },
])('the question is in sight on a screen of $width by $height', async (size) => {
  const ann = await site.visitor();
  await bring(ann, { prompt: 'pawn.place' });
  await new Player(ann, 1).untilAsked();
  await ann.page.setViewportSize(size);
  expect(await hiddenLines(ann.page)).toEqual([]);
  const box = await ann.page.locator('.dock-head').boundingBox();
  expect((box?.y ?? size.height) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height);
  expect(await sidewaysScroll(ann.page)).toEqual([]);
});

it('one screen of a small telephone holds the table of Avalon', async () => {
  const ann = await site.visitor({ size: 'small' });
  await bringAvalon(ann, { seats: 5, prompt: 'turn.card' });
  const height = await ann.page.evaluate('document.documentElement.scrollHeight');
  expect(height).toBe(640);
  expect(site.faults()).toEqual([]);
});

it('a fourth of three takes the place of the first, and Enter sends them', async () => {
  const ann = await site.visitor({ size: 'desk' });
  const { page } = ann;
  await bringAvalon(ann, PASSING);
  const asked = await page.locator('.prompt').textContent();
  const cards = page.locator('.hand-card button');
  for (const nth of [0, 1, 2, 3]) await cards.nth(nth).press('Enter');
  const isPicked = (nth: number) => cards.nth(nth).getAttribute('aria-pressed');
  await expect.poll(() => isPicked(3)).toBe('true');
  expect([await isPicked(0), await isPicked(1), await isPicked(2)]).toEqual([
    'false',
    'true',
    'true',
  ]);
  await cards.nth(3).press('Enter');
  await expect.poll(() => page.locator('.prompt').textContent()).not.toBe(asked);
  expect(site.faults()).toEqual([]);
});

it('a key shows all keys, and Escape closes them', async () => {
  const ann = await site.visitor({ size: 'desk' });
  await bringAvalon(ann, PASSING);
  await ann.page.keyboard.press('?');
  const sheet = ann.page.getByRole('dialog', { name: ann.say('keys.title') });
  await sheet.waitFor();
  expect(await barriers(ann.page)).toEqual([]);
  await ann.page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  expect(site.faults()).toEqual([]);
});

it('one sheet holds all settings; lists are wanted of one game alone', async () => {
  const ann = await site.visitor({ size: 'desk' });
  const { page, say } = ann;
  await bringAvalon(ann, PASSING);
  await settings(ann).click();
  await page.getByRole('combobox', { name: say('table.brief') }).selectOption('never');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('radio', { name: say('table.view.plain') }).check();
  await page.keyboard.press('Escape');
  await page.locator('.avalon').waitFor({ state: 'detached' });
  await bring(ann, { prompt: 'pawn.place' });
  await new Player(ann, 1).untilAsked();
  await page.locator('.board').first().waitFor();
  await settings(ann).click();
  expect(await page.getByRole('radio', { name: say('table.view.board') }).isChecked()).toBe(true);
  expect(await page.getByRole('combobox', { name: say('table.brief') }).inputValue()).toBe('never');
  expect(site.faults()).toEqual([]);
});

it.each([
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
])('what has happened stands whole below the question at $width by $height', async (size) => {
  const ann = await site.visitor({ size: 'desk' });
  await ann.page.setViewportSize(size);
  await bring(ann, { prompt: 'pawn.place' });
  const player = new Player(ann, 1);
  await player.untilAsked();
  await player.unfold();
  await player.play(1);
  const news = ann.page.locator('.dock-news');
  await news.waitFor();
  const [line, bar] = [
    await news.boundingBox(),
    await ann.page.locator('.dock-head').boundingBox(),
  ];
  expect(line?.y).toBeGreaterThan(bar?.y ?? size.height);
  expect((line?.y ?? size.height) + (line?.height ?? 0)).toBeLessThan(
    (bar?.y ?? 0) + (bar?.height ?? 0),
  );
});
