import { hazard } from '@destrier/example-hazard/page';
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

async function atHazard(): Promise<readonly [Visitor, Visitor]> {
  const [ann, bob] = [await site.visitor(), await site.visitor()];
  await sitDown(ann, bob, {}, { box: hazard, counsel: false });
  return [ann, bob];
}

it('a choice made while the server is away is kept, said to be, and made when it is back', async () => {
  const [ann] = await atHazard();
  const player = new Player(ann, 6);
  await player.untilAsked();
  await site.stopServer();
  await ann.page.getByText(ann.say('table.restarting')).waitFor();
  const unsent = ann.page.getByText(ann.say('table.unsent'));
  expect(await unsent.count()).toBe(0);
  const choosing = player.play(1);
  await unsent.waitFor();
  await site.startServer();
  await unsent.waitFor({ state: 'detached' });
  await choosing;
  expect(site.faults()).toEqual([]);
});

it('after an older back-up was restored, open pages say so, show how it stands and play on', async () => {
  const [ann, bob] = await atHazard();
  const [first, second] = [new Player(ann, 7), new Player(bob, 8)];
  await first.untilAsked();
  const asked = await first.question();
  const putBack = await site.backUp();
  await Promise.all([first.play(1), second.play(1)]);
  await putBack();
  await site.startServer();
  for (const { page, say } of [ann, bob]) await page.getByText(say('table.restored')).waitFor();
  expect(await first.question()).toEqual(asked);
  await Promise.all([first.play(), second.play()]);
  expect(await ann.page.getByText(ann.say('table.restored')).count()).toBe(0);
  expect(site.faults()).toEqual([]);
});

it('a name that was typed is kept when the game begins, whoever begins it', async () => {
  const [ann, bob] = [await site.visitor(), await site.visitor()];
  await ann.go('#/open/hazard');
  await ann.page.getByRole('radio', { name: ann.say('where.server') }).check();
  await ann.page.getByRole('button', { name: ann.say('open.start'), exact: true }).click();
  await bob.go(await ann.page.getByRole('link', { name: '#/table/' }).innerText());
  await bob.page.getByRole('button', { name: bob.say('room.sit') }).click();
  await bob.page.getByLabel(bob.say('room.name')).fill('Bertilak');
  await ann.page.getByLabel(ann.say('room.name')).fill('Arthur');
  await ann.page.getByRole('button', { name: ann.say('room.start'), disabled: false }).click();
  for (const visitor of [ann, bob]) {
    await openPanel(visitor, visitor.say('people.title'));
    for (const name of ['Arthur', 'Bertilak'])
      await visitor.page.locator('.people-list').getByText(name).waitFor();
  }
  expect(site.faults()).toEqual([]);
});
