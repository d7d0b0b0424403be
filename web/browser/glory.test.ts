import { afterAll, beforeAll, expect, it } from 'vitest';
import { isLoose } from '../games/glory/loose.js';
import { begin, setUp } from './doors.js';
import { sidewaysScroll, sizeOf, smallTargets } from './layout.js';
import { faultsAtSizes, faultsIn, settled, watchShifts, type OneTable } from './one-screen.js';
import { Player } from './player.js';
import { bring } from './saved.js';
import { Site } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const DESK = { width: 1280, height: 720 };
const LARGER = [
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
/** The smallest card at a desk. */
const CARD = { cards: '.glory-hand .drawn-card', width: 96, height: 134 };
/** The window is made larger at one of so many questions. */
const SOME = 8;
/** The game with both tournaments. */
const RESIZED = 'joust-pas-joust';

/** Dice and riders move by what they are. */
const TABLE: OneTable = { size: DESK, elements: 4000, moving: /^(?:die|rider|sum):/, isLoose };

it.each([
  { players: 1, options: { tournament: 'joust' } },
  { players: 2, options: { tournament: 'pas' } },
  { players: 4, options: { tournament: RESIZED, learning: 'on' } },
])(
  '$players play on one screen, where nothing leaves its place from the first choice to the last',
  { timeout: 900_000 },
  async ({ players, options }) => {
    const ann = await site.visitor({ size: 'desk' });
    await ann.page.setViewportSize(DESK);
    // Whoever makes the window larger shifts everything.
    const isResized = options.tournament === RESIZED;
    const shifted = await watchShifts(ann.page, '.glory :is(.leaf, .town, .places, .offer)');
    await setUp(ann, { players, bots: 'random', counsel: false, options });
    await begin(ann);
    const player = new Player(ann, players);
    const places = new Map<string, string>();
    const faults: string[] = [];
    do {
      await player.untilAsked();
      faults.push(...faultsIn(await settled(ann.page, TABLE), places, TABLE));
      if (isResized && player.chosen % SOME === 0)
        faults.push(...(await faultsAtSizes(ann.page, [...LARGER, DESK], CARD)));
    } while (faults.length === 0 && (await player.turn()) !== 'over');
    expect(faults).toEqual([]);
    expect(places.size).toBeGreaterThan(70);
    expect(isResized ? [] : await shifted()).toEqual([]);
    expect(site.faults()).toEqual([]);
  },
);

it('has cards and targets large enough at the smallest desk', async () => {
  const ann = await site.visitor({ size: 'desk' });
  await ann.page.setViewportSize(DESK);
  await bring(ann, { seats: 4, prompt: 'pawn.place' });
  await new Player(ann, 1).untilAsked();
  expect(await ann.page.locator('.glory-hand .drawn-card').count()).toBeGreaterThan(0);
  expect(await faultsAtSizes(ann.page, [DESK], CARD)).toEqual([]);
  expect(await smallTargets(ann.page)).toEqual([]);
});

it.each(['phone', 'small'] as const)(
  'shows places and the whole hand at the first sight on a screen that is %s',
  async (size) => {
    const ann = await site.visitor({ size });
    await bring(ann, { seats: 4, prompt: 'pawn.place' });
    await new Player(ann, 1).untilAsked();
    const { page } = ann;
    const { y: foot = 0 } = (await page.locator('.dock').boundingBox()) ?? {};
    const card = await page.locator('.glory-hand .drawn-card').first().boundingBox();
    expect((card?.y ?? foot) + (card?.height ?? 1)).toBeLessThanOrEqual(foot);
    const pane = await page.locator('.pan-zoom-pane').boundingBox();
    const plates = await Promise.all(
      (await page.locator('.place-plate').all()).map((plate) => plate.boundingBox()),
    );
    const seen = plates.filter(
      (plate) =>
        plate !== null &&
        pane !== null &&
        plate.x >= pane.x &&
        plate.y >= pane.y &&
        plate.x + plate.width <= pane.x + pane.width &&
        plate.y + plate.height <= Math.min(pane.y + pane.height, foot),
    );
    expect(seen.length).toBeGreaterThanOrEqual(1);
  },
);

it.each(['phone', 'small'] as const)(
  'has cards large enough on a screen that is %s, and answers from its tabs',
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
