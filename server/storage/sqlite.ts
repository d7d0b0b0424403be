import { changed, changedValues } from './append.js';
import { migrate } from './migrations/migrate.js';
import type { LogRow } from './schema.js';
import { copySqlite } from './sqlite-backup.js';
import { faulting, SqliteConnection } from './sqlite-connection.js';
import { SqliteGroup } from './sqlite-group.js';
import { holdAlone } from './sqlite-lock.js';
import { tellAll, type Db, type News, type Storage, type TableChange } from './storage.js';

/** Opens a storage in a file, which is made if there is none, and holds it alone. */
export async function openSqlite(file: string): Promise<Storage> {
  const release = holdAlone(file);
  let writer: SqliteConnection | null = null;
  try {
    writer = openWriter(file);
    const group = new SqliteGroup(writer);
    await unitOf(writer, group, (db) => migrate(db, 'sqlite'));
    return new SqliteStorage(file, release, writer, group);
  } catch (error) {
    writer?.database.close();
    release();
    throw error;
  }
}

function openWriter(file: string): SqliteConnection {
  const writer = new SqliteConnection(file, { readOnly: false });
  // The limit gives back what the log beside the file grew to while a back-up held it.
  writer.database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma journal_size_limit = 67108864',
  );
  return writer;
}

/**
 * Runs a unit in the next group. Its queries pass only while it runs and the transaction stands; one that failed fails
 * the unit, as it would on PostgreSQL.
 */
function unitOf<T>(
  writer: SqliteConnection,
  group: SqliteGroup,
  unit: (db: Db) => Promise<T>,
): Promise<T> {
  return group.add(async () => {
    let over = false;
    const failures: unknown[] = [];
    const db = writer.kysely((query) => {
      if (over) throw new Error('The unit of writing is over: await its queries before it ends.');
      if (!writer.database.isTransaction) {
        throw new Error('The transaction of the unit is lost.', { cause: failures[0] });
      }
      try {
        return faulting(query);
      } catch (error) {
        failures.push(error);
        throw error;
      }
    });
    try {
      const value = await unit(db);
      if (failures.length > 0) throw failures[0];
      return value;
    } catch (error) {
      // What broke the transaction tells more than what the unit made of it.
      throw writer.database.isTransaction ? error : (failures[0] ?? error);
    } finally {
      over = true;
    }
  });
}

class SqliteStorage implements Storage {
  readonly kind = 'sqlite';
  readonly db: Db;
  readonly #file: string;
  readonly #release: () => void;
  readonly #writer: SqliteConnection;
  readonly #reader: SqliteConnection;
  readonly #group: SqliteGroup;
  readonly #listeners = new Set<(news: News | null) => void>();
  readonly #copies = new Set<Promise<void>>();

  constructor(file: string, release: () => void, writer: SqliteConnection, group: SqliteGroup) {
    this.#file = file;
    this.#release = release;
    this.#writer = writer;
    this.#group = group;
    this.#reader = new SqliteConnection(file, { readOnly: true });
    this.db = this.#reader.kysely(faulting);
  }

  write<T>(unit: (db: Db) => Promise<T>): Promise<T> {
    return unitOf(this.#writer, this.#group, unit);
  }

  async append(entry: LogRow, change: TableChange): Promise<boolean> {
    const written = await this.#group.addPlain(() => this.#append(entry, change));
    if (written) this.#tell({ table: entry.table, seq: entry.seq });
    return written;
  }

  #append(entry: LogRow, change: TableChange): boolean {
    const { changes } = this.#writer
      .prepare(
        'insert into log ("table", seq, body, at) values (?, ?, ?, ?) on conflict ("table", seq) do nothing',
      )
      .run(entry.table, entry.seq, entry.body, entry.at);
    if (changes === 0) return false;
    const sets = changed(change).map((column) => `, ${column} = ?`);
    this.#writer
      .prepare(`update tables set head = ?${sets.join('')} where id = ?`)
      .run(entry.seq, ...changedValues(change), entry.table);
    return true;
  }

  listen(told: (news: News | null) => void): () => void {
    // A function of its own, so that a listener added twice is told twice, and each can be stopped alone.
    const listener = (news: News | null) => told(news);
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  async tell(table: string): Promise<void> {
    this.#tell({ table, seq: null });
  }

  #tell(news: News): void {
    // Never within the call that caused it, as with PostgreSQL.
    queueMicrotask(() => tellAll(this.#listeners, news));
  }

  async backup(file: string): Promise<void> {
    const copy = copySqlite(this.#file, file);
    this.#copies.add(copy);
    try {
      await copy;
    } finally {
      this.#copies.delete(copy);
    }
  }

  async close(): Promise<void> {
    await this.#group.close();
    await Promise.allSettled(this.#copies);
    this.#reader.database.close();
    this.#writer.database.close();
    this.#release();
  }
}
