import { Refused } from '../refused.js';
import type { SeatRow, TableRow } from '../storage/schema.js';
import type { Db } from '../storage/storage.js';

/** A table with those who sit at it, in order of seats. */
export interface FoundTable {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
}

export async function findTable(db: Db, id: string): Promise<FoundTable> {
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Refused('table.unknown');
  return { row, seats: await seatsOf(db, id) };
}

export function seatsOf(db: Db, id: string): Promise<SeatRow[]> {
  return db.selectFrom('seats').selectAll().where('table', '=', id).orderBy('seat').execute();
}

/**
 * Holds the row of a table until the unit ends: units about one table follow each other on every database, and what
 * one reads stays true until it has written.
 */
export async function holdTable(db: Db, id: string): Promise<FoundTable> {
  await db
    .updateTable('tables')
    .set((row) => ({ head: row.ref('head') }))
    .where('id', '=', id)
    .execute();
  return findTable(db, id);
}
