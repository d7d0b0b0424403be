import { sql, type RawBuilder } from 'kysely';
import type { Storage } from './storage/storage.js';

/** Milliseconds by the clock of the database: those of several machines differ. */
function clockOf(kind: Storage['kind']): RawBuilder<number> {
  switch (kind) {
    case 'sqlite':
      return sql<number>`cast(unixepoch('subsec') * 1000 as integer)`;
    case 'postgres':
      return sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`;
  }
}

/** What only one process may do at a time. */
export interface Leases {
  /** Takes or extends leases; tells which of them this process has. */
  hold(names: readonly string[], ms: number): Promise<readonly string[]>;
  /** Lets everything go that this process holds. */
  release(): Promise<void>;
}

/** Nobody else has the file of SQLite open, so nothing has to be written to know it. */
const ALONE: Leases = {
  hold: async (names) => names,
  release: async () => {},
};

export function leasesIn(storage: Storage, holder: string): Leases {
  return storage.kind === 'sqlite' ? ALONE : new SharedLeases(storage, holder);
}

/** Leases among several processes. One that is gone loses them when their time is over. */
export class SharedLeases implements Leases {
  readonly #storage: Storage;
  readonly #holder: string;

  constructor(storage: Storage, holder: string) {
    this.#storage = storage;
    this.#holder = holder;
  }

  async hold(names: readonly string[], ms: number): Promise<readonly string[]> {
    const now = clockOf(this.#storage.kind);
    const until = sql<number>`${now} + ${sql.lit(ms)}`;
    const rows = await this.#storage.write((db) =>
      db
        .insertInto('leases')
        .values(names.map((name) => ({ name, holder: this.#holder, until })))
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet({ holder: this.#holder, until })
            .where((or) =>
              or.or([or('leases.holder', '=', this.#holder), or('leases.until', '<=', now)]),
            ),
        )
        .returning('name')
        .execute(),
    );
    return rows.map(({ name }) => name);
  }

  async release(): Promise<void> {
    await this.#storage.write((db) =>
      db.deleteFrom('leases').where('holder', '=', this.#holder).execute(),
    );
  }
}
