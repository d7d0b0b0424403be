import { askedOf } from '@destrier/bots';
import { menuOf, need, questions, type Choice, type Prospect, type Table } from '@destrier/engine';
import { glory } from '@destrier/glory';
import { speaker } from '@destrier/text';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { played } from '../games/glory/testing/played.js';
import { openPanel } from './doors.js';
import { Player } from './player.js';
import { bringTable } from './saved.js';
import { Site } from './site.js';
import type { Visitor } from './visitor.js';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

interface Advice {
  readonly prompt: string;
  readonly now: readonly Prospect[];
  /** The chances of each option. */
  readonly options: readonly (readonly [Choice, readonly Prospect[]])[];
}

/** What counsel says to the first seat; nothing where it is not asked or nothing can be calculated. */
function adviceIn({ match }: Table): Advice | undefined {
  const question = questions(match).find(({ seat, kind }) => seat === 0 && kind !== 'aside');
  if (question === undefined) return undefined;
  const asked = askedOf(match, question);
  const prospects = glory.counsel?.prospects(match, asked);
  if (prospects === undefined) return undefined;
  const menu = menuOf(match, question, match.menu, false);
  const options = Array.from({ length: menu.count }, (_, i) => menu.nth(i)).flatMap((choice) => {
    const found = prospects(choice);
    return found === undefined ? [] : [[choice, found] as const];
  });
  return { prompt: asked.prompt, now: prospects() ?? [], options };
}

/** Brings a game that stands where counsel says such a thing. */
async function bringWhere(
  ann: Visitor,
  seats: number,
  says: (advice: Advice) => boolean,
): Promise<void> {
  for (const table of played(seats)) {
    const advice = adviceIn(table);
    if (advice === undefined || !says(advice)) continue;
    await bringTable(ann, table, 'random');
    await new Player(ann, 1).untilAsked();
    await openPanel(ann, ann.say('panels.tab.counsel'));
    return;
  }
  throw new Error('counsel never says that in this game');
}

const spoken = speaker(glory.text.en, 'en', [], glory.game);

it('says beside “nothing” that no helper is called, in the list and in the panel', async () => {
  const ann = await site.visitor();
  await bringWhere(ann, 4, ({ options }) =>
    options.some(([, [first]]) => first?.assumes === 'noHelper'),
  );
  const said = spoken.say('counsel.assumes.noHelper');
  const { page } = ann;
  await page
    .locator('.choice-advice')
    .filter({ hasText: `(${said})` })
    .waitFor({ state: 'attached' });
  await page.locator('.counsel-assumed').filter({ hasText: said }).waitFor();
  expect(site.faults()).toEqual([]);
});

it('says in the panel why it does not advise the highest chance', async () => {
  const ann = await site.visitor();
  await bringWhere(ann, 2, ({ prompt, now, options }) => {
    const least = need(now[0], 'a chance').chance + 0.02;
    return prompt === 'strength.add' && options.some(([, [one]]) => (one?.chance ?? 0) > least);
  });
  const params = { strength: 0.02, tile: 0.2 };
  const said = spoken.say('counsel.less.strength', params);
  await ann.page.locator('.counsel').getByText(said).waitFor();
  expect(site.faults()).toEqual([]);
});
