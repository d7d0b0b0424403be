import { need, type Table } from '@destrier/engine';
import { KNIGHT, type Seen, type SeenDuel } from '@destrier/glory/page';
import { glory } from '@destrier/glory/spoken';
import { speaker } from '@destrier/text';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { played } from '../games/glory/testing/played.js';
import { barriers } from './axe.js';
import { duelPlaces, outsideDuel } from './duel-places.js';
import { Player } from './player.js';
import { answersItself, bringTable } from './saved.js';
import { Site } from './site.js';
import { SIZES, type Visitor } from './visitor.js';

/** Duels as they are seen, of every kind that comes up in games of a fixed seed. */

let site: Site;
let ann: Visitor;
beforeAll(async () => {
  site = await Site.open();
  ann = await site.visitor({ size: 'desk' });
});
afterAll(() => site.close());

function duelsIn(table: Table): readonly SeenDuel[] {
  // The view of a table of Glory has this shape.
  const { duels } = table.view('public') as never as Seen;
  return duels.filter((duel) => duel !== null);
}

interface Wanted {
  readonly seats: number;
  readonly options?: { readonly [id: string]: string };
  readonly against: SeenDuel['against'];
  readonly prompt: string;
}

/** Brings a game in which the first seat is asked this in such a duel. */
async function bringDuel({ seats, options = {}, ...wanted }: Wanted): Promise<SeenDuel> {
  for (const table of played(seats, options)) {
    const own = duelsIn(table).find(
      ({ against, sides }) => against === wanted.against && sides.some(({ who }) => who === 0),
    );
    const isAsked = table
      .asks('public')
      .some(({ seat, prompt }) => seat === 0 && prompt === wanted.prompt);
    if (own === undefined || !isAsked) continue;
    if (answersItself(table, wanted.prompt)) continue;
    await bringTable(ann, table, 'random');
    await new Player(ann, 1).untilAsked();
    await ann.page.locator('.joust').waitFor();
    return own;
  }
  throw new Error('there is no such duel in this game');
}

const MOMENTS: readonly Wanted[] = [
  { seats: 2, options: { tournament: 'joust' }, against: 'challenge', prompt: 'strength.add' },
  { seats: 2, options: { tournament: 'joust' }, against: 'knight', prompt: 'lance.lance' },
  { seats: 2, options: { tournament: 'pas' }, against: 'knight', prompt: 'strength.add' },
  { seats: 2, against: 'seat', prompt: 'faith.reroll' },
  { seats: 2, against: 'knight', prompt: 'relic.relic' },
];

it.each(MOMENTS)(
  'shows both sides by name and keeps nobody out: $against, $prompt',
  async (wanted) => {
    const duel = await bringDuel(wanted);
    const { page } = ann;
    const { word } = speaker(glory.text.en, 'en');
    const names = await page.locator('.joust .side-name').allInnerTexts();
    const foe = need(duel.sides[1], 'a side').who;
    expect(names[0]).toBe('Ann');
    expect(names[1]).toBe(foe === KNIGHT ? word(duel.foe, 'foe') : `Žižka ${foe}`);
    expect(await page.locator('.joust [data-anchor^="rider:"] img').count()).toBe(2);
    for (const size of ['desk', 'phone', 'small'] as const) {
      await page.setViewportSize(SIZES[size]);
      expect([size, await outsideDuel(page)]).toEqual([size, []]);
      await page.emulateMedia({ colorScheme: size === 'desk' ? 'dark' : 'light' });
      expect([size, await barriers(page, '.joust')]).toEqual([size, []]);
    }
    await page.setViewportSize(SIZES.desk);
    expect(site.faults()).toEqual([]);
  },
);

it('keeps every part in its place from step to step, chosen from the keyboard', async () => {
  await bringDuel({
    seats: 2,
    options: { tournament: 'pas' },
    against: 'knight',
    prompt: 'strength.add',
  });
  const { page } = ann;
  await page.setViewportSize(SIZES.desk);
  const before = await duelPlaces(page);
  const token = page.locator('.joust .counter button').first();
  await token.focus();
  await page.keyboard.press('Enter');
  await page.locator('.joust [data-face]').first().waitFor();
  expect(await duelPlaces(page)).toEqual(before);
  expect(await page.locator('.joust .socket [data-face]').count()).toBeGreaterThan(1);
});

/** The places once the question has taken its room. */
async function settledPlaces(): Promise<readonly string[]> {
  let last = await duelPlaces(ann.page);
  for (;;) {
    await ann.page.waitForTimeout(400);
    const now = await duelPlaces(ann.page);
    if (now.join() === last.join()) return now;
    last = now;
  }
}

it.each([SIZES.desk, { width: 1024, height: 768 }, SIZES.phone])(
  'leaves everything in its place when dice are picked for a reroll, $width wide',
  async (size) => {
    const { page } = ann;
    await page.setViewportSize(size);
    await bringDuel({ seats: 2, against: 'seat', prompt: 'faith.reroll' });
    const before = await settledPlaces();
    const dice = page.locator('.joust .side-own .die');
    const at = await dice.first().boundingBox();
    await dice.first().getByRole('button').click();
    await page.locator('.joust .piece-picked').waitFor();
    expect(await settledPlaces()).toEqual(before);
    expect(await dice.first().boundingBox()).toEqual(at);
    const head = await page.locator('.dock-head').boundingBox();
    const end = await page.locator('.dock-head .making-end').boundingBox();
    expect(end?.y).toBeGreaterThanOrEqual(head?.y ?? Infinity);
    expect((end?.x ?? Infinity) + (end?.width ?? 0)).toBeLessThanOrEqual(
      (head?.x ?? 0) + (head?.width ?? 0),
    );
    await page.setViewportSize(SIZES.desk);
  },
);
