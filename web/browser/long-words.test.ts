import { afterAll, beforeAll, expect, it } from 'vitest';
import { cutWords, lengthen } from './long-words.js';
import { sidewaysScroll } from './layout.js';
import { Player } from './player.js';
import { bring } from './saved.js';
import { Site } from './site.js';
import type { Visitor } from './visitor.js';

/** A language whose words are two fifths longer than English ones fits on Glory's table. */

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const TABLE = '.glory, .bar, .dock-head';

async function lengthened(ann: Visitor): Promise<readonly string[]> {
  await lengthen(ann.page);
  return [...(await cutWords(ann.page, TABLE)), ...(await sidewaysScroll(ann.page))];
}

it.each([
  { prompt: 'pawn.place', options: {} },
  { prompt: 'strength.add', options: { tournament: 'joust' } },
  { prompt: 'register.shield', options: { tournament: 'pas' } },
])('at a desk: $prompt', async (moment) => {
  const ann = await site.visitor({ size: 'desk' });
  await ann.page.setViewportSize({ width: 1280, height: 720 });
  await bring(ann, { seats: 4, ...moment });
  await new Player(ann, 1).untilAsked();
  expect(await lengthened(ann)).toEqual([]);
  await ann.context.close();
});

it('on a phone, in every part of the table', async () => {
  const ann = await site.visitor({ size: 'phone' });
  await bring(ann, { seats: 4, prompt: 'pawn.place' });
  await new Player(ann, 1).untilAsked();
  const tabs = ann.page.locator('.pocket-tabs').getByRole('tab');
  expect(await tabs.count()).toBe(5);
  for (const tab of await tabs.all()) {
    await tab.click();
    expect(await lengthened(ann)).toEqual([]);
  }
});
