import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bringAvalon } from './avalon.js';
import { Player } from './player.js';
import { bring } from './saved.js';
import { Site } from './site.js';
import type { Manner, Visitor } from './visitor.js';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

/** Somebody for whom things move, and every piece stays in the air until the test lets it go. */
async function watcher(manner: Partial<Manner>): Promise<Visitor> {
  const visitor = await site.visitor(manner);
  await visitor.page.emulateMedia({ reducedMotion: 'no-preference' });
  await visitor.context.addInitScript(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (this: Element, ...given) {
      const animation = animate.apply(this, given);
      if (this.classList.contains('movement-piece')) animation.pause();
      return animation;
    };
  });
  return visitor;
}

/** Counts all pieces that ever flew. */
function countPieces(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.dataset['flown'] = '0';
    const watch = new MutationObserver((changes) => {
      const { dataset } = document.documentElement;
      const flown = changes
        .flatMap(({ addedNodes }) => [...addedNodes])
        .filter((node) => node instanceof Element && node.matches('.movement-piece')).length;
      dataset['flown'] = String(Number(dataset['flown']) + flown);
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
}

const flown = (page: Page) =>
  page.evaluate(() => Number(document.documentElement.dataset['flown']));

/** A question at which a card of the hand can be played, and nothing lies before the viewer. */
const LEADS = {
  seats: 4,
  prompt: 'turn.card',
  when: ({ combat }: { combat: { number: number; cards: readonly unknown[] } }) =>
    combat.number === 1 && combat.cards.length === 0,
} as const;

const playable = (page: Page) =>
  page.locator('.hand [data-thing]:has(button:not([aria-disabled]))').first();

/** The middle of something, in whole pixels. */
function middleOf(page: Page, selector: string): Promise<readonly number[]> {
  return page
    .locator(selector)
    .first()
    .evaluate((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return [left + width / 2, top + height / 2].map(Math.round);
    });
}

/** Where the piece in the air is at its beginning and at its end. */
function endsOf(page: Page): Promise<readonly (readonly number[])[]> {
  return page
    .locator('.movement-piece')
    .first()
    .evaluate((piece) => {
      const [flies] = piece.getAnimations();
      return [0, Infinity].map((share) => {
        const { delay = 0, endTime = 0 } = flies?.effect?.getComputedTiming() ?? {};
        if (flies !== undefined) flies.currentTime = share === 0 ? delay : Number(endTime) - 0.01;
        const { left, top, width, height } = piece.getBoundingClientRect();
        return [left + width / 2, top + height / 2].map(Math.round);
      });
    });
}

const near = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((n, at) => Math.abs(n - (other[at] ?? NaN)) <= 2);

describe('a card that is played', () => {
  it('begins where it lay in the hand and ends where it lies before its player, unseen there until then', async () => {
    const ann = await watcher({ size: 'desk' });
    const { page } = ann;
    await bringAvalon(ann, LEADS);
    const card = playable(page);
    const kind = await card.getAttribute('data-thing');
    const source = await middleOf(page, `.hand [data-thing="${kind}"]`);
    await card.getByRole('button').click();
    await page.locator('.movement-piece').first().waitFor({ state: 'attached' });
    const laid = page.locator(`.fight [data-thing="${kind}"]`);
    expect(await laid.evaluate((one) => getComputedStyle(one).opacity)).toBe('0');
    const [begin = [], end = []] = await endsOf(page);
    expect(near(begin, source), `${begin} is not ${source}`).toBe(true);
    const target = await middleOf(page, `.fight [data-thing="${kind}"]`);
    expect(near(end, target), `${end} is not ${target}`).toBe(true);
  });

  it('lands at once when anything is pressed, and what is pressed hears it', async () => {
    const ann = await watcher({ size: 'phone' });
    const { page } = ann;
    await bringAvalon(ann, LEADS);
    await playable(page).getByRole('button').click();
    await page.locator('.movement-piece').first().waitFor({ state: 'attached' });
    const flying = await page.locator('.movement-piece').elementHandles();
    await page.keyboard.press('Shift');
    for (const piece of flying) await piece.waitForElementState('hidden');
    expect(await page.locator('.fight [data-anchor="slot:0"]').count()).toBe(1);
  });

  it('of others is ringed, with their arms, until the viewer chooses', async () => {
    const ann = await site.visitor({ size: 'desk' });
    const { page } = ann;
    await bringAvalon(ann, LEADS);
    const rings = page.locator('.slot > .changed');
    expect(await rings.count()).toBe(0);
    await playable(page).getByRole('button').click();
    await new Player(ann, 1).untilAsked();
    await expect.poll(() => page.locator('.changed').count()).toBeGreaterThan(0);
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
    expect(await flown(ann.page)).toBe(0);
  });

  it('for those who switched it off at the table; and for others something does', async () => {
    const ann = await site.visitor({ size: 'desk' });
    const { page, say } = ann;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await bringAvalon(ann, LEADS);
    await countPieces(page);
    await new Player(ann, 1).play(1);
    await expect.poll(() => flown(page)).toBeGreaterThan(0);
    await page.getByText(say('table.settings'), { exact: true }).click();
    await page.getByRole('radio', { name: say('movement.speed.none'), exact: true }).check();
    await countPieces(page);
    await new Player(ann, 1).play(2);
    expect(await flown(page)).toBe(0);
  });
});

/** Whether dice are in the air, once the board has followed the question. */
function isRolling(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const dice = document.querySelectorAll('[data-anchor^="die:"]');
      if ([...dice].some((die) => die.getAnimations({ subtree: true }).length > 0)) return true;
    }
    return false;
  });
}

describe('while dice roll', () => {
  it('nobody reads what they show, and a choice is still taken', async () => {
    const ann = await site.visitor({ size: 'desk' });
    const { page, say } = ann;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // Dice that roll for an hour, unless somebody presses something.
    await ann.context.addInitScript(() => {
      const slow = (one: Element, animations: readonly Animation[]): void => {
        if (one.closest('[data-anchor^="die:"]') === null) return;
        for (const animation of animations) animation.updatePlaybackRate = () => {};
        for (const animation of animations) animation.playbackRate = 0.0002;
      };
      addEventListener('animationstart', ({ target }) => {
        if (target instanceof Element) slow(target, target.getAnimations());
      });
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (this: Element, ...given) {
        const animation = animate.apply(this, given);
        slow(this, [animation]);
        return animation;
      };
    });
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
