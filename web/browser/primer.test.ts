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

it('how the game goes is told at the first table of a game, and once', async () => {
  const ann = await site.visitor();
  const { page, say } = ann;
  const told = page.getByRole('region', { name: say('primer.title') });
  await playNow(ann, avalon, 3);
  await told.getByRole('button', { name: say('primer.aid') }).click();
  const aids = page.getByRole('tabpanel', { name: say('panels.tab.aids') });
  await aids.getByRole('heading', { name: say('primer.title') }).waitFor();
  await page.getByRole('button', { name: say('table.drawer') }).click();
  await told.getByRole('button', { name: say('primer.close') }).click();
  await expect.poll(() => told.count()).toBe(0);
  await playNow(ann, avalon, 3);
  await new Player(ann, 1).untilAsked();
  expect(await told.count()).toBe(0);
});
