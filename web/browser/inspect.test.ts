import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bringAvalon, MOMENTS } from './avalon.js';
import { barriers } from './axe.js';
import { Site } from './site.js';
import type { Visitor } from './visitor.js';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const inspector = ({ page }: Visitor): Locator => page.locator('.inspector');
const cards = ({ page }: Visitor): Locator => page.locator('.hand-card > [data-thing]');

async function atCombat(size: 'desk' | 'phone'): Promise<Visitor> {
  const ann = await site.visitor({ size });
  await bringAvalon(ann, MOMENTS['a combat to follow'] ?? { seats: 4 });
  return ann;
}

/** Whether the two lie over each other. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) return false;
  const aside = a.x + a.width <= b.x || b.x + b.width <= a.x;
  return !(aside || a.y + a.height <= b.y || b.y + b.height <= a.y);
}

it('a pointer that rests on a card shows it large beside it, with why it cannot be played', async () => {
  const ann = await atCombat('desk');
  const blocked = ann.page.locator('.hand-card .piece-blocked').first();
  await blocked.hover();
  await inspector(ann).waitFor();
  expect(await overlap(inspector(ann), blocked)).toBe(false);
  expect(await inspector(ann).getByRole('link').first().textContent()).toMatch(/A\d/);
  expect(await barriers(ann.page)).toEqual([]);
  // The pointer may go into it, and leaves it for nothing.
  await inspector(ann).hover();
  await ann.page.waitForTimeout(400);
  expect(await inspector(ann).isVisible()).toBe(true);
  await ann.page.mouse.move(640, 330);
  await inspector(ann).waitFor({ state: 'hidden' });
  expect(site.faults()).toEqual([]);
});

it('keys go from thing to thing, to those without a button too, and back to where they were', async () => {
  const ann = await atCombat('desk');
  const { page } = ann;
  const first = page.locator('.hand-card button').first();
  await first.focus();
  await page.keyboard.press('i');
  const title = inspector(ann).getByRole('heading');
  const begun = await title.textContent();
  await page.locator('.inspector:focus').waitFor();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => title.textContent()).not.toBe(begun);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => title.textContent()).toBe(begun);
  await page.keyboard.press('Escape');
  await inspector(ann).waitFor({ state: 'hidden' });
  expect(await page.locator('.hand-card button:focus').count()).toBe(1);
  expect(site.faults()).toEqual([]);
});

it('a finger that stays on a card asks what it says and does not play it', async () => {
  const ann = await atCombat('phone');
  const { page } = ann;
  const open = page.locator('.hand-card .piece-open').first();
  const count = await cards(ann).count();
  const asked = await page.locator('.prompt').textContent();
  const { x, y } = (await open.boundingBox()) ?? { x: 0, y: 0 };
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + 12, y: y + 30 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await inspector(ann).waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await overlap(inspector(ann), open)).toBe(false);
  expect(await cards(ann).count()).toBe(count);
  expect(await page.locator('.prompt').textContent()).toBe(asked);
  // A short press elsewhere closes it.
  await touch.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: 195, y: 90 }],
  });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await inspector(ann).waitFor({ state: 'hidden' });
  expect(site.faults()).toEqual([]);
});

it('the inspector reads the whole of a power that the plate cuts', async () => {
  const ann = await atCombat('desk');
  const told = (await ann.page.locator('.own-power .does').innerText()).trim();
  await ann.page.locator('.seat-own').hover();
  await inspector(ann).waitFor();
  expect(await inspector(ann).textContent()).toContain(told);
  expect(site.faults()).toEqual([]);
});
