import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPostgres } from './postgres.js';
import { StorageFault, type Db, type News, type Storage } from './storage.js';
import { newPlace, type Place } from './testing/places.js';
import { execute, freshDatabase, startServer } from './testing/postgres.js';
import { openTable, person, table } from './testing/samples.js';

let place: Place;
let storage: Storage;

beforeEach(async () => {
  place = await newPlace('postgres');
  storage = await place.open();
});

afterEach(() => place.clear());

const add = (id: string) => (db: Db) => db.insertInto('people').values(person(id)).execute();

const ids = async () =>
  (await storage.db.selectFrom('people').select('id').orderBy('id').execute()).map(({ id }) => id);

const unavailable = { code: 'unavailable', message: /cannot be reached/ };

describe('several processes on one database', () => {
  it('open it at the same time, also when it is empty', async () => {
    const empty = await freshDatabase();
    const all = await Promise.all([1, 2, 3, 4].map(() => openPostgres(empty.url)));
    for (const each of all) {
      expect(await each.db.selectFrom('people').selectAll().execute()).toEqual([]);
      await each.close();
    }
    await empty.drop();
  });

  it('hear of the entries of each other', async () => {
    await openTable(storage, 't');
    const other = await place.open();
    const { heard, nulls, until } = listenTo(other);
    await until(() => nulls() === 1);
    await storage.append({ table: 't', seq: 1, body: '{}', at: 1 }, {});
    await other.append({ table: 't', seq: 2, body: '{}', at: 1 }, {});
    await storage.tell('a table with spaces');
    await until(() => heard.length === 3);
    expect(heard).toEqual([
      { table: 't', seq: 1 },
      { table: 't', seq: 2 },
      { table: 'a table with spaces', seq: null },
    ]);
  });

  it('wait for one another at a row and lose nothing', async () => {
    await openTable(storage, 't');
    const other = new pg.Client({ connectionString: place.address });
    await other.connect();
    await other.query('begin');
    await other.query(`update tables set host = 'bob'`);
    const appended = storage.append({ table: 't', seq: 1, body: '{}', at: 1 }, { asked: '[1]' });
    for (let waiting = 0; waiting === 0;) {
      const { rows } = await sql<{ n: number }>`select count(*) as n from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`.execute(storage.db);
      waiting = rows[0]?.n ?? 0;
    }
    await other.query('commit');
    await other.end();
    expect(await appended).toBe(true);
    expect(await storage.db.selectFrom('tables').selectAll().execute()).toEqual([
      table('t', { head: 1, asked: '[1]', host: 'bob' }),
    ]);
  });
});

describe('a unit that meets another', () => {
  const raise = (db: Db) => sql`update leases set until = until + 1`.execute(db);

  it('is tried again, and what it then reads is of now', async () => {
    await storage.write((db) =>
      db.insertInto('leases').values({ name: 'n', holder: '', until: 0 }).execute(),
    );
    const read: number[] = [];
    await storage.write(async (db) => {
      const { until } = await db.selectFrom('leases').select('until').executeTakeFirstOrThrow();
      read.push(until);
      if (read.length === 1) await storage.write(raise);
      await db
        .updateTable('leases')
        .set({ until: until + 1 })
        .execute();
    });
    expect(read).toEqual([0, 1]);
    expect(await storage.db.selectFrom('leases').select('until').execute()).toEqual([{ until: 2 }]);
  });

  it('is given way by those that begin while it tries again', async () => {
    const told: string[] = [];
    const later: Promise<unknown>[] = [];
    await storage.write(async (db) => {
      told.push('tries');
      if (told.length === 1)
        await sql`do $$ begin raise exception 'no' using errcode = '40001'; end $$`.execute(db);
      later.push(storage.write(async () => told.push('later')));
      // Time enough for the other, were it to begin.
      await sql`select pg_sleep(0.2)`.execute(db);
      told.push('written');
    });
    await Promise.all(later);
    expect(told).toEqual(['tries', 'tries', 'written', 'later']);
  });

  it('again and again gives up in words', async () => {
    let tries = 0;
    const unlucky = storage.write(async (db) => {
      tries += 1;
      await sql`do $$ begin raise exception 'no' using errcode = '40P01'; end $$`.execute(db);
    });
    await expect(unlucky).rejects.toMatchObject({ code: 'unavailable', message: /Try again/ });
    expect(tries).toBeGreaterThan(1);
  });
});

describe('a lost connection', () => {
  /** Ends connections of this test's database by the name that they bear. */
  const cut = (name: string) =>
    execute(
      place.address,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = '${name}' and datname = current_database()`,
    );

  it('in the middle of a unit is a fault, leaves nothing, and the next unit is written', async () => {
    const broken = storage.write(async (db) => {
      await add('ann')(db);
      await cut('destrier');
      await add('bob')(db);
    });
    await expect(broken).rejects.toBeInstanceOf(StorageFault);
    await expect(broken).rejects.toMatchObject(unavailable);
    await storage.write(add('cid'));
    expect(await ids()).toEqual(['cid']);
  });

  it('just before the commit is a fault too', async () => {
    const broken = storage.write(async (db) => {
      await add('ann')(db);
      await cut('destrier');
    });
    await expect(broken).rejects.toMatchObject(unavailable);
    expect(await ids()).toEqual([]);
  });

  it('of a unit that stands still is taken from it', async () => {
    const still = storage.write(async (db) => {
      await add('ann')(db);
      await sql`set local idle_in_transaction_session_timeout = 20`.execute(db);
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
      await gone(rows[0]?.pid ?? 0);
      await add('bob')(db);
    });
    await expect(still).rejects.toMatchObject(unavailable);
    expect(await ids()).toEqual([]);
  });

  async function gone(pid: number): Promise<void> {
    for (let found = 1; found > 0;) {
      const { rows } = await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(
        storage.db,
      );
      found = rows.length;
    }
  }

  it('that nobody used is replaced', async () => {
    await Promise.all([storage.write(add('ann')), storage.write(add('bob'))]);
    await cut('destrier');
    await eventually(() => storage.write(add('cid')));
    expect(await ids()).toEqual(['ann', 'bob', 'cid']);
  });

  it('of who listens is made anew, which tells that something may have been missed', async () => {
    const { heard, nulls, until } = listenTo(storage);
    await until(() => nulls() === 1);
    await cut('destrier listener');
    await until(() => nulls() === 2);
    await storage.tell('t');
    await until(() => heard.length === 1);
    expect(heard).toEqual([{ table: 't', seq: null }]);
  });
});

it('a server that restarts or is gone is a fault, and only while it is', async () => {
  const server = await startServer();
  const there = await openPostgres(server.url);
  const { nulls, until } = listenTo(there);
  await until(() => nulls() === 1);
  await server.restart();
  await eventually(() => there.write(add('ann')));
  await until(() => nulls() === 2);
  await server.stop();
  await expect(there.write(add('bob'))).rejects.toMatchObject(unavailable);
  await expect(there.append({ table: 't', seq: 1, body: '', at: 1 }, {})).rejects.toMatchObject(
    unavailable,
  );
  await expect(there.tell('t')).rejects.toMatchObject(unavailable);
  await expect(there.db.selectFrom('people').selectAll().execute()).rejects.toMatchObject(
    unavailable,
  );
  await expect(openPostgres(server.url)).rejects.toMatchObject(unavailable);
  await there.close();
});

/** Tries until it succeeds; nothing but a fault may stand in the way. */
async function eventually(work: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (!(error instanceof StorageFault)) throw error;
    }
  }
}

function listenTo(from: Storage) {
  const heard: News[] = [];
  let missed = 0;
  let wake = () => {};
  from.listen((news) => {
    if (news === null) missed += 1;
    else heard.push(news);
    wake();
  });
  const until = async (met: () => boolean) => {
    while (!met()) await new Promise<void>((resolve) => (wake = resolve));
  };
  return { heard, nulls: () => missed, until };
}
