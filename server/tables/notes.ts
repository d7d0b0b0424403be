import { z } from 'zod';
import { Refused } from '../refused.js';
import { mayWatch } from './access.js';
import { findTable } from './found-table.js';
import type { TableServices } from './services.js';

const NOTE_MOST = 10_000;

/** Counted by code points. */
const NOTE = /^\P{Cs}{0,10000}$/u;

export const noteSchema = z
  .string()
  .max(2 * NOTE_MOST)
  .regex(NOTE)
  // PostgreSQL keeps no such character in a text.
  .refine((text) => !text.includes('\0'));

type Notes = Pick<TableServices, 'storage'>;

async function checkAccess({ storage }: Notes, person: string, table: string): Promise<void> {
  if (!mayWatch(await findTable(storage.db, table), person)) throw new Refused('table.unknown');
}

/** What somebody wrote about a table for themselves; empty if nothing. */
export async function readNote(services: Notes, person: string, table: string): Promise<string> {
  await checkAccess(services, person, table);
  const row = await services.storage.db
    .selectFrom('notes')
    .select('text')
    .where('table', '=', table)
    .where('person', '=', person)
    .executeTakeFirst();
  return row?.text ?? '';
}

/** Writes a note in place of the one before; an empty one is taken away. */
export async function writeNote(
  services: Notes,
  person: string,
  table: string,
  note: string,
): Promise<void> {
  const text = noteSchema.safeParse(note);
  if (!text.success) throw new Refused('note.text', { most: NOTE_MOST });
  await checkAccess(services, person, table);
  await services.storage.write(async (db) => {
    if (text.data === '')
      await db
        .deleteFrom('notes')
        .where('table', '=', table)
        .where('person', '=', person)
        .execute();
    else
      await db
        .insertInto('notes')
        .values({ table, person, text: text.data })
        .onConflict((clash) => clash.columns(['table', 'person']).doUpdateSet({ text: text.data }))
        .execute();
  });
}
