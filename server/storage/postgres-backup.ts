import { sql } from 'kysely';
import { intoPlace } from './backup-file.js';
import { tableNames } from './layout.js';
import { migrate } from './migrations/migrate.js';
import { insertRows, ROWS_AT_ONCE, type Row } from './rows.js';
import { faulting, SqliteConnection } from './sqlite-connection.js';
import type { Db } from './storage.js';

/** Copies a database of PostgreSQL as it stands now into a file like those of SQLite. */
export async function copyPostgres(from: Db, to: string): Promise<void> {
  await intoPlace(to, (part) =>
    from
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((moment) => fill(part, moment)),
  );
}

async function fill(file: string, from: Db): Promise<void> {
  const target = new SqliteConnection(file, { readOnly: false });
  try {
    target.database.exec('begin');
    const db = target.kysely(faulting);
    await migrate(db, 'sqlite');
    for (const table of tableNames) {
      await sql`declare copied no scroll cursor for select * from ${sql.id(table)}`.execute(from);
      for (;;) {
        const { rows } = await sql<Row>`fetch ${sql.lit(ROWS_AT_ONCE)} from copied`.execute(from);
        if (rows.length === 0) break;
        await insertRows(db, table, rows);
      }
      await sql`close copied`.execute(from);
    }
    target.database.exec('commit');
  } finally {
    target.database.close();
  }
}
