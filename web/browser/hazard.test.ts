import { hazard } from '@destrier/example-hazard/page';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playNow } from './doors.js';
import { Player } from './player.js';
import { Site } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

it('a game without a board of its own is played to its end on the plain table', async () => {
  const ann = await site.visitor({ size: 'small' });
  await playNow(ann, hazard.title, 1);
  const player = new Player(ann, 4);
  await player.untilAsked();
  expect(await ann.page.getByRole('region', { name: ann.say('table.plain') }).count()).toBe(1);
  await player.play();
  await ann.page.getByRole('tab', { name: ann.say('panels.tab.result') }).click();
  await ann.page.getByRole('table', { name: ann.say('panels.result.points') }).waitFor();
  expect(player.chosen).toBeGreaterThan(3);
  expect(site.faults()).toEqual([]);
});

it('where the browser keeps nothing the page says so, and the game can be played to its end', async () => {
  const ann = await site.visitor();
  await ann.keepNothing();
  await ann.go();
  await ann.page.getByText(ann.say('lobby.noStore')).waitFor();
  await playNow(ann, hazard.title, 1);
  const player = new Player(ann, 5);
  await player.untilAsked();
  await player.play();
  await ann.page.getByRole('tab', { name: ann.say('panels.tab.result') }).waitFor();
  expect(player.chosen).toBeGreaterThan(3);
  expect(site.faults()).toEqual([]);
});
