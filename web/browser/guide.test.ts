import { afterAll, beforeAll, expect, it } from 'vitest';
import { guide as avalon } from '../games/avalon/guide/guide.js';
import { guide as glory } from '../games/glory/guide/guide.js';
import { guide as merlin } from '../games/merlin/guide/guide.js';
import { beginGuided, followed } from './guided.js';
import { Site } from './site.js';
import type { Manner } from './visitor.js';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const WAYS: readonly Pick<Manner, 'language' | 'size'>[] = [
  { language: 'fr', size: 'phone' },
  { language: 'ru', size: 'desk' },
];

it.each(WAYS)(
  'Glory is taught to the end of its first tournament by what is lit ($language, $size)',
  { timeout: 900_000 },
  async (manner) => {
    const ann = await site.visitor(manner);
    await followed(ann, 'glory', glory);
    // From there the first real game begins.
    const { page, say } = ann;
    await page.getByRole('button', { name: say('guide.first') }).click();
    await expect.poll(() => page.locator('.bubble').count()).toBe(0);
    expect(site.faults()).toEqual([]);
  },
);

it.each([
  { language: 'en', size: 'phone' },
  { language: 'fr', size: 'desk' },
  { language: 'ru', size: 'phone' },
] as const)(
  'a round of Avalon is taught by what is lit ($language, $size)',
  { timeout: 900_000 },
  async (manner) => {
    await followed(await site.visitor(manner), 'avalon', avalon);
    expect(site.faults()).toEqual([]);
  },
);

it(
  'Merlin is taught to the end of its first scoring by what is lit',
  { timeout: 900_000 },
  async () => {
    await followed(await site.visitor({ language: 'ru', size: 'phone' }), 'merlin', merlin);
    expect(site.faults()).toEqual([]);
  },
);

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
