import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { checkSeal, schemaOf } from './backup-file.js';
import { tableNames } from './layout.js';
import { migrate, refuseNewer } from './migrations/migrate.js';
import { insertRows } from './rows.js';
import { faulting, SqliteConnection } from './sqlite-connection.js';
import { pages } from './sqlite-pages.js';
import type { Db, Storage } from './storage.js';

/** What a back-up holds. */
export interface Kept {
  readonly tables: number;
  readonly accounts: number;
  /** The size of the back-up. */
  readonly bytes: number;
}

/** Fills an empty storage of either kind from a back-up of either kind. All or nothing. */
export async function restore(file: string, storage: Storage): Promise<Kept> {
  const { size } = await stat(file);
  // A copy, because an older schema is brought up to date before it is read; the back-up itself stays as it is.
  const folder = await mkdtemp(join(tmpdir(), 'destrier-restore-'));
  try {
    const copy = join(folder, 'copy.db');
    await copyFile(file, copy);
    const source = await openCopy(copy, file);
    try {
      await storage.write((db) => refill(db, source));
    } finally {
      source.database.close();
    }
    return { ...(await count(storage.db)), bytes: size };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function openCopy(copy: string, file: string): Promise<SqliteConnection> {
  const source = new SqliteConnection(copy, { readOnly: false });
  try {
    refuseNewer(schemaOf(source.database));
    await checkSeal(source.database);
    source.database.exec('begin');
    await migrate(source.kysely(faulting), 'sqlite');
    source.database.exec('commit');
    return source;
  } catch (error) {
    source.database.close();
    throw new Error(`${file} cannot be restored. ${reason(error)}`, { cause: error });
  }
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function refill(db: Db, source: SqliteConnection): Promise<void> {
  for (const table of tableNames) {
    const { rows } = await sql`select 1 from ${sql.id(table)} limit 1`.execute(db);
    if (rows.length > 0) {
      throw new Error(
        'There are data already, and a back-up is restored only where there are none. ' +
          'Nothing was changed. Name an empty folder or an empty database.',
      );
    }
  }
  for (const table of tableNames) {
    for (const rows of pages(source.database, table)) await insertRows(db, table, rows);
  }
}

export async function count(db: Db): Promise<Omit<Kept, 'bytes'>> {
  const { tables } = await db
    .selectFrom('tables')
    .select((of) => of.fn.countAll<number>().as('tables'))
    .executeTakeFirstOrThrow();
  const { accounts } = await db
    .selectFrom('people')
    .where('kind', '=', 'account')
    .where('deleted', 'is', null)
    .select((of) => of.fn.countAll<number>().as('accounts'))
    .executeTakeFirstOrThrow();
  return { tables, accounts };
}
