import { merlin } from '@destrier/merlin/page';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isLoose } from '../games/merlin/loose.js';
import { barriers } from './axe.js';
import { begin, openPanel, setUp, sitDown } from './doors.js';
import { sidewaysScroll, smallTargets } from './layout.js';
import { faultsIn, settled, watchShifts, type OneTable } from './one-screen.js';
import { byKey, Player } from './player.js';
import { Site } from './site.js';
import type { Visitor } from './visitor.js';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const DESK = { width: 1280, height: 720 };
const TABLE: OneTable = { size: DESK, elements: 4000, moving: /^nothing$/, isLoose };

it.each([
  { players: 2, options: { favour: 'on', knights: 'draft' } },
  { players: 4, options: { favour: 'on', knights: 'draft' } },
])(
  '$players play on one screen, where nothing leaves its place from the first choice to the last',
  { timeout: 900_000 },
  async ({ players, options }) => {
    const ann = await site.visitor({ size: 'desk' });
    await ann.page.setViewportSize(DESK);
    const shifted = await watchShifts(ann.page, '.board [data-anchor]');
    await setUp(ann, { box: merlin, players, bots: 'random', counsel: false, options });
    await begin(ann);
    const player = new Player(ann, players);
    const places = new Map<string, string>();
    const faults: string[] = [];
    do {
      await player.untilAsked();
      faults.push(...faultsIn(await settled(ann.page, TABLE), places, TABLE));
    } while (faults.length === 0 && (await player.turn()) !== 'over');
    expect(faults).toEqual([]);
    expect(places.size).toBeGreaterThan(70);
    expect(await shifted()).toEqual([]);
    expect(site.faults()).toEqual([]);
  },
);

it('has targets large enough at the smallest desk', async () => {
  const ann = await site.visitor({ size: 'desk' });
  await ann.page.setViewportSize(DESK);
  await setUp(ann, { box: merlin, players: 4, bots: 'random', counsel: false });
  await begin(ann);
  await new Player(ann, 1).untilAsked();
  expect(await smallTargets(ann.page)).toEqual([]);
});

it.each(['phone', 'small'] as const)(
  'shows the ring and the dice at the first sight on a screen that is %s, and answers from its parts',
  { timeout: 300_000 },
  async (size) => {
    const ann = await site.visitor({ size });
    const { page } = ann;
    await setUp(ann, { box: merlin, players: 2, bots: 'random', counsel: false });
    await begin(ann);
    await new Player(ann, 1).untilAsked();
    await page.locator('.merlin-ring').waitFor();
    await page.locator('.own-die').first().waitFor();
    const parts = page.locator('.merlin-pocket').getByRole('tab');
    for (let at = (await parts.count()) - 1; at >= 0; at--) {
      await parts.nth(at).click();
      expect(await sidewaysScroll(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
    }
    expect(site.faults()).toEqual([]);
  },
);

it.each([
  ['desk', 'light', 'fr'],
  ['phone', 'dark', 'ru'],
] as const)(
  'keeps nobody out at a table that is %s and %s',
  { timeout: 300_000 },
  async (size, theme, language) => {
    const ann = await site.visitor({ size, theme, language });
    const options = { favour: 'on', knights: 'dealt' };
    await setUp(ann, { box: merlin, players: 3, bots: 'random', counsel: false, options });
    await begin(ann);
    await new Player(ann, 1).play(2);
    const parts = ann.page.locator('.merlin-pocket').getByRole('tab');
    const found: string[] = [];
    for (let at = Math.max(0, (await parts.count()) - 1); at >= 0; at--) {
      if (size !== 'desk') await parts.nth(at).click();
      found.push(...(await barriers(ann.page, '.board')));
    }
    expect(found).toEqual([]);
  },
);

/** How it ended, by the causes of all points. */
async function ending(visitor: Visitor): Promise<string> {
  const { page, say } = visitor;
  await openPanel(visitor, say('panels.tab.result'));
  return (await page.getByRole('table', { name: say('panels.result.points') }).textContent()) ?? '';
}

it('two people play a whole game over the server, and read the same end', async () => {
  const ann = await site.visitor({ size: 'desk' });
  const bob = await site.visitor({ size: 'phone' });
  await sitDown(ann, bob, {}, { box: merlin, players: 2 });
  const [first, second] = [new Player(ann, 11), new Player(bob, 12)];
  await Promise.all([first.play(), second.play()]);
  expect(first.chosen).toBeGreaterThan(24);
  expect(second.chosen).toBeGreaterThan(24);
  expect(await ending(bob)).toBe(await ending(ann));
  expect(site.faults()).toEqual([]);
});

it('a whole game alone on a small phone, by roles, names and keys alone', async () => {
  const ann = await site.visitor({ size: 'small', language: 'fr' });
  await setUp(ann, { box: merlin, players: 2, bots: 'random', counsel: false });
  await begin(ann);
  const player = new Player(ann, 13, byKey);
  await player.untilAsked();
  await player.play();
  expect(player.chosen).toBeGreaterThan(24);
  expect(await ending(ann)).not.toBe('');
  expect(site.faults()).toEqual([]);
});
