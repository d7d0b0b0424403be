import { avalon } from '@destrier/avalon/page';
import type { Box, Table } from '@destrier/engine';
import { glory } from '@destrier/glory/spoken';
import { mageKnight } from '@destrier/mage-knight/page';
import { merlin } from '@destrier/merlin/page';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endCeremony } from '../doors.js';
import { playedBy } from '../played.js';
import { answersItself, bringTable } from '../saved.js';
import { Site } from '../site.js';
import { SIZES, type Visitor } from '../visitor.js';
import { keep } from './webp.js';

/** Makes the pictures of the page that the README shows, by day and by night. */

const DOCS = fileURLToPath(new URL('../../../docs/', import.meta.url));

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

interface Shown {
  readonly name: string;
  readonly box: Box;
  readonly seats: number;
  readonly size?: keyof typeof SIZES;
  /** What the first seat is asked, and after how many choices at the least; without it, the end. */
  readonly moment?: { readonly prompt: string; readonly after: number };
}

const SHOWN: readonly Shown[] = [
  { name: 'glory', box: glory, seats: 4, moment: { prompt: 'pawn.place', after: 16 } },
  {
    name: 'phone',
    box: glory,
    seats: 4,
    size: 'phone',
    moment: { prompt: 'pawn.place', after: 16 },
  },
  { name: 'duel', box: glory, seats: 2, moment: { prompt: 'faith.reroll', after: 40 } },
  { name: 'podium', box: glory, seats: 4 },
  { name: 'avalon', box: avalon, seats: 5, moment: { prompt: 'turn.card', after: 22 } },
  { name: 'merlin', box: merlin, seats: 4, moment: { prompt: 'core.steer', after: 70 } },
  { name: 'mage-knight', box: mageKnight, seats: 1, moment: { prompt: '', after: 12 } },
];

function tableOf({ box, seats, moment }: Shown): Table {
  if (moment === undefined) return playedBy(box, seats);
  let choices = 0;
  return playedBy(box, seats, (table) => {
    choices += 1;
    const isAsked = table
      .asks('public')
      .some(
        ({ seat, kind, prompt }) =>
          seat === 0 && kind !== 'aside' && prompt.startsWith(moment.prompt),
      );
    if (choices <= moment.after || !isAsked) return false;
    return box !== glory || !answersItself(table, moment.prompt);
  });
}

async function settled({ page }: Visitor): Promise<void> {
  await page.locator('img').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() =>
    Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {}))),
  );
}

it.each([
  ['light', 'day'],
  ['dark', 'night'],
] as const)('pictures by %s', async (theme, light) => {
  const visitor = await site.visitor({ theme, size: 'desk' });
  const { page } = visitor;
  const take = async (name: string): Promise<void> => {
    await settled(visitor);
    await keep(page, `${DOCS}page-${name}-${light}.webp`);
  };
  for (const shown of SHOWN) {
    await page.setViewportSize(SIZES[shown.size ?? 'desk']);
    await bringTable(visitor, tableOf(shown), 'random', 'Bot');
    if (shown.moment === undefined) await page.locator('.podium').waitFor();
    else await endCeremony(visitor);
    await take(shown.name);
  }
  await page.setViewportSize(SIZES.desk);
  await visitor.go('#/');
  await take('lobby');
  expect(site.faults()).toEqual([]);
});
