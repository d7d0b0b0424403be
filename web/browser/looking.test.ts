import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPanel, pushIn } from './doors.js';
import { Player } from './player.js';
import { bring } from './saved.js';
import { Site } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

it('nothing can be chosen or taken back while an earlier moment is on the table', async () => {
  const ann = await site.visitor();
  const { page, say } = ann;
  await bring(ann, { prompt: 'pawn.place' });
  await new Player(ann, 1).untilAsked();
  const choices = page.locator('[data-choices] .choice');
  expect(await choices.count()).toBeGreaterThan(0);
  await openPanel(ann, say('panels.tab.history'));
  await page.getByRole('button', { name: say('panels.history.back') }).click();
  const back = page.getByRole('button', { name: say('table.looking.back') }).first();
  await back.waitFor();
  expect(await choices.count()).toBe(0);
  expect(await page.getByRole('button', { name: say('table.undo') }).count()).toBe(0);
  expect(await page.getByRole('button', { name: say('table.hint'), exact: true }).count()).toBe(0);
  // On a small screen the panels lie over the table.
  await pushIn(ann);
  await back.click();
  await expect.poll(() => choices.count()).toBeGreaterThan(0);
  expect(site.faults()).toEqual([]);
});
