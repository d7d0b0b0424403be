import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bringAvalon } from './avalon.js';
import {
  bringTo,
  countPieces,
  holdDice,
  holdPieces,
  isRolling,
  middleOf,
  opacityOf,
  piecesFlown,
  type Middle,
} from './flights.js';
import { Player } from './player.js';
import { bring } from './saved.js';
import { Site } from './site.js';
import type { Manner, Visitor } from './visitor.js';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

/** Somebody for whom things move. */
async function watcher(manner: Partial<Manner>): Promise<Visitor> {
  const visitor = await site.visitor(manner);
  await visitor.page.emulateMedia({ reducedMotion: 'no-preference' });
  return visitor;
}

/** A question at which a card of the hand can be played, and nothing lies on the table. */
const LEADS = {
  seats: 4,
  prompt: 'turn.card',
  when: ({ combat }: { combat: { number: number; cards: readonly unknown[] } }) =>
    combat.number === 1 && combat.cards.length === 0,
} as const;

const playable = (page: Page) =>
  page.locator('.hand [data-thing]:has(button:not([aria-disabled]))').first();

const pieces = (page: Page) => page.locator('.movement-piece');

const apart = (one: Middle, other: Middle): number =>
  Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1]));

describe('a card that is played', () => {
  it('begins where it lay in the hand and ends where it lies before its player, unseen there until then', async () => {
    const ann = await watcher({ size: 'desk' });
    const { page } = ann;
    await holdPieces(ann.context);
    await bringAvalon(ann, LEADS);
    const kind = await playable(page).getAttribute('data-thing');
    const source = await middleOf(playable(page));
    // A pointer would lift the card first.
    await playable(page).getByRole('button').dispatchEvent('click');
    await pieces(page).first().waitFor({ state: 'attached' });
    const laid = page.locator(`.fight [data-thing="${kind}"]`);
    expect(await opacityOf(laid)).toBe('0');
    await bringTo(pieces(page), 'begin');
    expect(apart(await middleOf(pieces(page)), source)).toBeLessThanOrEqual(2);
    await bringTo(pieces(page), 'end');
    expect(apart(await middleOf(pieces(page)), await middleOf(laid))).toBeLessThanOrEqual(2);
  });

  it('lands at once when anything is pressed', async () => {
    const ann = await watcher({ size: 'phone' });
    const { page } = ann;
    await holdPieces(ann.context);
    await bringAvalon(ann, LEADS);
    await playable(page).getByRole('button').click();
    await pieces(page).first().waitFor({ state: 'attached' });
    const flying = await pieces(page).elementHandles();
    await page.keyboard.press('Shift');
    for (const piece of flying) await piece.waitForElementState('hidden');
    expect(await page.locator('.fight [data-anchor="slot:0"]').count()).toBe(1);
  });

  it('by others is ringed until the viewer chooses, also where nothing flies', async () => {
    const ann = await site.visitor({ size: 'desk' });
    const { page } = ann;
    await bringAvalon(ann, LEADS);
    const rings = page.locator('.changed');
    expect(await rings.count()).toBe(0);
    await playable(page).getByRole('button').click();
    await new Player(ann, 1).untilAsked();
    await expect.poll(() => rings.count()).toBeGreaterThan(0);
    expect(await page.locator('[data-anchor="slot:0"] > .changed').count()).toBe(0);
    expect(site.faults()).toEqual([]);
  });
});

describe('nothing flies', () => {
  it('for those who asked their system for less motion', async () => {
    const ann = await site.visitor({ size: 'desk' });
    await bringAvalon(ann, LEADS);
    await countPieces(ann.page);
    await new Player(ann, 1).play(2);
    expect(await piecesFlown(ann.page)).toBe(0);
  });

  it('for those who switched it off at the table, and something does before that', async () => {
    const ann = await watcher({ size: 'desk' });
    const { page, say } = ann;
    await bringAvalon(ann, LEADS);
    await countPieces(page);
    await new Player(ann, 1).play(1);
    await expect.poll(() => piecesFlown(page)).toBeGreaterThan(0);
    await page.getByRole('banner').locator('summary').click();
    await page.getByRole('combobox', { name: say('movement.speed') }).selectOption('none');
    await page.keyboard.press('Escape');
    await countPieces(page);
    await new Player(ann, 1).play(2);
    expect(await piecesFlown(page)).toBe(0);
  });
});

describe('while dice roll', () => {
  it('nobody reads what they show; whoever presses something reads it, and can choose', async () => {
    const ann = await watcher({ size: 'desk' });
    const { page, say } = ann;
    await holdDice(ann.context);
    // Alone against Otto nobody waits for anybody else.
    await bring(ann, { seats: 1, prompt: 'strength.add', options: { tournament: 'joust' } });
    const player = new Player(ann, 1);
    await player.untilAsked();
    const prompt = player.dock.getByRole('heading', { level: 2 });
    while (!(await isRolling(page))) {
      expect(await prompt.innerText()).not.toBe(say('movement.rolling'));
      await player.play(1);
    }
    expect(await prompt.innerText()).toBe(say('movement.rolling'));
    await page.keyboard.press('Shift');
    await expect.poll(() => prompt.innerText()).not.toBe(say('movement.rolling'));
    const { chosen } = player;
    await player.play(1);
    expect(player.chosen).toBe(chosen + 1);
    expect(site.faults()).toEqual([]);
  });
});
