import type { Db, Storage } from '../storage.js';
import { first } from './0001-first.js';
import { consent } from './0002-consent.js';
import { bearing } from './0003-arms.js';
import { ratingChanges } from './0004-rating-changes.js';

/** One after the other, by number from 1. What was released is never changed, only followed by another. */
const migrations = [first, consent, bearing, ratingChanges];

/** The number of the latest schema that this program knows. */
export const latest = migrations.length;

/** Brings a database to the latest schema. Runs inside a transaction that nobody else migrates beside. */
export async function migrate(db: Db, kind: Storage['kind']): Promise<void> {
  const records = db.withTables<{ migrations: { number: number; at: number } }>();
  await db.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  const done = await records
    .selectFrom('migrations')
    .select((of) => of.fn.max('number').as('number'))
    .executeTakeFirst();
  const from = done?.number ?? 0;
  refuseNewer(from);
  for (const [index, up] of migrations.entries()) {
    if (index < from) continue;
    await up(db.schema, kind);
    await records
      .insertInto('migrations')
      .values({ number: index + 1, at: Date.now() })
      .execute();
  }
}

/** Says no to what a later program wrote. */
export function refuseNewer(found: number): void {
  if (found <= latest) return;
  throw new Error(
    `The data were written by a newer Destrier (schema ${found}; this one knows up to ${latest}). ` +
      'Nothing was changed. Start the newer program, or restore a back-up that this one made.',
  );
}
