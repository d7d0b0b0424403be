import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPanel } from './doors.js';
import {
  choosable,
  hiddenLines,
  enlarge,
  focused,
  hasBorder,
  scrolled,
  sidewaysScroll,
  smallTargets,
} from './layout.js';
import { Player } from './player.js';
import { bring } from './saved.js';
import { Site } from './site.js';
import { SIZES, type Visitor } from './visitor.js';

/** What nobody finds who only reads the page's parts. */

let site: Site;
let ann: Visitor;
let player: Player;
beforeAll(async () => {
  site = await Site.open();
  ann = await site.visitor();
  player = new Player(ann, 6);
});
afterAll(() => site.close());

/** A place, a duel with dice, and a choice that is filled in. */
const MOMENTS = [
  { prompt: 'pawn.place' },
  { prompt: 'strength.add', options: { tournament: 'joust' } },
  { prompt: 'setup.exchange' },
] as const;

async function asked(moment: (typeof MOMENTS)[number]): Promise<void> {
  await bring(ann, moment);
  await player.untilAsked();
}

it('brings the focus to the next question, from the keyboard', async () => {
  const keys = new Player(ann, 7, (target) => target.press('Enter'));
  await asked({ prompt: 'pawn.place' });
  for (let n = 0; n < 3; n++) {
    await keys.play(1);
    await keys.untilAsked();
    const { what } = await focused(ann.page);
    expect(what).toMatch(/^<h2/);
    expect(what).toContain(await keys.dock.getAttribute('aria-labelledby'));
  }
});

it.each(
  MOMENTS.flatMap((moment) => [
    { ...moment, size: 'phone' as const },
    { ...moment, size: 'desk' as const },
  ]),
)('covers nothing that has the focus: $prompt, $size', async ({ size, ...moment }) => {
  await ann.page.setViewportSize(SIZES[size]);
  await asked(moment);
  const met = new Set<string>();
  for (let n = 0; n < 400; n++) {
    await ann.page.keyboard.press('Tab');
    const { what, covered } = await focused(ann.page);
    const [first] = met;
    if (what === first) break;
    expect([what, covered]).toEqual([what, false]);
    if (what !== '') met.add(what);
  }
  const ways = await choosable(ann.page);
  expect(ways.length).toBeGreaterThan(3);
  expect(ways.filter((way) => !met.has(way))).toEqual([]);
  await ann.page.setViewportSize(SIZES.phone);
});

it('keeps in sight what has the focus when counsel comes and makes the list longer', async () => {
  const { page } = ann;
  await page.setViewportSize(SIZES.desk);
  await asked({ prompt: 'strength.add', options: { tournament: 'joust' } });
  await openPanel(ann, ann.say('panels.tab.counsel'));
  const counsel = page.getByRole('checkbox', { name: ann.say('panels.counsel.switch') });
  await counsel.uncheck();
  const choices = player.dock.locator('.choice');
  await choices.first().focus();
  const last = (await choices.count()) - 1;
  for (let n = 0; n < last; n++) await page.keyboard.press('Tab');
  expect(await choices.last().and(page.locator(':focus')).count()).toBe(1);
  const list = player.dock.locator('.dock-more');
  const short = await scrolled(list);
  // Pressed without a hand: the focus stays where it is.
  await counsel.dispatchEvent('click');
  await player.dock.locator('.choice-advice').last().waitFor();
  expect((await scrolled(list)).height).toBeGreaterThan(short.height);
  expect(await focused(page)).toMatchObject({ covered: false });
  await page.setViewportSize(SIZES.phone);
});

it.each(MOMENTS)('makes everything large enough to be hit: $prompt', async (moment) => {
  await asked(moment);
  expect(await smallTargets(ann.page)).toEqual([]);
});

it.each(MOMENTS)(
  'shows the whole question to whom reads large letters: $prompt',
  async (moment) => {
    await asked(moment);
    await enlarge(ann.page);
    expect(await hiddenLines(ann.page)).toEqual([]);
    expect(await sidewaysScroll(ann.page)).toEqual([]);
    await player.play(1);
    await ann.newTab();
  },
);

it('folds the settings in when one presses elsewhere, presses Escape or goes elsewhere', async () => {
  await ann.go();
  const { page } = ann;
  const settings = page.getByRole('banner').locator('summary');
  const theme = page.getByRole('combobox', { name: ann.say('page.theme') });
  const unfold = async (): Promise<void> => {
    await settings.click();
    await theme.waitFor();
  };
  await unfold();
  await theme.selectOption('dark');
  expect(await theme.isVisible()).toBe(true);
  await page.getByRole('main').click({ position: { x: 2, y: 2 } });
  await theme.waitFor({ state: 'hidden' });
  await unfold();
  await theme.focus();
  await page.keyboard.press('Escape');
  await theme.waitFor({ state: 'hidden' });
  expect((await focused(page)).what).toMatch(/^<summary/);
  await unfold();
  await ann.go('#/rules/glory');
  await theme.waitFor({ state: 'hidden' });
});

it('draws borders where the reader has colours of their own', async () => {
  await ann.page.emulateMedia({ forcedColors: 'active' });
  await asked({ prompt: 'pawn.place' });
  const choice = player.dock.getByRole('listitem').getByRole('button').first();
  expect(await hasBorder(choice)).toBe(true);
  await ann.page.emulateMedia({ forcedColors: null });
});
