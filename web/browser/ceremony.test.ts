import { need, streamFrom, Table, type Box } from '@destrier/engine';
import { avalon } from '@destrier/avalon/page';
import { glory } from '@destrier/glory/spoken';
import { merlin } from '@destrier/merlin/page';
import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barriers } from './axe.js';
import { endCeremony } from './doors.js';
import { outOfSight, sidewaysScroll, smallTargets } from './layout.js';
import { playedBy } from './played.js';
import { Player } from './player.js';
import { built, rowsOf, wantNoCeremonies } from './podium.js';
import { bringTable } from './saved.js';
import { Site } from './site.js';
import type { Visitor } from './visitor.js';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const podium = ({ page }: Visitor): Locator => page.locator('.podium');
const GAMES = [
  { title: 'Glory', box: glory, seats: 4, size: 'desk' },
  { title: 'Glory', box: glory, seats: 4, size: 'small' },
  { title: 'Glory against Otto', box: glory, seats: 1, size: 'phone' },
  { title: 'Avalon', box: avalon, seats: 5, size: 'desk' },
  { title: 'Avalon', box: avalon, seats: 8, size: 'phone' },
  { title: 'Merlin', box: merlin, seats: 3, size: 'desk' },
] as const;

it.each(GAMES)('$title ends with towers of the points: $seats, $size', async (game) => {
  const { box, seats, size } = game;
  const ann = await site.visitor({ size, theme: seats % 2 === 0 ? 'light' : 'dark' });
  const table = playedBy(box, seats);
  await bringTable(ann, table, 'random');
  await podium(ann).waitFor();
  const rows = await built(ann);
  expect(rows.length).toBeGreaterThanOrEqual(seats);
  expect(rows.filter(([sum, score]) => sum !== score)).toEqual([]);
  const scores = table.result.map(({ score }) => score);
  expect(rows.map(([, score]) => score)).toEqual(expect.arrayContaining(scores));
  // What can be done next is in sight without scrolling.
  expect(await outOfSight(podium(ann).locator('.podium-buttons'))).toBe(0);
  // Those who hear the page are told places, names, scores and causes.
  const [first = ''] = await rowsOf(ann).locator('.heard').allTextContents();
  expect(first).toMatch(/^1\. .+, −?-?\d+ .+: .+ \d+/);
  expect(await barriers(ann.page)).toEqual([]);
  expect(await sidewaysScroll(ann.page)).toEqual([]);
  expect(await smallTargets(ann.page)).toEqual([]);
  expect(site.faults()).toEqual([]);
});

describe('the end of a game', () => {
  it('is closed to look at the last table, and opened again', async () => {
    const ann = await site.visitor({ size: 'desk' });
    await bringTable(ann, playedBy(glory, 2), 'random');
    await podium(ann).waitFor();
    expect(await ann.page.locator('.glory').isVisible()).toBe(false);
    await ann.page.keyboard.press('Escape');
    await podium(ann).waitFor({ state: 'detached' });
    expect(await ann.page.locator('.glory').isVisible()).toBe(true);
    // What is beside the question says what it does: it opens, then it closes.
    const beside = ann.page.locator('.dock .over');
    expect(await beside.innerText()).toBe(ann.say('ceremony.again'));
    await beside.click();
    await podium(ann).waitFor();
    expect(await beside.innerText()).toBe(ann.say('ceremony.lastTable'));
    await beside.click();
    await podium(ann).waitFor({ state: 'detached' });
  });

  it('has a table of numbers, a picture to share, and a rematch', async () => {
    const ann = await site.visitor({ size: 'phone', language: 'fr' });
    const { page, say } = ann;
    await bringTable(ann, playedBy(avalon, 4), 'random');
    await podium(ann).waitFor();
    const deed = (name: string): Locator => podium(ann).getByRole('button', { name, exact: true });
    await deed(say('ceremony.numbers')).click();
    await podium(ann)
      .getByRole('table', { name: say('panels.result.points') })
      .waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      deed(say('ceremony.share')).click(),
    ]);
    const picture = await readFile(await file.path());
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect(picture.readUInt32BE(16)).toBe(1440);
    const before = page.url();
    await deed(say('ceremony.rematch')).click();
    await page.waitForURL((url) => url.href !== before);
    await new Player(ann, 1).untilAsked();
    expect(await podium(ann).count()).toBe(0);
    expect(site.faults()).toEqual([]);
  });

  it('is whole on a tablet, leads to the last table once, and what is done there moves no button', async () => {
    const ann = await site.visitor({ size: 'desk', language: 'ru' });
    const { page, say } = ann;
    await page.setViewportSize({ width: 1024, height: 768 });
    await bringTable(ann, playedBy(avalon, 4), 'random');
    await podium(ann).waitFor();
    expect(await page.getByRole('button', { name: say('ceremony.lastTable') }).count()).toBe(1);
    const deeds = podium(ann).locator('.podium-deeds');
    const top = async (): Promise<number> => need(await deeds.boundingBox(), 'a box').y;
    const above = await top();
    const last = need(await rowsOf(ann).last().boundingBox(), 'a row');
    expect(last.y + last.height).toBeLessThanOrEqual(above);
    await deeds.getByRole('button', { name: say('ceremony.numbers') }).click();
    await podium(ann).getByRole('table').first().waitFor();
    expect(await top()).toBe(above);
    await Promise.all([
      page.waitForEvent('download'),
      deeds.getByRole('button', { name: say('ceremony.record') }).click(),
    ]);
    await deeds.getByText(say('ending.recorded')).waitFor();
    expect(await top()).toBe(above);
    expect(site.faults()).toEqual([]);
  });

  it('is not shown by itself to those who want no ceremonies', async () => {
    const ann = await site.visitor({ size: 'desk' });
    await wantNoCeremonies(ann);
    await bringTable(ann, playedBy(glory, 2), 'random');
    const again = ann.page.getByRole('button', { name: ann.say('ceremony.again') });
    await again.waitFor();
    expect(await podium(ann).count()).toBe(0);
    await again.click();
    await podium(ann).waitFor();
  });
});

/** A game in which something happens as soon as the first seat answers, however it does. */
function before(box: Box, seats: number, event: string): Table {
  for (let n = 0; n < 40; n++) {
    const random = streamFrom(`before ${n}`);
    const table = Table.start(box.game, { seats, seed: `before ${n}`, options: {} });
    while (!table.over) {
      const asked = table.asks('all').filter(({ kind }) => kind !== 'aside');
      const ask = need(asked[random.below(asked.length)], 'a question');
      const ids = [...need(table.menu(ask.seat, ask.id), 'a menu').ids()];
      const leads = (option: string): boolean => {
        const then = table.rewound(table.rows.length);
        then.choose(ask.seat, ask.id, option);
        return then
          .events(0)
          .slice(table.events(0).length)
          .some(({ name }) => name === event);
      };
      const isIt = asked.length === 1 && ask.seat === 0 && ids.length > 1 && ids.length < 5;
      if (isIt && ids.every(leads)) return table;
      table.choose(ask.seat, ask.id, need(ids[random.below(ids.length)], 'an option'));
    }
  }
  throw new Error(`there is no such moment before ${event}`);
}

describe('what is celebrated', () => {
  it.each([
    { title: 'a legend', box: avalon, seats: 3, event: 'unlocked', size: 'desk' },
    { title: 'a tournament', box: glory, seats: 2, event: 'triumphs', size: 'phone' },
  ] as const)('$title is told over the table until a key is pressed', async (moment) => {
    const ann = await site.visitor({ size: moment.size });
    await bringTable(ann, before(moment.box, moment.seats, moment.event), 'random');
    const player = new Player(ann, 1);
    await player.untilAsked();
    const great = ann.page.locator('.ceremony.great');
    expect(await great.count()).toBe(0);
    await player.play(1);
    await great.waitFor();
    expect(await great.getByRole('status').count()).toBe(1);
    // Nothing goes on below it, and its button has the focus.
    await great.locator('button:focus').waitFor();
    const { dock } = player;
    await expect.poll(() => dock.locator('.choice').count()).toBe(0);
    expect(await dock.getByRole('heading').innerText()).toBe(ann.say('table.nobody'));
    expect(await barriers(ann.page, '.ceremony')).toEqual([]);
    await endCeremony(ann);
    expect(await great.count()).toBe(0);
    await player.untilAsked();
    expect(site.faults()).toEqual([]);
  });

  it('holds what moves out of sight, and lets it fly when it is ended', async () => {
    const ann = await site.visitor({ size: 'desk' });
    const { page } = ann;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await bringTable(ann, before(avalon, 3, 'unlocked'), 'random');
    const player = new Player(ann, 1);
    await player.untilAsked();
    await player.play(1);
    await page.locator('.ceremony.great').waitFor();
    const piece = page.locator('.movement-piece').first();
    await piece.waitFor({ state: 'attached' });
    expect(await page.locator('.movement').isVisible()).toBe(false);
    // It does not fly on unseen: it is there however long one looks.
    await page.waitForTimeout(1500);
    expect(await piece.count()).toBe(1);
    await endCeremony(ann);
    await page.locator('.movement').waitFor();
    await piece.waitFor({ state: 'detached' });
    expect(site.faults()).toEqual([]);
  });
});
