import { need } from '@destrier/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playedTo } from '../games/avalon/testing/played.js';
import { barriers } from './axe.js';
import { sidewaysScroll } from './layout.js';
import { Player } from './player.js';
import { wantNoCeremonies } from './podium.js';
import { bring, bringTable } from './saved.js';
import { Site } from './site.js';
import { SIZES, type Visitor } from './visitor.js';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const GAMES = {
  Glory: async (visitor: Visitor) => bring(visitor, { options: { tournament: 'joust' } }),
  Avalon: async (visitor: Visitor) => bringTable(visitor, playedTo({ seats: 3 }), 'random'),
} as const;

/** From the list of games that are kept to the analysis, until it is whole. */
async function analyse({ page, say, go }: Visitor): Promise<void> {
  await go('#/');
  await page.getByRole('link', { name: say('analysis.title'), exact: true }).click();
  await page.locator('.costly-choice').first().waitFor({ timeout: 400_000 });
}

it.each(Object.entries(GAMES))(
  'a finished game of %s is looked back at: what cost most, any choice from the keyboard, and at once the second time',
  { timeout: 600_000 },
  async (_, bringGame) => {
    const ann = await site.visitor({ size: 'desk' });
    const { page, say } = ann;
    await wantNoCeremonies(ann);
    await bringGame(ann);
    await analyse(ann);
    const costs = await page.locator('.costly-cost > b').allInnerTexts();
    const all = costs.map((cost) => Number(cost.replace('−', '-')));
    expect(all).toEqual(all.toSorted((one, other) => one - other));
    expect(all.length).toBeLessThanOrEqual(5);
    expect(await barriers(page)).toEqual([]);

    const cursor = page.getByRole('slider', { name: say('analysis.cursor') });
    const at = Number(await cursor.inputValue());
    const last = Number(await cursor.getAttribute('max'));
    await cursor.press('ArrowLeft');
    await page.getByRole('region', { name: say('analysis.board', { n: at - 1 }) }).waitFor();
    expect(await cursor.getAttribute('aria-valuetext')).toContain(say('puzzles.of', { n: at - 1 }));

    await page.getByRole('button', { name: say('analysis.list') }).click();
    const rows = page.getByRole('region', { name: say('analysis.list') }).locator('tbody tr');
    expect(await rows.count()).toBe(last);

    await page.reload();
    await page.locator('.costly-choice').first().waitFor({ timeout: 5000 });
    expect(await page.locator('.costly-cost > b').allInnerTexts()).toEqual(costs);
    await page.setViewportSize(SIZES.small);
    await expect.poll(() => sidewaysScroll(page), { timeout: 60_000 }).toEqual([]);
    expect(await barriers(page)).toEqual([]);
    expect(site.faults()).toEqual([]);
  },
);

it.each([390, 834, 1024, 1180])(
  'the board of a choice is the table of a small screen on one %i wide: a floor, and the hand below it',
  async (width) => {
    const ann = await site.visitor({ size: 'phone' });
    const { page } = ann;
    await wantNoCeremonies(ann);
    await GAMES.Avalon(ann);
    await page.goto(page.url().replace('#/here/', '#/analysis/here-'));
    await page.setViewportSize({ width, height: 844 });
    await page.getByRole('slider', { name: ann.say('analysis.cursor') }).fill('31');
    const boxOf = async (part: string) =>
      need(await page.locator(`.then-whole ${part}`).first().boundingBox(), part);
    const whole = await boxOf('.avalon');
    await expect
      .poll(async () => (await boxOf('.avalon-floor > .art')).width)
      .toBeGreaterThanOrEqual(whole.width);
    const middle = await boxOf('.middle');
    expect((await boxOf('.hand')).y).toBeGreaterThanOrEqual(middle.y + middle.height - 1);
    expect(site.faults()).toEqual([]);
  },
);

it(
  'the costliest choice is a puzzle: a worse try has its cost, the better one solves it',
  { timeout: 600_000 },
  async () => {
    const ann = await site.visitor({ size: 'desk' });
    const { page, say } = ann;
    await wantNoCeremonies(ann);
    await GAMES.Glory(ann);
    await analyse(ann);
    const [chosen, better] = await Promise.all(
      ['> span:last-of-type', '> strong'].map(async (which) => {
        const words = page.locator('.costly-words').first().locator(which).first();
        return (await words.innerText()).split(/:\s+/).at(-1)?.trim() ?? '';
      }),
    );
    await page.getByRole('link', { name: say('puzzles.solve') }).click();
    const tries = page.getByRole('list', { name: say('puzzles.tries') }).getByRole('listitem');
    const player = new Player(ann, 1);
    const pick = async (name = ''): Promise<void> => {
      await player.untilAsked();
      await player.unfold();
      await player.dock.getByRole('listitem').getByRole('button', { name }).first().click();
    };
    await pick(chosen);
    await expect.poll(() => tries.first().innerText(), { timeout: 60_000 }).toMatch(/−\d/);
    expect(await page.getByRole('link', { name: say('puzzles.next') }).count()).toBe(0);
    await pick(better);
    await expect
      .poll(() => tries.nth(1).getAttribute('data-found'), { timeout: 60_000 })
      .toBe('true');
    // What is solved is asked no more.
    expect(await page.locator('.dock').getByRole('heading').innerText()).toBe(say('table.nobody'));
    expect(await barriers(page)).toEqual([]);
    await ann.go('#/puzzles');
    await page.locator('.puzzle-state[data-solved="true"]').waitFor();
    expect(await page.locator('.puzzle-state[data-solved="true"]').count()).toBe(1);

    // Without a network it is all there, until the game is removed.
    await ann.untilKept();
    await ann.context.setOffline(true);
    await page.reload();
    await page.locator('.puzzle-state[data-solved="true"]').waitFor();
    await ann.go('#/');
    await page.getByRole('button', { name: say('lobby.remove'), exact: true }).click();
    await page.getByRole('button', { name: say('lobby.remove.yes') }).click();
    await page
      .getByRole('button', { name: say('lobby.remove.yes') })
      .waitFor({ state: 'detached' });
    await ann.go('#/puzzles');
    await page.getByText(say('puzzles.none')).waitFor();
    expect(await page.locator('.puzzle-state').count()).toBe(0);
    expect(site.faults()).toEqual([]);
  },
);

it(
  'what goes on from a choice in another way says so, and leads back',
  { timeout: 600_000 },
  async () => {
    const ann = await site.visitor({ size: 'desk' });
    const { page, say } = ann;
    await wantNoCeremonies(ann);
    await GAMES.Glory(ann);
    const table = page.url();
    await page.goto(table.replace('#/here/', '#/analysis/here-'));
    const cursor = page.getByRole('slider', { name: say('analysis.cursor') });
    await cursor.fill('31');
    await page.getByRole('button', { name: say('analysis.playOn') }).click();
    await page.getByText(say('analysis.whatIf', { n: 30 })).waitFor();
    expect(page.url()).not.toBe(table);
    await page.getByRole('link', { name: say('analysis.whatIf.back') }).click();
    await page.waitForURL(table);
    expect(site.faults()).toEqual([]);
  },
);
