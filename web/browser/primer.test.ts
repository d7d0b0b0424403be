import { title as avalon } from '@destrier/avalon/title';
import { title as glory } from '@destrier/glory/title';
import { title as merlin } from '@destrier/merlin/title';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { primer as ofAvalon } from '../games/avalon/primer.js';
import { primer as ofGlory } from '../games/glory/primer.js';
import { primer as ofMerlin } from '../games/merlin/primer.js';
import { barriers } from './axe.js';
import { playNow } from './doors.js';
import { Player } from './player.js';
import { Site } from './site.js';
import type { Visitor } from './visitor.js';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const ALL_SEEN =
  '(({ scrollHeight, clientHeight }) => scrollHeight === clientHeight)(document.querySelector(".primer"))';

const primerOf = ({ page, say }: Visitor) =>
  page.getByRole('dialog', { name: say('primer.title') });

const headingOf = (visitor: Visitor) => primerOf(visitor).getByRole('heading', { level: 3 });

describe('how a game goes is told on cards at its first table', () => {
  it.each([
    { title: glory, bots: 1, primer: ofGlory, language: 'en', size: 'desk' },
    { title: avalon, bots: 3, primer: ofAvalon, language: 'fr', size: 'phone' },
    { title: merlin, bots: 2, primer: ofMerlin, language: 'ru', size: 'small' },
  ] as const)('$title.title.en, card by card', async ({ title, bots, primer, language, size }) => {
    const ann = await site.visitor({ knows: false, language, size });
    const { page, say } = ann;
    await playNow(ann, title, bots);
    const cards = primer.cards[language];
    const told = primerOf(ann);
    for (const [at, { heading, text }] of cards.entries()) {
      await headingOf(ann).getByText(heading, { exact: true }).waitFor();
      await told.getByText(text, { exact: true }).waitFor();
      await told.locator('.primer-picture img').waitFor();
      expect(await barriers(page)).toEqual([]);
      expect(await page.evaluate(ALL_SEEN)).toBe(true);
      if (at < cards.length - 1)
        await told.getByRole('button', { name: say('primer.next') }).click();
    }
    await told.getByRole('button', { name: say('primer.close') }).click();
    await told.waitFor({ state: 'detached' });
  });
});

it('arrows turn the cards, and whoever reloads goes on where they were', async () => {
  const ann = await site.visitor({ knows: false });
  const [first, second] = ofAvalon.cards.en;
  await playNow(ann, avalon, 3);
  await headingOf(ann)
    .getByText(first?.heading ?? '')
    .waitFor();
  await ann.page.keyboard.press('ArrowLeft');
  expect(await headingOf(ann).innerText()).toBe(first?.heading);
  await ann.page.keyboard.press('ArrowRight');
  await headingOf(ann)
    .getByText(second?.heading ?? '')
    .waitFor();
  await ann.page.reload();
  await headingOf(ann)
    .getByText(second?.heading ?? '')
    .waitFor();
});

it('is told once, and closed with a key', async () => {
  const ann = await site.visitor({ knows: false });
  const { page } = ann;
  await playNow(ann, avalon, 3);
  await primerOf(ann).waitFor();
  await page.keyboard.press('Escape');
  await primerOf(ann).waitFor({ state: 'detached' });
  await playNow(ann, avalon, 3);
  await new Player(ann, 1).untilAsked();
  expect(await primerOf(ann).count()).toBe(0);
});

it('leads to the aid, where all of them stand', async () => {
  const ann = await site.visitor({ knows: false });
  const { page, say } = ann;
  await playNow(ann, avalon, 3);
  await primerOf(ann).waitFor();
  await primerOf(ann)
    .getByRole('button', { name: say('primer.aid') })
    .click();
  const aids = page.getByRole('tabpanel', { name: say('panels.tab.aids') });
  for (const { text } of ofAvalon.cards.en) await aids.getByText(text, { exact: true }).waitFor();
  expect(await primerOf(ann).count()).toBe(0);
});
