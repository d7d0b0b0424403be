import type { Box, Title } from '@destrier/engine';
import { glory } from '@destrier/glory/spoken';
import { speaker } from '@destrier/text';
import type { Visitor } from './visitor.js';

/** The ways in which people come to a table. */

interface Options {
  readonly [id: string]: string;
}

/** Who plays what. */
interface Party {
  readonly box?: Box;
  readonly players?: number;
  /** The level of the bots, where it is not the usual one. */
  readonly bots?: 'random';
  /** Whether chances are calculated for whoever plays; they are if nothing is said. */
  readonly counsel?: boolean;
}

/** Sets up a table, of Glory if nothing else is said, up to the button that begins. */
export async function setUp(
  { page, say, go, manner }: Visitor,
  {
    box = glory,
    players = 2,
    bots,
    counsel = true,
    options = {},
  }: Party & { readonly options?: Options } = {},
): Promise<void> {
  await go(`#/open/${box.game.id}`);
  const { language } = manner;
  const speak = speaker(box.text[language], language);
  const { automa } = box.game;
  const count =
    automa === undefined
      ? say('open.count', { seats: players })
      : say('open.alone', { seats: players, rival: { said: speak.word(automa) } });
  await page.getByRole('radio', { name: count }).check();
  const advice = Object.hasOwn(box.text.en, 'counsel.where') ? 'open.counsel' : 'open.hints';
  await page.getByRole('checkbox', { name: say(advice) }).setChecked(counsel);
  const rules = page.locator('.rules-fold:not([open]) > summary');
  if ((await rules.count()) > 0) await rules.click();
  for (let n = 2; n <= players && bots !== undefined; n++)
    await page
      .getByRole('combobox', { name: say('open.who', { n }) })
      .selectOption({ label: say(`open.level.${bots}`) });
  for (const [id, value] of Object.entries(options))
    await page
      .getByRole('combobox', { name: speak.say(`option.${id}`) })
      .selectOption({ label: speak.say(`option.${id}.${value}`) });
}

export async function begin({ page, say }: Visitor): Promise<void> {
  await page.getByRole('button', { name: say('open.start'), exact: true }).click();
}

/** Opens a table at the server with a seat for somebody else; the link that lets them in. */
export async function openRoom(
  host: Visitor,
  options: Options = {},
  party: Party = {},
): Promise<string> {
  const { page, say } = host;
  await setUp(host, { ...party, options });
  await page.getByRole('radio', { name: say('where.server') }).check();
  await page
    .getByRole('combobox', { name: say('open.who', { n: 2 }) })
    .selectOption({ label: say('where.who.open') });
  await begin(host);
  return page.getByRole('link', { name: '#/table/' }).innerText();
}

/** The first opens a table at the server, the second comes by the link. */
export async function sitDown(
  host: Visitor,
  guest: Visitor,
  options: Options = {},
  party: Party = {},
): Promise<void> {
  await guest.go(await openRoom(host, options, party));
  await guest.page.getByRole('button', { name: guest.say('room.sit') }).click();
  await host.page.getByRole('button', { name: host.say('room.start'), disabled: false }).click();
}

/** Begins at once against bots, from the lobby. */
export async function playNow(
  { page, say, go, manner }: Visitor,
  { title }: Title,
  bots: number,
): Promise<void> {
  await go();
  const game = page.getByRole('article', { name: title[manner.language], exact: true });
  await game.getByRole('button', { name: say('lobby.play', { count: bots }) }).click();
}

/** Pulls out the drawer with the panels where it lies at the edge of the board. */
export async function pullOut({ page, say }: Visitor): Promise<void> {
  const drawer = page.getByRole('button', { name: say('table.drawer'), expanded: false });
  if ((await drawer.count()) > 0) await drawer.click();
}

/** Puts the drawer back: on a small screen it lies over the table and the question. */
export async function pushIn({ page, say }: Visitor): Promise<void> {
  const drawer = page.getByRole('button', { name: say('table.drawer'), expanded: true });
  if ((await drawer.count()) > 0) await drawer.click();
}

/** Opens a panel beside the table, by its tab or from the menu. */
export async function openPanel(visitor: Visitor, title: string): Promise<void> {
  const { page, say } = visitor;
  await page.locator('.tabs').waitFor({ state: 'attached' });
  await pullOut(visitor);
  const tab = page.getByRole('tab', { name: title, exact: true });
  if ((await tab.count()) > 0) return tab.click();
  await page.locator('.tabs-more').getByText(say('table.more'), { exact: true }).click();
  await page.locator('.tabs-more').getByRole('button', { name: title, exact: true }).click();
}

/** Ends a great ceremony, where there is one: it lies over the board until somebody does. */
export async function endCeremony({ page }: Visitor): Promise<void> {
  for (;;) {
    const [shown] = await page.locator('.ceremony.great').elementHandles();
    if (shown === undefined) return;
    await page.keyboard.press('Escape');
    // A second press would send the herald away.
    await shown.waitForElementState('hidden');
  }
}

/** Gives up, which ends a game of two. */
export async function giveUp(visitor: Visitor): Promise<void> {
  const { page, say } = visitor;
  await openPanel(visitor, say('people.title'));
  await page.getByRole('button', { name: say('people.resign'), exact: true }).click();
  await page.getByRole('button', { name: say('people.resign.yes') }).click();
}
