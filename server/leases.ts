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

/** What only one process may do at a time. A process that is gone loses it when its time is over. */
export class Leases {
  readonly #storage: Storage;
  readonly #holder: string;

  constructor(storage: Storage, holder: string) {
    this.#storage = storage;
    this.#holder = holder;
  }

  /** Takes or extends a lease. False: another process has it. */
  async hold(name: string, ms: number): Promise<boolean> {
    const now = clockOf(this.#storage.kind);
    const until = sql<number>`${now} + ${sql.lit(ms)}`;
    const row = await this.#storage.write((db) =>
      db
        .insertInto('leases')
        .values({ name, holder: this.#holder, until })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet({ holder: this.#holder, until })
            .where((or) =>
              or.or([or('leases.holder', '=', this.#holder), or('leases.until', '<=', now)]),
            ),
        )
        .returning('name')
        .executeTakeFirst(),
    );
    return row !== undefined;
  }

  /** Lets everything go that this process holds. */
  async release(): Promise<void> {
    await this.#storage.write((db) =>
      db.deleteFrom('leases').where('holder', '=', this.#holder).execute(),
    );
  }
}
