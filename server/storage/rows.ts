import { sql } from 'kysely';
import type { Db } from './storage.js';

export type Row = Readonly<Record<string, unknown>>;

/** Enough to be worth a journey, few enough for the longest of them to fit into memory. */
export const ROWS_AT_ONCE = 200;

/** Writes rows into a table just as they were read from one of the same columns. */
export async function insertRows(db: Db, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first);
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`insert into ${sql.id(table)} (${sql.join(columns.map((column) => sql.id(column)))})
    values ${sql.join(values)}`.execute(db);
}
