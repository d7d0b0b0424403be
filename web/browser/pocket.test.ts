import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { barriers } from './axe.js';
import { drawn } from './layout.js';
import { Site } from './site.js';
import type { Visitor } from './visitor.js';

/** The parts of the kit for small screens, as the sampler shows them. */

/** A slow machine must not fail a test. */
const PATIENCE = { timeout: 60_000 };

let site: Site;
let visitor: Visitor;
beforeAll(async () => {
  site = await Site.open();
  visitor = await site.visitor({ size: 'phone' });
});
afterAll(() => site.close());
beforeEach(async () => {
  await visitor.go('#/');
  await visitor.go('#/sampler');
  await frame().waitFor();
  await drawn(visitor.page);
  await pane().scrollIntoViewIfNeeded();
});

const pane = (): Locator => visitor.page.locator('.pan-zoom-pane');
const frame = (): Locator => visitor.page.locator('.mini-map-frame');
const picked = (): Locator => visitor.page.locator('.sampler-pocket [aria-pressed=true]');
const handle = (): Locator => visitor.page.locator('.sheet-handle');

/** Once what was done to it is drawn. */
async function boxOf(
  what: Locator,
): Promise<{ x: number; y: number; width: number; height: number }> {
  await drawn(visitor.page);
  return (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}

/** Whether its middle is seen in the pane. */
async function isInPane(what: Locator): Promise<boolean> {
  const [one, around] = [await boxOf(what), await boxOf(pane())];
  const [x, y] = [one.x + one.width / 2, one.y + one.height / 2];
  return (
    x > around.x && x < around.x + around.width && y > around.y && y < around.y + around.height
  );
}

async function pull(from: { x: number; y: number }, by: [number, number]): Promise<void> {
  const { mouse } = visitor.page;
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(from.x + by[0] / 2, from.y + by[1] / 2);
  await mouse.move(from.x + by[0], from.y + by[1], { steps: 5 });
  await mouse.up();
}

it('the camera goes to what gets the focus, and the small map shows where it is', async () => {
  const { page } = visitor;
  const places = page.locator('.sampler-pocket .on-scene button');
  for (const place of [places.first(), places.last()]) {
    await place.focus();
    await expect.poll(() => isInPane(place)).toBe(true);
  }
  const map = await boxOf(page.locator('.mini-map'));
  const seen = await boxOf(frame());
  expect(seen.x + seen.width).toBeGreaterThan(map.x + map.width / 2);
  expect(seen.width).toBeLessThan(map.width);
  expect(await barriers(page, '.sampler-pocket')).toEqual([]);
});

it('what is pulled moves and is not pressed; what is pressed is', async () => {
  const chosen = await picked().getAttribute('aria-label');
  const before = await boxOf(frame());
  const pulled = async (): Promise<number> => {
    await pane().scrollIntoViewIfNeeded();
    const { x, y, width, height } = await boxOf(picked());
    await pull({ x: x + width / 2, y: y + height / 2 }, [70, 0]);
    return (await boxOf(frame())).x;
  };
  // What is drawn above it late moves it away from under the mouse: pulled again.
  await expect.poll(pulled, PATIENCE).toBeLessThan(before.x);
  expect(await picked().getAttribute('aria-label')).toBe(chosen);
  const other = visitor.page.locator('.sampler-pocket [aria-pressed=false]').first();
  await other.focus();
  await other.click();
  await expect.poll(() => picked().getAttribute('aria-label'), PATIENCE).not.toBe(chosen);
});

it('keys and buttons bring it closer, as far as it fills its pane and no farther', async () => {
  const { page } = visitor;
  const closer = page.getByRole('button', { name: visitor.say('kit.map.in') });
  await closer.focus();
  await page.keyboard.press('0');
  const whole = await boxOf(frame());
  const map = await boxOf(page.locator('.mini-map'));
  expect(Math.max(whole.width / map.width, whole.height / map.height)).toBeGreaterThan(0.95);
  await page.keyboard.press('+');
  expect((await boxOf(frame())).width).toBeLessThan(whole.width);
  await page.getByRole('button', { name: visitor.say('kit.map.out') }).click();
  await page.getByRole('button', { name: visitor.say('kit.map.out') }).click();
  expect((await boxOf(frame())).width).toBeCloseTo(whole.width, 0);
  await page.keyboard.press('+');
  const there = await boxOf(frame());
  await page.keyboard.press('ArrowLeft');
  expect((await boxOf(frame())).x).toBeLessThan(there.x);
});

it('a sheet is pressed, pulled and moved by keys from a strip to all of its pane', async () => {
  const sheet = visitor.page.locator('.sheet');
  const around = await boxOf(visitor.page.locator('.sampler-pocket'));
  const peek = await boxOf(sheet);
  expect(peek.height).toBeCloseTo(80, 0);
  await handle().click();
  expect(await sheet.getAttribute('data-detent')).toBe('half');
  expect(await handle().getAttribute('aria-expanded')).toBe('true');
  await handle().press('ArrowUp');
  expect((await boxOf(sheet)).height).toBeCloseTo(around.height, 0);
  const { x, y, width } = await boxOf(handle());
  await pull({ x: x + width / 2, y: y + 12 }, [0, around.height * 0.9]);
  expect(await sheet.getAttribute('data-detent')).toBe('peek');
  expect(site.faults()).toEqual([]);
});
