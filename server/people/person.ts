import { Refused } from '../refused.js';
import type { PersonRow } from '../storage/schema.js';
import type { Db } from '../storage/storage.js';

/** Somebody, without what only the server may know. */
export type Person = Readonly<
  Pick<PersonRow, 'id' | 'kind' | 'name' | 'handle' | 'arms' | 'owner' | 'created'>
>;

export function personOf(row: PersonRow): Person {
  const { id, kind, name, handle, arms, owner, created } = row;
  return { id, kind, name, handle, arms, owner, created };
}

/** The row of somebody who is still there. */
export async function livingPerson(db: Db, id: string): Promise<PersonRow> {
  const row = await db
    .selectFrom('people')
    .selectAll()
    .where('id', '=', id)
    .where('deleted', 'is', null)
    .executeTakeFirst();
  if (!row) throw new Refused('person.unknown');
  return row;
}

/**
 * Holds the row of a person until the unit ends: units about one person follow each other on every database, and what
 * one reads stays true until it has written.
 */
export async function holdPerson(db: Db, id: string): Promise<PersonRow> {
  await db
    .updateTable('people')
    .set((row) => ({ seen: row.ref('seen') }))
    .where('id', '=', id)
    .execute();
  return livingPerson(db, id);
}

/** Refuses a handle that another has; within the unit that gives it to the person, so that nobody comes between. */
export async function claimHandle(db: Db, handle: string, person: string): Promise<void> {
  const other = await db
    .selectFrom('people')
    .select('id')
    .where('handle', '=', handle)
    .where('id', '!=', person)
    .executeTakeFirst();
  if (other) throw new Refused('name.taken');
}
