import { glory } from '@destrier/glory/page';
import { speaker } from '@destrier/text';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guide } from '../games/glory/guide/guide.js';
import { Player } from './player.js';
import { Site } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const english = speaker(glory.text.en, 'en', [], glory.game);

/** Chooses an option by what its button says; what has to be filled in is filled in. */
async function choose(player: Player, option: string): Promise<void> {
  const { dock } = player;
  const [verb = '', ...words] = option
    .split(' ')
    .map((word) => (/^\d+$/.test(word) ? Number(word) : word));
  const name = english.option(String(verb), words);
  const button = dock.getByRole('button', { name, exact: true });
  await player.untilAsked();
  await player.unfold();
  const isListed = await button.isVisible();
  if (!isListed && words.length > 0) {
    const pass = english.option('pass', []);
    const boxes = dock.getByRole('checkbox');
    if ((await boxes.count()) === 0)
      await dock
        .getByRole('listitem')
        .getByRole('button')
        .filter({ hasNotText: pass })
        .first()
        .click();
    for (const word of words)
      await dock
        .getByRole('checkbox', { name: english.word(word), exact: true })
        .first()
        .check();
  }
  await player.answer(button);
}

/** Answers what the guide says nothing of, until it says this. */
async function untilSaid(player: Player, said: Locator): Promise<void> {
  await player.untilAsked();
  while (!(await said.isVisible())) {
    await player.play(1);
    await player.untilAsked();
  }
}

it(
  'the guided game goes by its buttons from the first step to the last, and then to its end',
  { timeout: 900_000 },
  async () => {
    const ann = await site.visitor();
    const { page, say } = ann;
    await ann.go();
    await page.getByRole('button', { name: say('guide.play') }).click();
    const player = new Player(ann, 8);
    const region = page.getByRole('region', { name: say('guide.title') });
    for (const { text, option } of guide.steps) {
      await untilSaid(player, region.getByText(text.en));
      if (option === undefined) await player.play(1);
      else await choose(player, option);
    }
    await region.getByText(guide.end.en).waitFor();
    await region.getByRole('button', { name: say('guide.close') }).click();
    await player.play();
    expect(player.chosen).toBeGreaterThan(17);
    expect(site.faults()).toEqual([]);
  },
);
