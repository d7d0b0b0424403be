import type { Title } from '@destrier/engine';
import { glory } from '@destrier/glory/page';
import { speaker } from '@destrier/text';
import type { Visitor } from './visitor.js';

/** The ways in which people come to a table. */

interface Options {
  readonly [id: string]: string;
}

/** Sets up a table of Glory up to the button that begins. */
export async function setUp(
  { page, say, go, manner }: Visitor,
  { players = 2, options = {} }: { readonly players?: number; readonly options?: Options } = {},
): Promise<void> {
  await go('#/open/glory');
  const { language } = manner;
  const speak = speaker(glory.text[language], language);
  const rival = { said: speak.word(glory.game.automa ?? '') };
  await page.getByRole('radio', { name: say('open.alone', { seats: players, rival }) }).check();
  for (const [id, value] of Object.entries(options))
    await page
      .getByRole('combobox', { name: speak.say(`option.${id}`) })
      .selectOption({ label: speak.say(`option.${id}.${value}`) });
}

export async function begin({ page, say }: Visitor): Promise<void> {
  await page.getByRole('button', { name: say('open.start'), exact: true }).click();
}

/** Opens a table at the server with a seat for somebody else; the link that lets them in. */
export async function openRoom(host: Visitor, options: Options = {}): Promise<string> {
  const { page, say } = host;
  await setUp(host, { options });
  await page.getByRole('radio', { name: say('where.server') }).check();
  await page
    .getByRole('combobox', { name: say('open.who', { n: 2 }) })
    .selectOption({ label: say('where.who.open') });
  await begin(host);
  return page.getByRole('link', { name: '#/table/' }).innerText();
}

/** The first opens a table at the server, the second comes by the link. */
export async function sitDown(host: Visitor, guest: Visitor, options: Options = {}): Promise<void> {
  await guest.go(await openRoom(host, options));
  await guest.page.getByRole('button', { name: guest.say('room.sit') }).click();
  await host.page.getByRole('button', { name: host.say('room.start'), disabled: false }).click();
}

/** Begins at once against a bot, from the lobby. */
export async function playNow({ page, say, go, manner }: Visitor, { title }: Title): Promise<void> {
  await go();
  const game = page.getByRole('article', { name: title[manner.language], exact: true });
  await game.getByRole('button', { name: say('lobby.play') }).click();
}
