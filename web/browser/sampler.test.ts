import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { barriers } from './axe.js';
import { sidewaysScroll, smallTargets } from './layout.js';
import { painted } from './painted.js';
import { PICTURES, Site } from './site.js';
import { SIZES, type Visitor } from './visitor.js';

let site: Site;
let visitor: Visitor;
beforeAll(async () => {
  site = await Site.open();
  mkdirSync(PICTURES, { recursive: true });
  visitor = await site.visitor({ size: 'desk' });
  await visitor.go('#/sampler');
  await visitor.page.getByRole('heading', { name: visitor.say('sampler.title') }).waitFor();
});
afterAll(() => site.close());

/** Where things can be chosen. */
const STATES = '.states, .scene';

/** Pictures that fill their frame to its edge. */
const FULL = /^sampler-(vignettes|cards|scenes)$/;
/** A few petals in the air cover no more of their frame. */
const LEAST_COVERED = 0.003;
/** Drawn for one light, whichever the page has. */
const ONE_LIGHT = /^(oak|vellum)\(/;

it('paints every drawing by day and by night, and none of it lies outside of its frame', async () => {
  const { page } = visitor;
  await page.emulateMedia({ colorScheme: 'light' });
  const day = await painted(page);
  const first = page.locator('[data-sample] img').first();
  const byDay = await first.getAttribute('src');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => first.getAttribute('src')).not.toBe(byDay);
  const night = await painted(page);
  expect(day.length).toBeGreaterThan(300);
  expect(night.map(({ name }) => name)).toEqual(day.map(({ name }) => name));
  const faults = [...day, ...night].flatMap(({ family, name, covered, edge, colours }) => [
    ...(covered < LEAST_COVERED ? [`${family}: ${name} is empty`] : []),
    ...(colours < 2 && !ONE_LIGHT.test(name) && !name.startsWith('tuft')
      ? [`${name} has one colour`]
      : []),
    ...(edge > 0 && !FULL.test(family) ? [`${family}: ${name} is cut off`] : []),
  ]);
  expect(faults).toEqual([]);
  const same = day.filter(({ sum }, i) => sum === night[i]?.sum).map(({ name }) => name);
  expect(same.filter((name) => !ONE_LIGHT.test(name))).toEqual([]);
});

it('keeps nobody out, also on a small screen and in forced colours', async () => {
  const { page } = visitor;
  await page.emulateMedia({ colorScheme: 'dark' });
  const found: string[] = [];
  for (const words of await barriers(page, STATES)) found.push(`by night: ${words}`);
  await page.emulateMedia({ colorScheme: 'light' });
  for (const words of await barriers(page, STATES)) found.push(`by day: ${words}`);
  await page.emulateMedia({ forcedColors: 'active' });
  for (const words of await smallTargets(page)) found.push(words);
  await page.screenshot({ path: `${PICTURES}/sampler-forced-colours.png` });
  await page.setViewportSize(SIZES.small);
  for (const words of await sidewaysScroll(page)) found.push(words);
  await page.setViewportSize(SIZES.desk);
  await page.emulateMedia({ forcedColors: 'none' });
  expect(found).toEqual([]);
  expect(site.faults()).toEqual([]);
});

it('shows each state by itself, and says why what is blocked cannot be chosen', async () => {
  const { page, say } = visitor;
  const states = page.locator('.states');
  const name = say('sampler.thing.card');
  await page.screenshot({ path: `${PICTURES}/sampler-states.png`, fullPage: false });
  const open = states.getByRole('button', { name: `${name}: ${say('sampler.state.open')}` });
  const picked = states.getByRole('button', { name: `${name}: ${say('sampler.state.picked')}` });
  const blocked = states.getByRole('button', { name: `${name}: ${say('sampler.state.blocked')}` });
  expect(await open.getAttribute('aria-disabled')).toBeNull();
  expect(await picked.getAttribute('aria-pressed')).toBe('true');
  expect(await blocked.getAttribute('aria-disabled')).toBe('true');
  const why = page.locator(`[id="${await blocked.getAttribute('aria-describedby')}"]`);
  expect(await why.textContent()).toBe(say('sampler.reason'));
  expect(await why.isVisible()).toBe(false);
  await blocked.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  expect(await why.isVisible()).toBe(true);
});

it('lets a place of the scene be chosen, and only one at a time', async () => {
  const { page, say } = visitor;
  const place = (n: number) =>
    page
      .locator('.sampler-wide .scene')
      .getByRole('button', { name: `${say('sampler.thing.place')} ${n}`, exact: true });
  expect(await place(7).getAttribute('aria-pressed')).toBe('true');
  await place(8).click();
  expect(await place(8).getAttribute('aria-pressed')).toBe('true');
  expect(await place(7).getAttribute('aria-pressed')).toBe('false');
  expect(await place(2).getAttribute('aria-disabled')).toBe('true');
  await place(2).click({ force: true });
  expect(await place(8).getAttribute('aria-pressed')).toBe('true');
});
