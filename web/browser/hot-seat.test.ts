import type { Table } from '@destrier/engine';
import { DECKS, known, type Seen } from '@destrier/glory/page';
import { glory } from '@destrier/glory/spoken';
import { speaker } from '@destrier/text';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Player } from './player.js';
import { bring } from './saved.js';
import { Site } from './site.js';
import type { Visitor } from './visitor.js';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

/** The cards in a hand, by name and by id. */
function handOf(table: Table, seat: 0 | 1): readonly string[] {
  const { players } = table.view(seat) as Seen;
  const cards = DECKS.flatMap((deck) => known(players[seat]?.[deck] ?? []));
  const english = speaker(glory.text.en, 'en', [], glory.game);
  return cards.flatMap((card) => [card, english.word(card)]);
}

/** Those that stand anywhere in the page, shown or not. */
async function thereOf({ page }: Visitor, words: readonly string[]): Promise<readonly string[]> {
  const all = await page.locator('body').innerHTML();
  return words.filter((word) => all.includes(word));
}

const seatTaking = ({ page, say }: Visitor, name: string) =>
  page.getByRole('button', { name: say('table.handOver.sit', { seat: { said: name } }) });

/** Plays on until the screen is to be given to somebody. */
async function playUntilPassed(player: Player, to: string): Promise<void> {
  const passing = seatTaking(player.visitor, to);
  while (!(await passing.isVisible())) {
    if ((await player.turn()) === 'waiting') await passing.or(player.dock).waitFor();
  }
}

it('shows no hand to the other: between two people at one screen nothing of the table is there', async () => {
  const visitor = await site.visitor();
  const table = await bring(visitor, { prompt: 'setup.exchange', others: 'here' });
  const [hers, his] = [handOf(table, 0), handOf(table, 1)];
  const player = new Player(visitor, 1);

  await seatTaking(visitor, 'Ann').waitFor();
  expect(await thereOf(visitor, [...hers, ...his])).toEqual([]);
  await seatTaking(visitor, 'Ann').click();
  await player.untilAsked();
  const question = await player.dock.innerText();
  expect(await thereOf(visitor, hers)).toEqual(hers);

  await playUntilPassed(player, 'Žižka 1');
  expect(await thereOf(visitor, [...hers, ...his])).toEqual([]);

  // Taken back before the screen is passed on: she is asked again, and he has seen nothing.
  await visitor.page.getByRole('button', { name: visitor.say('table.undo') }).click();
  await seatTaking(visitor, 'Ann').waitFor();
  expect(await thereOf(visitor, [...hers, ...his])).toEqual([]);
  await seatTaking(visitor, 'Ann').click();
  await player.untilAsked();
  expect(await player.dock.innerText()).toBe(question);

  await playUntilPassed(player, 'Žižka 1');
  await seatTaking(visitor, 'Žižka 1').click();
  await player.untilAsked();
  expect(await thereOf(visitor, his)).toEqual(his);
  const onlyHers = hers.filter((word) => !his.includes(word));
  expect(onlyHers).not.toEqual([]);
  expect(await thereOf(visitor, onlyHers)).toEqual([]);

  // A tab that comes back into sight is covered until somebody says who they are.
  await visitor.page.reload();
  await seatTaking(visitor, 'Žižka 1').waitFor();
  expect(await thereOf(visitor, [...hers, ...his])).toEqual([]);
  expect(site.faults()).toEqual([]);
});
