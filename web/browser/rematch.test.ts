import { hazard } from '@destrier/example-hazard/page';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { giveUp, openPanel, sitDown } from './doors.js';
import { Site } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

it('nobody plays again who has not sat down, and a guest may decline', async () => {
  const ann = await site.visitor({ size: 'desk' });
  const bob = await site.visitor({ size: 'phone' });
  const refused: string[] = [];
  for (const { page } of [ann, bob])
    page.on('response', (answer) => {
      if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`);
    });
  await bob.go();
  await bob.page.getByText(bob.say('online.open.none')).waitFor();
  await sitDown(ann, bob, {}, { box: hazard });
  await giveUp(bob);
  await openPanel(ann, ann.say('people.title'));
  await ann.page.getByRole('button', { name: ann.say('people.rematch') }).click();

  // The one who asked waits: the seat is kept, and the game cannot begin.
  const begin = ann.page.getByRole('button', { name: ann.say('room.start') });
  await begin.waitFor();
  expect(await begin.isDisabled()).toBe(true);
  expect(await ann.page.getByText(ann.say('room.reserved', { name: { said: '' } })).count()).toBe(
    1,
  );

  // The other is told, at the old table and in the lobby, and sits down.
  await openPanel(bob, bob.say('people.title'));
  await bob.page.getByRole('button', { name: bob.say('people.rematch.wanted') }).waitFor();
  await bob.go();
  await bob.page.getByRole('link', { name: bob.say('online.invited') }).click();
  await bob.page.getByText(bob.say('room.reserved.you')).waitFor();
  await bob.page.getByRole('button', { name: bob.say('room.sit') }).click();
  await ann.page.getByRole('button', { name: ann.say('room.start'), disabled: false }).click();
  await giveUp(ann);

  // The next time the other declines.
  await openPanel(bob, bob.say('people.title'));
  await bob.page.getByRole('button', { name: bob.say('people.rematch') }).click();
  await ann.go();
  await ann.page.getByRole('link', { name: ann.say('online.invited') }).click();
  await ann.page.getByRole('button', { name: ann.say('room.decline') }).click();
  await bob.page.getByText(bob.say('room.free'), { exact: true }).waitFor();
  expect(site.faults()).toEqual([]);
  expect(refused.filter((one) => !one.includes('/tables/'))).toEqual([]);
});
