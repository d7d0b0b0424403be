import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPanel, openRoom } from './doors.js';
import { Player } from './player.js';
import { bring } from './saved.js';
import { Site } from './site.js';
import type { Visitor } from './visitor.js';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

/** What is said when somebody asks for a hint. */
async function hinted({ page, say }: Visitor): Promise<string> {
  const [beginning = ''] = say('table.hint.choice', { option: { said: '|' } }).split('|');
  const told = page.locator('[data-choices]').getByRole('status').filter({ hasText: beginning });
  await page.getByRole('button', { name: say('table.hint'), exact: true }).click();
  await told.waitFor();
  return told.innerText();
}

it('says on request what a strong bot would do here, and folds it away again', async () => {
  const ann = await site.visitor();
  await bring(ann, { prompt: 'pawn.place' });
  const player = new Player(ann, 1);
  await player.untilAsked();
  const told = await hinted(ann);
  const options = (await player.parts()).filter(({ within }) => within.includes('listitem'));
  const named = options.filter(({ name }) => told.toLowerCase().includes(name.toLowerCase()));
  expect(named).not.toEqual([]);
  const litIn = (place: string) => ann.page.locator(`${place} [data-hinted]`).count();
  expect([await litIn('.choices'), await litIn('.table-board')]).toEqual([1, 1]);
  await ann.page.getByRole('button', { name: ann.say('table.hint'), exact: true }).click();
  expect(await player.dock.locator('.hint').innerText()).toBe('');
  expect([await litIn('.choices'), await litIn('.table-board')]).toEqual([0, 0]);
  expect(site.faults()).toEqual([]);
});

it('is told beside the board, and leaves the list folded away', async () => {
  const ann = await site.visitor();
  const { page, say } = ann;
  await bring(ann, { prompt: 'pawn.place' });
  await new Player(ann, 1).untilAsked();
  const folded = page.getByRole('button', { name: say('table.choices'), expanded: false });
  await folded.waitFor();
  expect(await hinted(ann)).not.toBe('');
  await folded.waitFor();
  expect(site.faults()).toEqual([]);
});

it('does so at a table of the server too, where the table allows it', async () => {
  const ann = await site.visitor();
  const { page, say } = ann;
  await openRoom(ann);
  await page.getByRole('button', { name: say('room.bot') }).click();
  await page.getByRole('button', { name: say('room.start'), disabled: false }).click();
  await new Player(ann, 1).untilAsked();
  expect(await hinted(ann)).not.toBe('');
  await openPanel(ann, say('panels.tab.counsel'));
  expect(site.faults()).toEqual([]);
});
