import { title as avalon } from '@destrier/avalon/title';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playNow } from './doors.js';
import { Player } from './player.js';
import { Site } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

it('Back closes the rules over the table, and only then leaves the table', async () => {
  const ann = await site.visitor();
  const { page, say } = ann;
  await playNow(ann, avalon, 3);
  await new Player(ann, 1).untilAsked();
  const table = page.url();
  const dialog = page.getByRole('dialog');
  const open = async (): Promise<void> => {
    await page.locator('[data-choices] .rule-link').first().click();
    await dialog.waitFor();
  };
  await open();
  await page.goBack();
  await expect.poll(() => dialog.count()).toBe(0);
  expect(page.url()).toBe(table);
  // Closed by its button it leaves nothing behind either.
  await open();
  await dialog.getByRole('button', { name: say('panels.close') }).click();
  await expect.poll(() => dialog.count()).toBe(0);
  expect(page.url()).toBe(table);
  await page.goBack();
  await page.getByRole('heading', { name: say('lobby.games'), exact: true }).waitFor();
  expect(site.faults()).toEqual([]);
});
