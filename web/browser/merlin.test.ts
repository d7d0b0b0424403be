import { merlin } from '@destrier/merlin/page';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isLoose } from '../games/merlin/loose.js';
import { barriers } from './axe.js';
import { begin, openPanel, setUp, sitDown } from './doors.js';
import { belowControls, grownPage, optionsIn, smallTargets, swell } from './layout.js';
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
/** What may be chosen on the table. */
const FOR_FINGERS = '.board .merlin-cover:not([aria-disabled])';
const EVERYTHING = { favour: 'on', knights: 'dealt' };

/** Looks at a table at every question. */
interface Watch {
  faults(): Promise<readonly string[]>;
}

/** Nothing leaves its place from the first choice to the last, and all that can be chosen lies on the table. */
function placesKept({ page }: Visitor): Watch & { readonly places: ReadonlyMap<string, string> } {
  const places = new Map<string, string>();
  return { places, faults: async () => faultsIn(await settled(page, TABLE), places, TABLE) };
}

/** Nothing keeps anybody out: neither by its size, nor, where something is offered that was not before, by what axe finds. */
function open({ page, manner }: Visitor): Watch & { barred(): Promise<readonly string[]> } {
  const met = new Set<string>();
  const isNew = async (): Promise<boolean> => {
    const verbs = (await optionsIn(page))
      .map((option) => option.split(' ')[0] ?? '')
      .filter((one) => !met.has(one));
    for (const verb of verbs) met.add(verb);
    return verbs.length > 0;
  };
  const byFinger = manner.size !== 'desk';
  const small = async (): Promise<readonly string[]> => [
    ...(await grownPage(page)),
    ...(await belowControls(page)),
    ...(await smallTargets(page)),
    ...(byFinger ? await smallTargets(page, { least: 44, among: FOR_FINGERS }) : []),
  ];
  const barred = async (): Promise<readonly string[]> => {
    const found = await barriers(page, '.board');
    // On a map that is moved, its own buttons may lie over anything.
    return byFinger ? found.filter((one) => !one.startsWith('target-size')) : found;
  };
  return {
    barred,
    faults: async () => [
      ...(await lasting(page, small)),
      ...((await isNew()) ? await barred() : []),
    ],
  };
}

/** What is found, and still a moment later: a map gets its scale once it is laid out. */
async function lasting(
  page: Page,
  look: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  if ((await look()).length === 0) return [];
  await page.waitForTimeout(500);
  return look();
}

/** Plays a game to its end, or to the first fault. */
async function playWatched(player: Player, watches: readonly Watch[]): Promise<void> {
  do {
    await player.untilAsked();
    for (const watch of watches) expect(await watch.faults()).toEqual([]);
  } while ((await player.turn()) !== 'over');
}

/** Somebody at the smallest desk. */
async function atDesk(): Promise<Visitor> {
  const ann = await site.visitor({ size: 'desk' });
  await ann.page.setViewportSize(DESK);
  return ann;
}

it('four play on one screen with everything in the box', { timeout: 900_000 }, async () => {
  const ann = await atDesk();
  const shifted = await watchShifts(ann.page, '.board [data-anchor]');
  const options = { favour: 'on', knights: 'draft' };
  await setUp(ann, { box: merlin, players: 4, bots: 'random', counsel: false, options });
  await begin(ann);
  const kept = placesKept(ann);
  await playWatched(new Player(ann, 4), [kept, open(ann)]);
  expect(kept.places.size).toBeGreaterThan(70);
  expect(await shifted()).toEqual([]);
  expect(site.faults()).toEqual([]);
});

/** How it ended, by the causes of all points. */
async function ending(visitor: Visitor): Promise<string> {
  const { page, say } = visitor;
  await openPanel(visitor, say('panels.tab.result'));
  return (await page.getByRole('table', { name: say('panels.result.points') }).textContent()) ?? '';
}

/** What a table says in any language. */
const digitsIn = (text: string): string => text.replaceAll(/\D/g, '');

it(
  'two people play a whole game over the server, at a desk and by a finger, and read the same end',
  { timeout: 900_000 },
  async () => {
    const ann = await atDesk();
    const bob = await site.visitor({ size: 'phone', theme: 'dark', language: 'ru' });
    await sitDown(ann, bob, EVERYTHING, { box: merlin, players: 2 });
    const [first, second] = [new Player(ann, 11), new Player(bob, 12)];
    await Promise.all([playWatched(first, [placesKept(ann)]), playWatched(second, [open(bob)])]);
    expect(first.chosen).toBeGreaterThan(24);
    expect(second.chosen).toBeGreaterThan(24);
    expect(digitsIn(await ending(bob))).toBe(digitsIn(await ending(ann)));
    expect(site.faults()).toEqual([]);
  },
);

it('what throbs at the edge of a small screen makes the page no larger', async () => {
  const ann = await site.visitor({ size: 'phone' });
  await setUp(ann, { box: merlin, players: 3, bots: 'random', counsel: false });
  await begin(ann);
  await new Player(ann, 3).untilAsked();
  const last = ann.page.locator('.plate').last();
  await swell(last);
  expect((await last.boundingBox())?.width).toBeGreaterThan(390 / 3);
  expect(await grownPage(ann.page)).toEqual([]);
});

it(
  'a whole game alone on a small phone, by roles, names and keys alone',
  { timeout: 900_000 },
  async () => {
    const ann = await site.visitor({ size: 'small', language: 'fr' });
    const { page } = ann;
    await setUp(ann, { box: merlin, players: 2, bots: 'random', counsel: false });
    await begin(ann);
    const player = new Player(ann, 13, byKey);
    await player.untilAsked();
    await page.locator('.merlin-ring').waitFor();
    await page.locator('.own-die').first().waitFor();
    const watch = open(ann);
    const parts = page.locator('.merlin-pocket').getByRole('tab');
    for (let at = (await parts.count()) - 1; at >= 0; at--) {
      await parts.nth(at).click();
      expect([...(await watch.faults()), ...(await watch.barred())]).toEqual([]);
    }
    await playWatched(player, [watch]);
    expect(player.chosen).toBeGreaterThan(24);
    expect(await ending(ann)).not.toBe('');
    expect(site.faults()).toEqual([]);
  },
);
