import { Refused } from '../refused.js';
import type { PersonRow } from '../storage/schema.js';
import type { Db } from '../storage/storage.js';
import type { AccountServices } from './services.js';
import { handleOf, nameOf } from './names.js';
import { claimHandle, holdPerson, personOf, type Person } from './person.js';
import { newId } from './secrets.js';
import { keepToken, mintToken, type NewToken } from './tokens.js';

/** Each may have as many tokens as a person, so their number is bounded too. */
const MOST_BOTS = 20;

/** Makes an account for a program of somebody, who answers for it. Its token is its only way in. */
export async function makeBot(
  services: AccountServices,
  owner: string,
  wish: { readonly name: string },
): Promise<{ readonly bot: Person; readonly token: NewToken }> {
  const name = nameOf(wish.name);
  const handle = handleOf(name);
  const at = services.now();
  const token = mintToken(name, at);
  const row: PersonRow = {
    id: newId(),
    kind: 'bot',
    name,
    handle,
    arms: null,
    password: null,
    owner,
    created: at,
    seen: at,
    deleted: null,
  };
  await services.storage.write(async (db) => {
    await claimHandle(db, handle, row.id);
    const { kind } = await holdPerson(db, owner);
    if (kind !== 'account') throw new Refused('account.needed');
    if ((await botsOf(db, owner)).length >= MOST_BOTS)
      throw new Refused('bots.many', { most: MOST_BOTS });
    await db.insertInto('people').values(row).execute();
    await keepToken(db, row.id, token);
  });
  return { bot: personOf(row), token };
}

/** The bots for which somebody answers. */
export async function botsOf(db: Db, owner: string): Promise<Person[]> {
  const rows = await db
    .selectFrom('people')
    .selectAll()
    .where('owner', '=', owner)
    .where('deleted', 'is', null)
    .orderBy('created')
    .orderBy('id')
    .execute();
  return rows.map(personOf);
}

/** The bot by its id, for its owner alone, who may then name it, give it tokens and delete it. */
export async function myBot(services: AccountServices, owner: string, id: string): Promise<Person> {
  const bot = (await botsOf(services.storage.db, owner)).find((each) => each.id === id);
  if (!bot) throw new Refused('bot.unknown');
  return bot;
}
