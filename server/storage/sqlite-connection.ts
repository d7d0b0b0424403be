import {
  DatabaseSync,
  type DatabaseSyncInstance,
  type StatementSyncInstance,
} from '@photostructure/sqlite';
import { Kysely, SqliteDialect, type SqliteStatement } from 'kysely';
import type { Schema } from './schema.js';
import { StorageFault, type Db } from './storage.js';

/** How many statements a connection keeps ready; a bound only for statements that are written again each time. */
const KEPT = 500;

interface Kept {
  readonly statement: StatementSyncInstance;
  /** Whether it answers with rows. */
  readonly reader: boolean;
}

/** Lets a query through, or refuses it, and sees how it ends. */
export type QueryGate = <T>(query: () => T) => T;

/** A connection to a file of SQLite that keeps its statements ready. */
export class SqliteConnection {
  readonly database: DatabaseSyncInstance;
  readonly #kept = new Map<string, Kept>();

  constructor(file: string, options: { readOnly: boolean }) {
    this.database = new DatabaseSync(file, { readOnly: options.readOnly, timeout: 2000 });
  }

  prepare(sql: string): StatementSyncInstance {
    return this.#ready(sql).statement;
  }

  #ready(sql: string): Kept {
    const known = this.#kept.get(sql);
    if (known !== undefined) return known;
    const statement = this.database.prepare(sql);
    const kept = { statement, reader: statement.columns().length > 0 };
    if (this.#kept.size >= KEPT) this.#kept.clear();
    this.#kept.set(sql, kept);
    return kept;
  }

  /** The face that Kysely knows. All queries go through the gate. */
  kysely(gate: QueryGate): Db {
    const prepare = (sql: string) => gate(() => this.#statement(sql, gate));
    return new Kysely<Schema>({
      dialect: new SqliteDialect({ database: { prepare, close() {} } }),
    });
  }

  #statement(sql: string, gate: QueryGate): SqliteStatement {
    const { statement, reader } = this.#ready(sql);
    return {
      reader,
      all: (parameters) => gate((): unknown[] => statement.all(...parameters)),
      run: (parameters) => gate(() => statement.run(...parameters)),
      iterate() {
        throw new Error('Rows cannot be streamed on both databases: read them in parts.');
      },
    };
  }
}

const BUSY = 5;
const IO_FAILED = 10;
const FULL = 13;
const NO_FILE = 14;
/** The file that processes share beside the log could not grow. */
const SHARED_FULL = 4874;

/** The result code of SQLite, if the error is one of its own. */
export function resultCode(error: unknown): number | null {
  if (!(error instanceof Error) || !('errcode' in error)) return null;
  return typeof error.errcode === 'number' ? error.errcode : null;
}

/** Says whether SQLite refused because another holds the file. */
export function isBusy(error: unknown): boolean {
  return ((resultCode(error) ?? 0) & 0xff) === BUSY;
}

/** What the machine could not do becomes a fault; mistakes of a query stay what they are. */
export function toFault(error: unknown): unknown {
  const code = resultCode(error);
  if (code === null) return error;
  if (code === FULL || code === SHARED_FULL) {
    return new StorageFault(
      'full',
      'The disk is full: nothing was written. Make room; writing then goes on by itself.',
      { cause: error },
    );
  }
  if ([BUSY, IO_FAILED, NO_FILE].includes(code & 0xff)) {
    return new StorageFault('unavailable', `The database file cannot be used: ${String(error)}`, {
      cause: error,
    });
  }
  return error;
}

/** The gate that lets everything through. */
export function faulting<T>(query: () => T): T {
  try {
    return query();
  } catch (error) {
    throw toFault(error);
  }
}
