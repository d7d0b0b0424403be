import { avalon } from '@destrier/avalon/page';
import { need } from '@destrier/engine';
import { mkdirSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WantedMoment } from '../games/avalon/testing/played.js';
import { boardWords } from '../games/avalon/text/index.js';
import { bringAvalon, MOMENTS } from './avalon.js';
import { barriers } from './axe.js';
import { begin, endCeremony, openPanel, setUp, sitDown } from './doors.js';
import {
  middlesOf,
  outOfSight,
  over,
  placesOf,
  sidewaysScroll,
  sizeOf,
  smallTargets,
} from './layout.js';
import { byKey, dice, Player } from './player.js';
import { PICTURES, Site } from './site.js';
import { SIZES, type Visitor } from './visitor.js';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
  mkdirSync(PICTURES, { recursive: true });
});
afterAll(() => site.close());

/** A phone that lies on its side. */
const LOW = { width: 844, height: 390 };

/** From a desk to a phone. */
const TABLES = [
  [1280, 720],
  [1024, 768],
  [820, 1180],
  [390, 844],
] as const;

/** Somebody begins a combat with a whole hand. */
const LEADING: WantedMoment = {
  seats: 4,
  prompt: 'turn.card',
  when: ({ combat }) => combat.number === 1 && combat.cards.length === 0,
};

/** A tournament that is soon over. */
const SHORT = { health: '300', style: 'camelot' };

const words = ({ manner }: Visitor) => boardWords(manner.language);

const handOf = (visitor: Visitor): Locator =>
  visitor.page.getByRole('region', { name: words(visitor)('board.hand') });

/** Touches the middle of something. */
async function touch({ page }: Visitor, what: Locator): Promise<void> {
  const { x, y, width, height } = need(await what.boundingBox(), 'a place');
  const finger = await page.context().newCDPSession(page);
  await finger.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
}

/** How it ended, by the causes of every loss of health. */
async function ending(visitor: Visitor): Promise<string> {
  const { page, say } = visitor;
  await openPanel(visitor, say('panels.tab.result'));
  return (await page.getByRole('table', { name: say('panels.result.points') }).textContent()) ?? '';
}

it('two people and two bots play a whole tournament over the server', async () => {
  const ann = await site.visitor({ size: 'desk' });
  const bob = await site.visitor({ size: 'phone' });
  await sitDown(ann, bob, SHORT, { box: avalon, players: 4, bots: 'random' });
  const [first, second] = [new Player(ann, 1), new Player(bob, 2)];
  await Promise.all([first.play(), second.play()]);
  expect(first.chosen).toBeGreaterThan(10);
  expect(second.chosen).toBeGreaterThan(10);
  expect(await ending(bob)).toBe(await ending(ann));
  expect(site.faults()).toEqual([]);
});

/** Plays by pressing cards of the hand where that answers the question; whatever else is asked, from the list. */
async function playByHand(player: Player, pick: (below: number) => number): Promise<number> {
  let pressed = 0;
  for (;;) {
    if (await pressCard(player, pick)) {
      pressed += 1;
      continue;
    }
    const turn = await player.turn();
    if (turn === 'over') return pressed;
    if (turn === 'waiting') await player.untilAsked();
  }
}

/** Presses a card that may be played, and what is to be done with it where there is more than one thing. */
async function pressCard(
  { visitor, dock }: Player,
  pick: (below: number) => number,
): Promise<boolean> {
  await endCeremony(visitor);
  const [list] = await dock.locator('.choices').elementHandles();
  const cards = await handOf(visitor).getByRole('button', { disabled: false }).elementHandles();
  const card = cards[pick(cards.length)];
  if (list === undefined || card === undefined) return false;
  try {
    if ((await card.getAttribute('aria-pressed')) !== null) return false;
    const isMany = (await card.getAttribute('aria-expanded')) !== null;
    await card.click();
    if (isMany) await handOf(visitor).getByRole('button').last().click();
    await list.waitForElementState('hidden');
    return true;
  } catch {
    // The question was answered before: the board follows it a moment later.
    return false;
  }
}

it('eight play Absolute Chaos on a phone, from the cards in the hand', async () => {
  const ann = await site.visitor({ size: 'phone' });
  await setUp(ann, { box: avalon, players: 8, bots: 'random', options: { health: '300' } });
  await begin(ann);
  const player = new Player(ann, 3);
  await player.untilAsked();
  expect(
    await ann.page
      .getByRole('list', { name: words(ann)('board.players') })
      .getByRole('button')
      .count(),
  ).toBe(8);
  expect(await sidewaysScroll(ann.page)).toEqual([]);
  // A tournament of chance between eight may be over after three cards of one hand.
  expect(await playByHand(player, dice(3))).toBeGreaterThan(0);
  await ending(ann);
  expect(site.faults()).toEqual([]);
});

it('a whole tournament by roles, names and keys alone', async () => {
  const ann = await site.visitor({ size: 'small', language: 'fr' });
  await setUp(ann, { box: avalon, players: 3, bots: 'random', options: { health: '300' } });
  await begin(ann);
  const player = new Player(ann, 4, byKey);
  await player.untilAsked();
  await player.play();
  expect(player.chosen).toBeGreaterThan(10);
  await ending(ann);
  expect(site.faults()).toEqual([]);
});

it.each([
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
])('at a desk of $width by $height nothing moves from choice to choice', async (size) => {
  const ann = await site.visitor({ size: 'desk' });
  await ann.page.setViewportSize(size);
  await setUp(ann, { box: avalon, players: 5, bots: 'random', options: SHORT });
  await begin(ann);
  const player = new Player(ann, 2);
  await player.untilAsked();
  const things = '.slot, .seats > li, .own-legend, .table-board, .drawer-spine, .dock-head';
  const before = await placesOf(ann.page, things);
  expect(before[0]).toBe(`${size.width} × ${size.height}`);
  expect(before.length).toBeGreaterThan(12);
  for (let n = 0; n < 6; n++) {
    await player.play(1);
    await player.untilAsked();
    const after = await placesOf(ann.page, things);
    expect(after.map((place) => place.replace('slot-own', ''))).toEqual(
      before.map((place) => place.replace('slot-own', '')),
    );
  }
  const { width, height } = await sizeOf(ann.page.locator('.slot').first());
  expect(width).toBeGreaterThanOrEqual(96);
  expect(height).toBeGreaterThanOrEqual(134);
});

describe('the table of Avalon', () => {
  // On a phone the tour of the whole page comes by.
  it('keeps nobody out at a desk', async () => {
    const ann = await site.visitor({ size: 'desk', theme: 'dark' });
    const { page } = ann;
    const found: string[] = [];
    for (const [state, moment] of Object.entries(MOMENTS)) {
      await bringAvalon(ann, moment);
      const where = `avalon, ${state}`;
      for (const barrier of [...(await barriers(page)), ...(await smallTargets(page))])
        found.push(`${where}: ${barrier}`);
      await page.screenshot({ path: `${PICTURES}/${where.replaceAll(/[^a-z]+/gi, '-')}.png` });
    }
    expect(found).toEqual([]);
  });

  it('lies on one low screen with the hand in sight, and every card in its place', async () => {
    const ann = await site.visitor({ size: 'phone' });
    await bringAvalon(ann, need(MOMENTS['a combat to follow'], 'a moment'));
    for (const size of [LOW, SIZES.phone]) {
      await ann.page.setViewportSize(size);
      await expect
        .poll(async () => (await placesOf(ann.page, 'html'))[0])
        .toBe(`${size.width} × ${size.height}`);
      await expect.poll(() => outOfSight(handOf(ann)), { timeout: 60_000 }).toBe(0);
      const slots = await middlesOf(ann.page.locator('.slot'));
      // The first card of a seat lies in the middle of its slot.
      for (const card of await middlesOf(ann.page.locator('.fought[style*="--nth: 0"]')))
        expect(slots).toContainEqual(card);
    }
  });

  it.each([3, 8])(
    'nothing lies over the suit that leads, nor over the cards of %i while a number is named',
    async (seats) => {
      const ann = await site.visitor({ language: 'ru' });
      const { page } = ann;
      const resize = async (width: number, height: number): Promise<void> => {
        await page.setViewportSize({ width, height });
        await expect
          .poll(async () => (await placesOf(page, 'html'))[0])
          .toBe(`${width} × ${height}`);
      };
      const when: WantedMoment['when'] = ({ combat }) => combat.cards.length > 0;
      await bringAvalon(ann, { seats, prompt: 'turn.card', when });
      for (const [width, height] of TABLES) {
        await resize(width, height);
        for (const part of ['.lead-disc', '.lead-name'])
          expect(await over(page.locator(part), page.locator('.slot, .fought'))).toEqual([]);
      }
      await bringAvalon(ann, { seats, prompt: 'naming.value', when });
      for (const [width, height] of TABLES.filter(([wide]) => wide > 400)) {
        await resize(width, height);
        expect(await outOfSight(page.locator('.hand-fan'))).toBe(0);
        const others = page.locator('.fought:not([data-thing=apprentice]) .card');
        const numbers = page.locator('.laid-out');
        expect(await over(numbers, others)).toEqual([]);
        expect(await over(numbers, page.locator('.lead-name'))).toEqual([]);
      }
    },
  );

  it('says why a card may not be played, and takes no such card', async () => {
    const ann = await site.visitor();
    await bringAvalon(ann, { ...MOMENTS['a combat to follow'], seats: 8 });
    const card = handOf(ann).locator('[aria-disabled]').first();
    const reason = await card.getAttribute('aria-describedby');
    expect(await ann.page.locator(`[id="${reason}"]`).innerText()).not.toBe('');
    const player = new Player(ann, 5);
    const before = await player.question();
    await card.click({ force: true });
    expect(await player.question()).toEqual(before);
    const told = ann.page.locator('.refusal');
    await expect
      .poll(() => told.innerText())
      .toBe(await ann.page.locator(`[id="${reason}"]`).textContent());
    // The last word on it is another press.
    await ann.page.locator('.seats .seat').first().click();
    await expect.poll(() => told.innerText()).toBe('');
  });

  it('cards that are pressed to be passed are ticked in the list, and the other way round', async () => {
    const ann = await site.visitor();
    await bringAvalon(ann, { seats: 4, prompt: 'passing.pass' });
    const player = new Player(ann, 6);
    const { dock } = player;
    const cards = handOf(ann).getByRole('button');
    for (const nth of [0, 3, 5]) await cards.nth(nth).click();
    await expect.poll(() => dock.getByRole('checkbox', { checked: true }).count()).toBe(3);
    await player.unfold();
    await dock.getByRole('checkbox', { checked: true }).first().uncheck();
    const pressed = handOf(ann).getByRole('button', { pressed: true });
    await pressed.nth(2).waitFor({ state: 'detached' });
    await expect.poll(() => pressed.count()).toBe(2);
  });

  it('cards that are pressed can be passed with the list folded away', async () => {
    const ann = await site.visitor({ size: 'phone' });
    await bringAvalon(ann, { seats: 4, prompt: 'passing.pass' });
    const player = new Player(ann, 8);
    const asked = await player.question();
    for (const nth of [0, 3, 5]) await handOf(ann).getByRole('button').nth(nth).click();
    const pass = player.dock.locator('button[type=submit]:visible');
    await expect.poll(() => pass.isEnabled()).toBe(true);
    await pass.click();
    await expect.poll(() => player.question(), { timeout: 60_000 }).not.toEqual(asked);
  });

  it('of a narrow fan the first touch lifts a card, the second plays it; a mouse plays it at once', async () => {
    const ann = await site.visitor({ size: 'phone' });
    await bringAvalon(ann, LEADING);
    const player = new Player(ann, 9);
    const asked = await player.question();
    const cards = handOf(ann).getByRole('button');
    const lifted = ann.page.locator('[data-lifted="true"]').getByRole('button');
    const again = ann.page.getByText(ann.say('kit.touchAgain'));
    expect(await again.isVisible()).toBe(false);
    for (const nth of [0, 4]) {
      const name = await cards.nth(nth).getAttribute('aria-label');
      await touch(ann, cards.nth(nth));
      await expect.poll(() => lifted.getAttribute('aria-label')).toBe(name);
      expect(await again.isVisible()).toBe(true);
    }
    expect(await player.question()).toEqual(asked);
    await touch(ann, cards.nth(4));
    await expect.poll(() => player.question()).not.toEqual(asked);
    await bringAvalon(ann, LEADING);
    await handOf(ann).getByRole('button').first().click();
    await expect.poll(() => player.question()).not.toEqual(asked);
  });

  it('shows a combat that is over, with the card that lost, until the next card is played', async () => {
    const ann = await site.visitor();
    await bringAvalon(ann, {
      seats: 4,
      prompt: 'turn.card',
      when: ({ combat }) => combat.number === 2 && combat.cards.length === 0,
    });
    const over = ann.page.getByRole('region', { name: words(ann)('board.combat', { n: 1 }) });
    await expect
      .poll(() => over.getByText(words(ann)('board.lost'), { exact: true }).count())
      .toBe(1);
    await handOf(ann).getByRole('button').first().click();
    await over.waitFor({ state: 'detached' });
  });

  it('says what a special weapon on the table does', async () => {
    const ann = await site.visitor();
    await bringAvalon(ann, {
      seats: 4,
      prompt: 'turn.card',
      when: ({ combat }) => combat.cards.some(({ kind, seat }) => kind === 'morgan' && seat !== 0),
    });
    const { page } = ann;
    await page.locator('.fight [data-thing=morgan]').getByRole('button').click();
    const told = page.getByRole('dialog');
    await expect.poll(() => told.locator('.does').innerText()).not.toBe('');
    await page.keyboard.press('Escape');
    await told.waitFor({ state: 'hidden' });
  });

  it('tells more about whoever is pressed', async () => {
    const ann = await site.visitor();
    await bringAvalon(ann, { seats: 4, prompt: 'passing.pass' });
    const { page } = ann;
    const players = page.getByRole('list', { name: words(ann)('board.players') });
    await players.getByRole('button').nth(1).click();
    const told = page.getByRole('dialog');
    await expect.poll(() => told.getByRole('term').count()).toBeGreaterThan(1);
    await page.keyboard.press('Escape');
    await told.waitFor({ state: 'hidden' });
  });

  it('what somebody can be given is given in their box, which closes', async () => {
    const ann = await site.visitor();
    await bringAvalon(ann, { seats: 4, prompt: 'perceval.give' });
    const { page } = ann;
    const player = new Player(ann, 7);
    const asked = await player.question();
    const players = page.getByRole('list', { name: words(ann)('board.players') });
    await players.getByRole('button').nth(2).click();
    const told = page.getByRole('dialog');
    await told.getByRole('listitem').getByRole('button').first().click();
    await told.waitFor({ state: 'hidden' });
    await expect.poll(() => player.question(), { timeout: 60_000 }).not.toEqual(asked);
  });
});
