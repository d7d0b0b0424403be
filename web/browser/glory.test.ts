import { afterAll, beforeAll, expect, it } from 'vitest';
import { isLoose } from '../games/glory/loose.js';
import { begin, setUp } from './doors.js';
import { sidewaysScroll, sizeOf, smallTargets } from './layout.js';
import { faultsIn, settled, watchShifts, type OneTable } from './one-screen.js';
import { Player } from './player.js';
import { bring } from './saved.js';
import { Site } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const DESK = { width: 1280, height: 720 };

/** Dice and riders move by what they are. */
const TABLE: OneTable = { size: DESK, elements: 4000, moving: /^(?:die|rider|sum):/, isLoose };

it.each([
  { players: 1, options: { tournament: 'joust' } },
  { players: 2, options: { tournament: 'joust', learning: 'on' } },
  { players: 3, options: { tournament: 'pas' } },
  { players: 4, options: { tournament: 'joust-pas-joust' } },
])(
  '$players play on one screen, where nothing leaves its place from the first choice to the last',
  { timeout: 900_000 },
  async ({ players, options }) => {
    const ann = await site.visitor({ size: 'desk' });
    await ann.page.setViewportSize(DESK);
    const shifted = await watchShifts(ann.page, '.glory :is(.leaf, .town, .places, .offer)');
    await setUp(ann, { players, bots: 'random', counsel: false, options });
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

it('has cards and targets large enough at the smallest desk', async () => {
  const ann = await site.visitor({ size: 'desk' });
  await ann.page.setViewportSize(DESK);
  await bring(ann, { seats: 4, prompt: 'pawn.place' });
  await new Player(ann, 1).untilAsked();
  const { width, height } = await sizeOf(ann.page.locator('.glory-hand .drawn-card').first());
  expect(width).toBeGreaterThanOrEqual(96);
  expect(height).toBeGreaterThanOrEqual(134);
  expect(await smallTargets(ann.page)).toEqual([]);
});

it.each(['phone', 'small'] as const)(
  'shows places and the hand at the first sight on a screen that is %s, and answers from its tabs',
  async (size) => {
    const ann = await site.visitor({ size });
    const { page } = ann;
    await bring(ann, { seats: 4, prompt: 'plans.take' });
    await new Player(ann, 1).untilAsked();
    const tabs = page.getByRole('tablist').filter({ has: page.getByRole('tab').nth(4) });
    expect(await tabs.getByRole('tab', { selected: true }).textContent()).toContain('Travel');
    for (const card of ['.offer .drawn-card', '.glory-hand .drawn-card']) {
      const { width, height } = await sizeOf(page.locator(card).first());
      expect(width).toBeGreaterThanOrEqual(64);
      expect(height).toBeGreaterThanOrEqual(90 - 1);
    }
    await tabs.getByRole('tab').first().click();
    const places = page.locator('.places');
    expect((await sizeOf(places)).width).toBeGreaterThan(300);
    expect(await sidewaysScroll(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    expect(site.faults()).toEqual([]);
  },
);
