import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { changed, changedValues } from './append.js';
import { migrate } from './migrations/migrate.js';
import { copyPostgres } from './postgres-backup.js';
import { FaultingDialect } from './postgres-driver.js';
import { faulting, isCollision } from './postgres-faults.js';
import { CHANNEL, PostgresListener, toPayload } from './postgres-listener.js';
import type { LogRow, Schema } from './schema.js';
import { StorageFault, type Db, type News, type Storage, type TableChange } from './storage.js';

/** Any number that no other program locks in the same database. */
const MIGRATING = 0x64657374;

/** Opens a storage in a database of PostgreSQL, which any number of processes share. */
export async function openPostgres(url: string): Promise<Storage> {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'destrier',
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    // A process that stands still in the middle of a unit must not keep its rows from the others.
    idle_in_transaction_session_timeout: 10_000,
    types: numeric,
  });
  // A lost connection shows in the query that needed it; without these the process would end.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Schema>({ dialect: new FaultingDialect({ pool }) });
  try {
    await db
      .transaction()
      .setIsolationLevel('read committed')
      .execute(async (alone) => {
        await sql`select pg_advisory_xact_lock(${MIGRATING})`.execute(alone);
        await migrate(alone, 'postgres');
      });
  } catch (error) {
    await pool.end();
    throw error;
  }
  return new PostgresStorage(url, pool, db);
}

/** Whole numbers of 64 bits and sums of them are numbers, as on SQLite: nothing here comes near 2^53. */
const numeric = new pg.TypeOverrides();
numeric.setTypeParser(pg.types.builtins.INT8, Number);
numeric.setTypeParser(pg.types.builtins.NUMERIC, Number);

const TRIES = 12;
const LONGEST_WAIT = 200;

class PostgresStorage implements Storage {
  readonly kind = 'postgres';
  readonly db: Db;
  readonly #pool: pg.Pool;
  readonly #listener: PostgresListener;
  readonly #begun = new Set<Promise<unknown>>();
  #met: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor(url: string, pool: pg.Pool, db: Db) {
    this.db = db;
    this.#pool = pool;
    this.#listener = new PostgresListener(url);
  }

  write<T>(unit: (db: Db) => Promise<T>): Promise<T> {
    const attempt = (): Promise<T> =>
      this.db.transaction().setIsolationLevel('serializable').execute(unit);
    return this.#begin(async () => {
      // Whoever begins now would be one more to meet for those who try again.
      await this.#met;
      try {
        return await attempt();
      } catch (error) {
        if (!isCollision(error)) throw error;
        return await this.#oneByOne(() => untilAlone(attempt));
      }
    });
  }

  /** Those of one process who met would only meet again: many at once would run out of tries. */
  #oneByOne<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#met.then(work);
    this.#met = mine.catch(() => {});
    return mine;
  }

  append(entry: LogRow, change: TableChange): Promise<boolean> {
    const columns = changed(change);
    const { table, seq, body, at } = entry;
    const query = {
      name: `append ${columns.join(' ')}`,
      text: appendText(columns),
      values: [table, seq, body, at, toPayload(entry), ...changedValues(change)],
    };
    return this.#begin(async () => {
      const { rowCount } = await untilAlone(() => this.#pool.query(query));
      return rowCount === 1;
    });
  }

  listen(told: (news: News | null) => void): () => void {
    return this.#listener.add(told);
  }

  async tell(table: string): Promise<void> {
    const payload = toPayload({ table, seq: null });
    await this.#begin(() => this.#pool.query('select pg_notify($1, $2)', [CHANNEL, payload]));
  }

  backup(file: string): Promise<void> {
    return this.#begin(() => copyPostgres(this.db, file));
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.allSettled(this.#begun);
    await this.#listener.close();
    await this.#pool.end();
  }

  async #begin<T>(work: () => Promise<T>): Promise<T> {
    if (this.#closed) throw new Error('The storage is closed.');
    const begun = faulting(work);
    this.#begun.add(begun);
    try {
      return await begun;
    } finally {
      this.#begun.delete(begun);
    }
  }
}

/** One statement, and so one transaction in one message: an entry costs a single journey to the database. */
function appendText(columns: readonly string[]): string {
  const sets = columns.map((column, index) => `, ${column} = $${index + 6}`).join('');
  return `
    with entry as (
      insert into log ("table", seq, body, at) values ($1, $2, $3, $4)
      on conflict ("table", seq) do nothing returning seq
    ), head as (
      update tables set head = $2${sets} where id = $1 and exists (select from entry)
    )
    select pg_notify('${CHANNEL}', $5) from entry`;
}

/** Tries again when others wrote the same at the same time. */
async function untilAlone<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (cause) {
      if (!isCollision(cause)) throw cause;
      if (attempt === TRIES) {
        const why = 'Too many write the same at once. Try again.';
        throw new StorageFault('unavailable', why, { cause });
      }
    }
    // By chance, so that those who met do not meet again.
    await sleep(Math.random() * Math.min(2 ** attempt, LONGEST_WAIT));
  }
}
