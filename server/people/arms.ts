import { isBearable } from '@destrier/heraldry';
import { Refused } from '../refused.js';
import { tablesOf } from './accounts.js';
import { tellTables } from './handover.js';
import { holdPerson, personOf, type Person } from './person.js';
import type { AccountServices } from './services.js';

/** Lets somebody bear other arms, or none: only what a herald can read, for it is drawn at the tables of others. */
export async function changeArms(
  services: AccountServices,
  person: string,
  raw: string | null,
): Promise<Person> {
  const arms = raw === null ? null : raw.trim();
  if (arms !== null && !isBearable(arms)) throw new Refused('arms.unreadable');
  const changed = await services.storage.write(async (db) => {
    const row = await holdPerson(db, person);
    await db.updateTable('people').set({ arms }).where('id', '=', person).execute();
    return personOf({ ...row, arms });
  });
  await tellTables(services.storage, await tablesOf(services, person));
  return changed;
}
