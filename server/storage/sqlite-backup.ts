import { backup } from '@photostructure/sqlite';
import { intoPlace } from './backup-file.js';
import { SqliteConnection } from './sqlite-connection.js';

/**
 * Copies a database file as it stands now, also one that a running server writes to, without holding anybody up: the
 * pages are copied beside the event loop.
 */
export async function copySqlite(from: string, to: string): Promise<void> {
  const source = new SqliteConnection(from, { readOnly: true });
  try {
    // What is read first in a transaction fixes its moment; without one the copy would start again at every commit.
    source.database.exec('begin; select count(*) from sqlite_schema');
    await intoPlace(to, (part) => backup(source.database, part, { rate: 1000 }));
  } finally {
    source.database.close();
  }
}
