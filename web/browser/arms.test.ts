import { LANGUAGES } from '@destrier/engine';
import { hazard } from '@destrier/example-hazard/page';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { barriers } from './axe.js';
import { openPanel, sitDown } from './doors.js';
import { sidewaysScroll } from './layout.js';
import { Site } from './site.js';
import { SIZES, type Visitor } from './visitor.js';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const SUN = 'Azure, a sun or';

const words = ({ page, say }: Visitor) => page.getByRole('textbox', { name: say('arms.write') });

/** Writes a blazon and bears it. */
async function bear(visitor: Visitor, blazon: string): Promise<void> {
  const { page, say, go } = visitor;
  await go('#/arms');
  await words(visitor).fill(blazon);
  await page.getByRole('button', { name: say('arms.bear') }).click();
  await page.getByText(say('arms.borne'), { exact: false }).waitFor();
}

it('arms are made by words and by clicks, and kept', async () => {
  const visitor = await site.visitor({ size: 'desk' });
  const { page, say, go } = visitor;
  await go('#/arms');
  await words(visitor).fill('Vert, three keys or');
  const choice = (group: string, name: string) =>
    page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name, exact: true });
  expect(await choice(say('arms.charge'), say('arms.charge.key')).isChecked()).toBe(true);
  await choice(say('arms.field'), say('arms.tincture.azure')).check();
  await choice(say('arms.charge'), say('arms.charge.sun')).check();
  await choice(say('arms.count'), '1').check();
  expect(await words(visitor).inputValue()).toBe(SUN);

  await words(visitor).fill('Azure, a snu or');
  const fault = say('arms.wrong', { word: { said: 'snu' }, at: 10 });
  await page.getByText(fault, { exact: false }).waitFor();
  const bears = page.getByRole('button', { name: say('arms.bear') });
  expect(await bears.isDisabled()).toBe(true);
  await words(visitor).fill(SUN);
  await bears.click();
  await page.getByText(say('arms.borne.here')).waitFor();
  await page.reload();
  expect(await words(visitor).inputValue()).toBe(SUN);
  expect(site.faults()).toEqual([]);
});

it('keeps nobody out where arms are made, in any language', async () => {
  for (const language of LANGUAGES) {
    const theme = language === 'fr' ? 'dark' : 'light';
    const visitor = await site.visitor({ language, theme });
    await visitor.go('#/arms');
    await words(visitor).waitFor();
    expect(await barriers(visitor.page)).toEqual([]);
    await visitor.page.setViewportSize(SIZES.small);
    expect(await sidewaysScroll(visitor.page)).toEqual([]);
  }
});

it('others see arms, in two colours where two bear the same; the tab tells of the turn, its panel of what was said', async () => {
  const ann = await site.visitor({ size: 'desk' });
  const bob = await site.visitor({ size: 'desk' });
  for (const visitor of [ann, bob]) await bear(visitor, SUN);
  await sitDown(ann, bob, {}, { box: hazard });
  // Both call at once.
  for (const { page, say, manner } of [ann, bob]) {
    const game = { said: hazard.title.title[manner.language] };
    await expect.poll(() => page.title(), { timeout: 60_000 }).toBe(say('title.turn', { game }));
  }

  await openPanel(bob, bob.say('chat.title'));
  await bob.page.getByRole('textbox', { name: bob.say('chat.say') }).fill('Good luck');
  await bob.page.getByRole('button', { name: bob.say('chat.send') }).click();
  await ann.page.getByRole('tab', { name: ann.say('chat.title.new', { n: 1 }) }).click();
  await ann.page.getByRole('tab', { name: ann.say('chat.title'), exact: true }).waitFor();

  await openPanel(ann, ann.say('people.title'));
  const shields = ann.page.locator('.people-list .arms');
  expect(await shields.count()).toBe(2);
  const [first, second] = [await shields.first().innerHTML(), await shields.last().innerHTML()];
  expect(first).toContain('--tincture-azure');
  expect(second).not.toContain('--tincture-azure');
  expect(site.faults()).toEqual([]);
});
