import type { Kysely } from 'kysely';
import type { LogRow, Schema, TableRow } from './schema.js';

/** Reads, and within a unit of writing also writes. */
export type Db = Kysely<Schema>;

/** What an entry of the log changes in the row of its table. */
export type TableChange = Partial<
  Pick<TableRow, 'state' | 'asked' | 'thinking' | 'deadline' | 'started' | 'finished' | 'result'>
>;

/** Something new at a table: an entry of its log by its number, or null for anything else. */
export interface News {
  readonly table: string;
  readonly seq: number | null;
}

/** Tells all who listen, also where one of them throws: that is the fault of nobody else. */
export function tellAll(listeners: Iterable<(news: News | null) => void>, news: News | null): void {
  for (const listener of listeners) {
    try {
      listener(news);
    } catch (error) {
      queueMicrotask(() => {
        throw error;
      });
    }
  }
}

/** Where everything is kept. The same on SQLite and on PostgreSQL. */
export interface Storage {
  readonly kind: 'sqlite' | 'postgres';
  /** To read what is durable. */
  readonly db: Db;
  /**
   * Carries out a unit of writing, all or nothing; when it resolves, it is durable. It may be tried again, so it must
   * do nothing but read and write here. A unit that throws leaves nothing behind and does not touch others. Units
   * follow one another as if each ran alone. A query that fails fails its unit, whether or not the unit takes notice.
   */
  write<T>(unit: (db: Db) => Promise<T>): Promise<T>;
  /**
   * Appends an entry to the log of a table, makes it its head and tells every process; durable when it resolves.
   * False: another entry has the number, and nothing was written.
   */
  append(entry: LogRow, change: TableChange): Promise<boolean>;
  /**
   * Tells every process, this one too, of entries and of what was told with `tell`. Null: some may have been missed.
   * Returns how to stop.
   */
  listen(told: (news: News | null) => void): () => void;
  /** Tells all processes that something else about a table changed: who sits there, what was said. */
  tell(table: string): Promise<void>;
  /** A copy of everything as it stands at one moment, while others go on. */
  backup(file: string): Promise<void>;
  /** Finishes what was begun. */
  close(): Promise<void>;
}

/**
 * The database cannot take what it was given: a full disk, a lost connection. Nothing of it was written; only if a
 * connection to PostgreSQL is lost in the very commit nobody can know, and trying again finds out.
 */
export class StorageFault extends Error {
  readonly code: 'full' | 'unavailable';

  constructor(code: StorageFault['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
