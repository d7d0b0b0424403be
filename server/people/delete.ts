import { Refused } from '../refused.js';
import type { Db } from '../storage/storage.js';
import { provePassword, type Proof } from './accounts.js';
import { botsOf } from './bots.js';
import type { AccountServices } from './services.js';
import { tellTables } from './handover.js';
import { holdPerson, livingPerson } from './person.js';

/**
 * Deletes somebody and their bots. What is theirs alone goes; seats of games that have begun stay with the id, so that
 * the games of others stay whole, and so do the numbers of chat lines, without their words.
 */
export async function deletePerson(
  services: AccountServices,
  person: string,
  proof: Proof | null,
): Promise<void> {
  const { password } = await livingPerson(services.storage.db, person);
  if (password !== null && proof === null) throw new Refused('password.needed');
  const known =
    password === null || proof === null ? null : await provePassword(services, person, proof);
  const at = services.now();
  const tables = await services.storage.write(async (db) => {
    const row = await holdPerson(db, person);
    if (row.password !== known) throw new Refused('password.wrong');
    const ids = [person, ...(await botsOf(db, person)).map(({ id }) => id)];
    const touched = await tablesThatShow(db, ids);
    await getUp(db, ids);
    await wipe(db, ids, at);
    return touched;
  });
  await tellTables(services.storage, tables);
}

async function tablesThatShow(db: Db, ids: readonly string[]): Promise<string[]> {
  const seats = db.selectFrom('seats').select('table').where('person', 'in', ids);
  const kept = db.selectFrom('seats').select('table').where('reserved', 'in', ids);
  const chat = db.selectFrom('chat').select('table').where('person', 'in', ids);
  const hosted = db.selectFrom('tables').select('id as table').where('host', 'in', ids);
  const rows = await seats.union(kept).union(chat).union(hosted).execute();
  return rows.map(({ table }) => table);
}

/** Leaves the tables at which nothing has begun: nobody could start, close or sit there in their place. */
async function getUp(db: Db, ids: readonly string[]): Promise<void> {
  const unbegun = db
    .selectFrom('tables')
    .select('id')
    .where('state', '=', 'open')
    .where('started', 'is', null);
  await db
    .updateTable('seats')
    .set({ person: null, nonce: null })
    .where('person', 'in', ids)
    .where('table', 'in', unbegun)
    .execute();
  await db.updateTable('seats').set({ reserved: null }).where('reserved', 'in', ids).execute();
  await db
    .updateTable('tables')
    .set({ state: 'closed' })
    .where('host', 'in', ids)
    .where('id', 'in', unbegun)
    .execute();
}

async function wipe(db: Db, ids: readonly string[], at: number): Promise<void> {
  await db
    .updateTable('people')
    .set({ name: null, handle: null, arms: null, password: null, owner: null, deleted: at })
    .where('id', 'in', ids)
    .execute();
  for (const table of ['recovery', 'sessions', 'tokens', 'notes', 'mutes', 'ratings'] as const)
    await db.deleteFrom(table).where('person', 'in', ids).execute();
  await db.deleteFrom('mutes').where('muted', 'in', ids).execute();
  await db.updateTable('chat').set({ text: '' }).where('person', 'in', ids).execute();
}
