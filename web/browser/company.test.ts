import { hazard } from '@destrier/example-hazard/page';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { begin, giveUp, openPanel, setUp } from './doors.js';
import { Player } from './player.js';
import { Site } from './site.js';
import type { Visitor } from './visitor.js';

/** What people see of each other at a table of the server, while they play and afterwards. */

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

/** Somebody with an account, whose games may be rated. */
async function known(name: string): Promise<Visitor> {
  const visitor = await site.visitor({ size: 'desk' });
  const { page, say, go } = visitor;
  await go('#/me');
  const form = page.getByRole('form', { name: say('me.make') });
  await form.getByLabel(say('me.name')).fill(name);
  await form.getByLabel(say('me.password')).fill('correct horse');
  await form.getByRole('button', { name: say('me.make') }).click();
  await page.getByText(say('me.who.account', { name: { said: name } })).waitFor();
  return visitor;
}

it('tells who is away, what a rated game moved, and how anybody saw it', async () => {
  const [ann, bob] = [await known('Ann'), await known('Bob')];
  await setUp(ann, { box: hazard });
  await ann.page.getByRole('radio', { name: ann.say('where.server') }).check();
  await ann.page
    .getByRole('combobox', { name: ann.say('where.access') })
    .selectOption({ label: ann.say('where.access.open') });
  await ann.page
    .getByRole('combobox', { name: ann.say('open.who', { n: 2 }) })
    .selectOption({ label: ann.say('where.who.open') });
  await ann.page.getByRole('checkbox', { name: ann.say('where.rated') }).check();
  await begin(ann);
  await ann.page.getByRole('button', { name: ann.say('room.start') }).waitFor();
  const address = new URL(ann.page.url()).hash;
  await bob.go(address);
  await bob.page.getByRole('button', { name: bob.say('room.sit') }).click();
  await ann.page.getByRole('button', { name: ann.say('room.start'), disabled: false }).click();
  await new Player(ann, 1).play(1);

  // Bob leaves and comes back.
  const away = ann.page.locator('.bar, .table').getByText(ann.say('plate.away'), { exact: true });
  await bob.page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect.poll(() => away.count(), { timeout: 60_000 }).toBe(0);
  await bob.go('#/');
  await away.first().waitFor();
  await bob.go(address);
  await away.first().waitFor({ state: 'detached' });

  await giveUp(bob);
  const moved = ann.page.locator('.podium .rating-moved');
  await expect.poll(() => moved.allInnerTexts()).toHaveLength(2);
  const [won, lost] = await moved.allInnerTexts();
  expect(won).toMatch(/1500 → 15\d\d \(\+\d+\)$/);
  expect(lost).toMatch(/1500 → 14\d\d \(−\d+\)$/);

  // Whoever looked on sees the end as any of them did.
  const cleo = await site.visitor({ size: 'desk' });
  await cleo.go(address);
  await cleo.page.getByText(cleo.say('room.watching')).waitFor();
  await openPanel(cleo, cleo.say('panels.tab.history'));
  const eyes = cleo.page.getByRole('combobox', { name: cleo.say('seen.by') });
  await eyes.selectOption({ label: 'Bob' });
  await cleo.page.getByText(cleo.say('seen.by.named', { name: { said: 'Bob' } })).waitFor();
  expect(await eyes.inputValue()).toBe('1');
  await eyes.selectOption({ label: cleo.say('seen.by.all') });
  await cleo.page
    .getByText(cleo.say('seen.by.named', { name: { said: 'Bob' } }))
    .waitFor({ state: 'detached' });
  expect(site.faults()).toEqual([]);
});
