import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPanel, sitDown } from './doors.js';
import { Player } from './player.js';
import { Site } from './site.js';
import type { Visitor } from './visitor.js';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

/** Where every point came from, and how many choices there were, as somebody has heard of it. */
async function ending(visitor: Visitor): Promise<{ result: string; choices: string }> {
  const { page, say } = visitor;
  await openPanel(visitor, say('panels.tab.result'));
  const result = await page.getByRole('table', { name: say('panels.result.points') }).innerText();
  await openPanel(visitor, say('panels.tab.history'));
  const choices = await page.getByRole('slider').getAttribute('aria-valuetext');
  return { result, choices: choices ?? '' };
}

it(
  'two people play a whole game over the server: one reloads, one is cut off, the server restarts',
  { timeout: 900_000 },
  async () => {
    const ann = await site.visitor({ size: 'desk' });
    const bob = await site.visitor({ size: 'phone' });
    await sitDown(ann, bob, { learning: 'on' }, { counsel: false });
    const [first, second] = [new Player(ann, 1), new Player(bob, 2)];
    const annPlays = async (): Promise<void> => {
      await first.play(8);
      await ann.page.reload();
      await first.play(8);
      await site.stopServer();
      await site.startServer();
      await first.play();
    };
    const bobPlays = async (): Promise<void> => {
      await second.play(6);
      await bob.context.setOffline(true);
      await bob.page.getByText(bob.say('table.reconnecting')).waitFor();
      await bob.context.setOffline(false);
      await bob.page.getByText(bob.say('table.reconnecting')).waitFor({ state: 'detached' });
      await second.play();
    };
    await Promise.all([annPlays(), bobPlays()]);
    expect(first.chosen).toBeGreaterThan(16);
    expect(second.chosen).toBeGreaterThan(6);
    const told = await ending(ann);
    expect(told.choices).not.toBe('');
    // Whoever missed something while they were cut off was told it afterwards.
    expect(await ending(bob)).toEqual(told);
    await bob.page.reload();
    expect(await ending(bob)).toEqual(told);
    expect(site.faults()).toEqual([]);
  },
);
