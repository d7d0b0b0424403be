import { afterAll, beforeAll, expect, it } from 'vitest';
import { guide as avalon } from '../games/avalon/guide/guide.js';
import { guide as glory } from '../games/glory/guide/guide.js';
import { guide as merlin } from '../games/merlin/guide/guide.js';
import { beginGuided, followed } from './guided.js';
import { Site } from './site.js';
import { SIZES } from './visitor.js';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const DESK = { width: 1440, height: 900 };
const TABLET = { width: 1024, height: 768 };
const GUIDES = { glory, avalon, merlin };

it.each([
  { game: 'glory', language: 'en' },
  { game: 'avalon', language: 'fr' },
  { game: 'merlin', language: 'ru' },
] as const)(
  '$game is taught at a desk by what is lit, and nothing covers it there or on a tablet ($language)',
  { timeout: 900_000 },
  async ({ game, language }) => {
    const ann = await site.visitor({ size: 'desk', language });
    await followed(ann, game, GUIDES[game], [DESK, TABLET]);
    // From there the first real game begins.
    const { page, say } = ann;
    await page.getByRole('button', { name: say('guide.first') }).click();
    await expect.poll(() => page.locator('.bubble').count()).toBe(0);
    expect(site.faults()).toEqual([]);
  },
);

it.each([
  { game: 'glory', language: 'fr' },
  { game: 'avalon', language: 'ru' },
  { game: 'merlin', language: 'en' },
] as const)(
  '$game is taught on a phone by what is lit, and nothing covers it ($language)',
  { timeout: 900_000 },
  async ({ game, language }) => {
    const ann = await site.visitor({ size: 'phone', language });
    await followed(ann, game, GUIDES[game], [SIZES.phone]);
    // Whoever would rather play on is left alone.
    const { page, say } = ann;
    await page.getByRole('button', { name: say('guide.playOn') }).click();
    await expect.poll(() => page.locator('.bubble, .guide-call').count()).toBe(0);
    expect(site.faults()).toEqual([]);
  },
);

it('a lesson that was left is gone on with from the lobby, where it stood, whatever was chosen meanwhile', async () => {
  const ann = await site.visitor({ size: 'desk' });
  const { page, say } = ann;
  const bubble = page.getByRole('dialog', { name: say('guide.title') });
  const call = page.getByRole('button', { name: say('guide.call') });
  const other = page.locator('.table-board [data-pick]').last();
  await beginGuided(ann, 'glory');
  await bubble.getByRole('button', { name: say('guide.leave') }).click();
  await call.waitFor();
  expect(await bubble.count()).toBe(0);
  // Without the herald everything can be chosen.
  const asked = page.locator('.dock .prompt');
  const before = await asked.textContent();
  await other.click();
  await expect.poll(() => asked.textContent()).not.toBe(before);
  await ann.go();
  await page.getByRole('link', { name: say('guide.call') }).click();
  await bubble.getByText(say('guide.astray')).waitFor();
  await bubble.getByRole('button', { name: say('guide.goBack') }).click();
  await bubble.getByText(glory.lessons[0]?.steps[0]?.speech.en[0] ?? '', { exact: true }).waitFor();
});

it('the herald leaves with Escape, can be called, and is there again after a visit elsewhere', async () => {
  const ann = await site.visitor({ size: 'desk' });
  const { page, say } = ann;
  const bubble = page.getByRole('dialog', { name: say('guide.title') });
  const call = page.getByRole('button', { name: say('guide.call') });
  await beginGuided(ann, 'glory');
  await bubble.waitFor();
  await page.keyboard.press('Escape');
  await call.waitFor();
  expect(await bubble.count()).toBe(0);
  await page.reload();
  await call.click();
  await bubble.waitFor();
  expect(await call.count()).toBe(0);
});
