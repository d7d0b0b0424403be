import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isLoose } from '../games/glory/loose.js';
import { begin, setUp } from './doors.js';
import { sidewaysScroll, sizeOf, smallTargets } from './layout.js';
import { tableSeen, watchShifts, type TableSeen } from './one-screen.js';
import { Player } from './player.js';
import { bring } from './saved.js';
import { Site } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const DESK = { width: 1280, height: 720 };
const MOST_ELEMENTS = 4000;

/** Dice and riders move by what they are. */
const MOVING = /^(?:die|rider|sum):/;

/** What is wrong with the table at one question, if what lay where before is known. */
function faultsIn(seen: TableSeen, places: Map<string, string>): string[] {
  const faults: string[] = [];
  if (seen.page !== `${DESK.width} × ${DESK.height}`) faults.push(`the page is ${seen.page}`);
  if (seen.elements > MOST_ELEMENTS) faults.push(`${seen.elements} elements`);
  for (const [anchor, box] of Object.entries(seen.anchors)) {
    const before = places.get(anchor) ?? box;
    places.set(anchor, before);
    if (before !== box && !MOVING.test(anchor))
      faults.push(`${anchor} went from ${before} to ${box}`);
  }
  return [...faults, ...missingIn(seen)];
}

/** Options of the list that lie on no thing of the board, and should. */
function missingIn({ listed, onBoard, toggles }: TableSeen): string[] {
  return listed.flatMap(([id, name]) => {
    const [verb = '', ...words] = id.split(' ');
    const isThere = words.length === 0 ? toggles > 0 : onBoard.includes(name);
    return isLoose(verb) || isThere ? [] : [`no thing of the board is “${id}”, ${name}`];
  });
}

/** The board follows the question a moment later. */
async function settled(page: Page): Promise<TableSeen> {
  for (let looks = 0; looks < 20; looks++) {
    const seen = await tableSeen(page);
    if (missingIn(seen).length === 0) return seen;
    await page.waitForTimeout(250);
  }
  return tableSeen(page);
}

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
      faults.push(...faultsIn(await settled(ann.page), places));
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
