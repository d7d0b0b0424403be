import { mkdirSync } from 'node:fs';
import { LANGUAGES } from '@destrier/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { barriers } from '../axe.js';
import { begin, setUp } from '../doors.js';
import { sidewaysScroll } from '../layout.js';
import { Player } from '../player.js';
import { PICTURES, Site } from '../site.js';
import { tour } from '../tour.js';
import type { Manner, Visitor } from '../visitor.js';
import { byKeys } from './keys.js';
import { Listener } from './listener.js';
import { lengthened } from './long.js';

/** One of all the manners in which people come to the page, by the number in the environment. */

const MANNERS = LANGUAGES.flatMap((language) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    (['small', 'phone', 'desk'] as const).map((size): Omit<Manner, 'knows'> => ({
      language,
      theme,
      size,
    })),
  ),
);
const number = Number(process.env['DESTRIER_VISIT'] ?? '0');
const manner = MANNERS[number % MANNERS.length];
if (manner === undefined) throw new Error('DESTRIER_VISIT must be a number from 0');
const how = [manner.language, manner.theme, manner.size].join('-');

let site: Site;
let visitor: Visitor;
beforeAll(async () => {
  site = await Site.open();
  visitor = await site.visitor(manner);
  mkdirSync(PICTURES, { recursive: true });
});
afterAll(() => site.close());

it(`keeps nobody out: ${how}`, async () => {
  const found: string[] = [];
  const barred = await tour(site, visitor, async ({ screen, state }) => {
    const { page } = visitor;
    const where = [screen, state, how].join(', ');
    const picture = `${PICTURES}/${where.replaceAll(/[^a-z]+/gi, '-')}`;
    await page.screenshot({ path: `${picture}.png` });
    const wrong = [...(await barriers(page)), ...(await sidewaysScroll(page))];
    if (manner.language === 'en')
      await lengthened(page, async () => {
        wrong.push(...(await sidewaysScroll(page)).map((words) => `lengthened: ${words}`));
        await page.screenshot({ path: `${picture}-long.png` });
      });
    found.push(...wrong.map((words) => `${where}: ${words}`));
  });
  expect([...barred, ...found]).toEqual([]);
});

it.each([
  ['by keys alone', (of: Visitor) => new Player(of, number, byKeys)],
  ['by ear, from roles and names', (of: Visitor) => new Listener(of, number)],
])(`a whole game ${how} %s`, async (_, playing) => {
  await setUp(visitor, { players: 1 });
  await begin(visitor);
  await visitor.page.locator('[data-choices]').waitFor();
  const player = playing(visitor);
  await player.play();
  expect(player.chosen).toBeGreaterThan(20);
  expect(site.faults()).toEqual([]);
});
