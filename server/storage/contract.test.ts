import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tableNames } from './layout.js';
import { latest } from './migrations/migrate.js';
import { insertRows, type Row } from './rows.js';
import type { Db, News, Storage } from './storage.js';
import { newPlace, type Place } from './testing/places.js';
import { openTable, person, sample, table } from './testing/samples.js';

const ids = async (db: Db) =>
  (await db.selectFrom('people').select('id').orderBy('id').execute()).map(({ id }) => id);

const add = (id: string) => (db: Db) => db.insertInto('people').values(person(id)).execute();

const entry = (seq: number, body = '{}', at = 5) => ({ table: 't', seq, body, at });

const tableRow = (storage: Storage, id = 't') =>
  storage.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const logOf = (storage: Storage) =>
  storage.db.selectFrom('log').selectAll().orderBy('seq').execute();

describe.each(['sqlite', 'postgres'] as const)('a storage on %s', (kind) => {
  let place: Place;
  let storage: Storage;

  beforeEach(async () => {
    place = await newPlace(kind);
    storage = await place.open();
  });

  afterEach(() => place.clear());

  describe('keeps', () => {
    it('a row of every table just as it was given', async () => {
      expect(Object.keys(sample).toSorted()).toEqual(tableNames.toSorted());
      await storage.write(async (db) => {
        for (const name of tableNames) await insertRows(db, name, [{ ...sample[name] }]);
      });
      for (const name of tableNames) {
        const { rows } = await sql<Row>`select * from ${sql.id(name)}`.execute(storage.db);
        expect(rows).toEqual([sample[name]]);
      }
    });

    it('handles apart, and any number of people without one', async () => {
      await storage.write((db) =>
        db
          .insertInto('people')
          .values([person('ann'), person('bob', { handle: null }), person('cid', { handle: null })])
          .execute(),
      );
      const twice = storage.write((db) =>
        db
          .insertInto('people')
          .values(person('dan', { handle: 'ann' }))
          .execute(),
      );
      await expect(twice).rejects.toThrow(/unique/i);
      expect(await ids(storage.db)).toEqual(['ann', 'bob', 'cid']);
    });

    it('texts in the order of their code points', async () => {
      const names = ['ä', 'a', 'Z', 'z', 'B', 'a b', 'a-b'];
      await storage.write((db) =>
        db
          .insertInto('people')
          .values(names.map((name) => person(name)))
          .execute(),
      );
      expect(await ids(storage.db)).toEqual(['B', 'Z', 'a', 'a b', 'a-b', 'z', 'ä']);
    });

    it('numbers that are numbers, counted and summed too', async () => {
      await storage.write((db) =>
        db
          .insertInto('people')
          .values([person('ann'), person('bob')])
          .execute(),
      );
      const found = await storage.db
        .selectFrom('people')
        .select((of) => [of.fn.countAll().as('count'), of.fn.sum('created').as('sum')])
        .executeTakeFirst();
      expect(found).toEqual({ count: 2, sum: 3_400_000_000_000 });
    });

    it('what it has when it is opened again', async () => {
      await storage.write(add('ann'));
      await storage.close();
      expect(await ids((await place.open()).db)).toEqual(['ann']);
    });
  });

  describe('a unit of writing', () => {
    it('is seen by itself at once, by readers when it resolves', async () => {
      const seen = await storage.write(async (db) => {
        await add('ann')(db);
        return { inside: await ids(db), outside: await ids(storage.db) };
      });
      expect(seen).toEqual({ inside: ['ann'], outside: [] });
      expect(await ids(storage.db)).toEqual(['ann']);
    });

    it('that throws leaves nothing behind, and those beside it go on', async () => {
      const outcomes = await Promise.allSettled([
        storage.write(add('ann')),
        storage.write(async (db) => {
          await add('bob')(db);
          throw new Error('no');
        }),
        storage.write(add('cid')),
      ]);
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(outcomes[1]).toMatchObject({ reason: { message: 'no' } });
      expect(await ids(storage.db)).toEqual(['ann', 'cid']);
    });

    it('fails with a query of it that failed, even if it takes no notice', async () => {
      await storage.write(add('ann'));
      const deaf = storage.write(async (db) => {
        await add('bob')(db);
        await add('ann')(db).catch(() => {});
      });
      await expect(deaf).rejects.toThrow(/unique/i);
      expect(await ids(storage.db)).toEqual(['ann']);
    });

    it('leaves nothing behind by queries that it did not wait for', async () => {
      await storage.write(add('ann'));
      const hasty = storage.write(async (db) => {
        await Promise.all([add('ann')(db), add('bob')(db), add('cid')(db), add('dan')(db)]);
      });
      await expect(hasty).rejects.toThrow(/unique/i);
      await storage.write(add('eve'));
      expect(await ids(storage.db)).toEqual(['ann', 'eve']);
    });

    it('cannot write once it is over', async () => {
      const kept = await storage.write(async (db) => ({ db }));
      await expect(add('ann')(kept.db)).rejects.toThrow(/over|already committed/);
      expect(await ids(storage.db)).toEqual([]);
    });

    it('runs as if it were alone: what it read still holds when it writes', async () => {
      await storage.write((db) =>
        db.insertInto('leases').values({ name: 'n', holder: '', until: 0 }).execute(),
      );
      const next = async (db: Db) => {
        const { until } = await db.selectFrom('leases').select('until').executeTakeFirstOrThrow();
        await db
          .updateTable('leases')
          .set({ until: until + 1 })
          .execute();
      };
      await Promise.all(Array.from({ length: 40 }, () => storage.write(next)));
      expect(await storage.db.selectFrom('leases').select('until').execute()).toEqual([
        { until: 40 },
      ]);
    });
  });

  describe('an entry', () => {
    beforeEach(() => openTable(storage, 't'));

    it('stands in the log and is the head of its table when it resolves', async () => {
      expect(await storage.append(entry(1, '{"a":1}'), {})).toBe(true);
      expect(await logOf(storage)).toEqual([entry(1, '{"a":1}')]);
      expect(await tableRow(storage)).toEqual(table('t', { head: 1 }));
    });

    it('changes what it says about its table, also to nothing, and nothing else', async () => {
      await openTable(storage, 'u');
      const all = {
        state: 'finished',
        asked: '[0]',
        thinking: 1,
        deadline: 7,
        started: 8,
        finished: 9,
        result: '[]',
      } as const;
      await storage.append(entry(1), all);
      expect(await tableRow(storage)).toEqual(table('t', { head: 1, ...all }));
      await storage.append(entry(2), { deadline: null, asked: '[1]' });
      const now = { head: 2, ...all, deadline: null, asked: '[1]' };
      expect(await tableRow(storage)).toEqual(table('t', now));
      expect(await tableRow(storage, 'u')).toEqual(table('u'));
    });

    it('whose number is taken changes nothing', async () => {
      await storage.append(entry(1, '"first"'), { asked: '[0]' });
      expect(await storage.append(entry(1, '"second"', 6), { asked: '[1]' })).toBe(false);
      expect(await logOf(storage)).toEqual([entry(1, '"first"')]);
      expect(await tableRow(storage)).toEqual(table('t', { head: 1, asked: '[0]' }));
    });

    it('among many at once for one number is the only one', async () => {
      const others = await Promise.all([1, 2, 3].map(() => otherStorage()));
      const all = [storage, storage, ...others];
      for (const seq of [1, 2, 3, 4, 5]) {
        const won = await Promise.all(
          all.map((each, n) => each.append(entry(seq, String(n)), { asked: `[${n}]` })),
        );
        expect(won.filter(Boolean)).toHaveLength(1);
        const winner = won.indexOf(true);
        expect(await logOf(storage)).toContainEqual(entry(seq, String(winner)));
        expect(await tableRow(storage)).toMatchObject({ head: seq, asked: `[${winner}]` });
      }
    });

    it('of a table that does not exist is refused', async () => {
      const astray = { ...entry(1), table: 'nowhere' };
      await expect(storage.append(astray, {})).rejects.toThrow(/foreign key/i);
      expect(await logOf(storage)).toEqual([]);
    });

    it('that fails leaves standing what is written beside it', async () => {
      const astray = { ...entry(1), table: 'nowhere' };
      const outcomes = await Promise.allSettled([
        storage.append(entry(1), { asked: '[1]' }),
        storage.append(astray, {}),
        storage.write(add('eve')),
      ]);
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(await logOf(storage)).toEqual([entry(1)]);
      expect(await tableRow(storage)).toMatchObject({ head: 1, asked: '[1]' });
      expect(await ids(storage.db)).toContain('eve');
    });

    it('holds beside a unit that changes the same row', async () => {
      const slow = storage.write(async (db) => {
        await db.updateTable('tables').set({ host: 'bob' }).where('id', '=', 't').execute();
        await db.selectFrom('log').selectAll().execute();
      });
      const outcome = await Promise.all([storage.append(entry(1), { asked: '[1]' }), slow]);
      expect(outcome[0]).toBe(true);
      expect(await tableRow(storage)).toEqual(table('t', { head: 1, asked: '[1]', host: 'bob' }));
    });
  });

  describe('who listens', () => {
    beforeEach(() => openTable(storage, 't'));

    it('is told of entries and of what others tell, after they are durable', async () => {
      const { heard, until } = await listenTo(storage);
      const heads: Promise<number>[] = [];
      storage.listen((news) => {
        if (news?.seq) heads.push(tableRow(storage).then(({ head }) => head));
      });
      await storage.append(entry(1), {});
      await storage.append(entry(2), {});
      await storage.tell('t');
      await until((news) => news.seq === null);
      expect(heard).toEqual([
        { table: 't', seq: 1 },
        { table: 't', seq: 2 },
        { table: 't', seq: null },
      ]);
      expect((await Promise.all(heads))[0]).toBeGreaterThanOrEqual(1);
    });

    it('is not told of what was not written', async () => {
      const { heard, until } = await listenTo(storage);
      await storage.append(entry(1), {});
      await storage.append(entry(1), {});
      await expect(storage.append({ ...entry(2), table: 'nowhere' }, {})).rejects.toThrow(
        /foreign key/i,
      );
      await storage.tell('end');
      await until((news) => news.table === 'end');
      expect(heard).toEqual([
        { table: 't', seq: 1 },
        { table: 'end', seq: null },
      ]);
    });

    it('is not told after stopping, though others are', async () => {
      const one = await listenTo(storage);
      const other = await listenTo(storage);
      one.stop();
      await storage.tell('t');
      await other.until(() => true);
      expect(one.heard).toEqual([]);
      expect(other.heard).toEqual([{ table: 't', seq: null }]);
    });
  });

  describe('a database', () => {
    it('of a newer program is refused in words and stays as it is', async () => {
      await storage.write(async (db) => {
        await sql`insert into migrations (number, at) values (999, 0)`.execute(db);
        await add('ann')(db);
      });
      if (kind === 'sqlite') await storage.close();
      await expect(place.open()).rejects.toThrow(/newer Destrier \(schema 999/);
      await expect(place.open()).rejects.toThrow(/Nothing was changed/);
    });

    it('records each migration once', async () => {
      await storage.close();
      const again = await place.open();
      const { rows } = await sql<Row>`select number from migrations order by number`.execute(
        again.db,
      );
      expect(rows).toEqual(Array.from({ length: latest }, (_, n) => ({ number: n + 1 })));
    });

    it('of the third schema keeps its tables, of which nobody knows how they changed ratings', async () => {
      await openTable(storage, 't');
      await storage.write(async (db) => {
        await sql`alter table tables drop column "ratingChanges"`.execute(db);
        await sql`delete from migrations where number > 3`.execute(db);
      });
      await storage.close();
      const { db } = await place.open();
      const { id, ratingChanges } = await db
        .selectFrom('tables')
        .selectAll()
        .executeTakeFirstOrThrow();
      expect([id, ratingChanges]).toEqual(['t', null]);
    });

    it('of the second schema keeps its people, who bear no arms yet', async () => {
      await storage.write(async (db) => {
        await add('ann')(db);
        await sql`alter table people drop column arms`.execute(db);
        await sql`alter table tables drop column "ratingChanges"`.execute(db);
        await sql`delete from migrations where number > 2`.execute(db);
      });
      await storage.close();
      const { db } = await place.open();
      const { id, arms } = await db.selectFrom('people').selectAll().executeTakeFirstOrThrow();
      expect([id, arms]).toEqual(['ann', null]);
    });

    it('of the first schema keeps its tables and seats', async () => {
      await openTable(storage, 't');
      await storage.write(async (db) => {
        const seat = { table: 't', seat: 0, person: 'ann', reserved: null, bot: null, nonce: null };
        await db.insertInto('seats').values(seat).execute();
        await sql`drop index seats_reserved`.execute(db);
        await sql`alter table seats drop column reserved`.execute(db);
        await sql`alter table tables drop column "standIn"`.execute(db);
        await sql`alter table people drop column arms`.execute(db);
        await sql`alter table tables drop column "ratingChanges"`.execute(db);
        await sql`delete from migrations where number > 1`.execute(db);
      });
      await storage.close();
      const { db } = await place.open();
      const { standIn } = await db.selectFrom('tables').selectAll().executeTakeFirstOrThrow();
      const { person, reserved } = await db
        .selectFrom('seats')
        .selectAll()
        .executeTakeFirstOrThrow();
      expect([standIn, person, reserved]).toEqual(['strong', 'ann', null]);
    });
  });

  it('finishes what was begun before it closes, and takes nothing after', async () => {
    await openTable(storage, 't');
    const begun = [
      ...Array.from({ length: 30 }, (_, n) => storage.write(add(`p${n + 10}`))),
      storage.append(entry(1), {}),
    ];
    await storage.close();
    await Promise.all(begun);
    await expect(storage.write(add('late'))).rejects.toThrow('closed');
    await expect(storage.append(entry(2), {})).rejects.toThrow('closed');
    const again = await place.open();
    expect(await ids(again.db)).toHaveLength(30);
    expect(await logOf(again)).toHaveLength(1);
  });

  /** Another process's view where there can be one, else the same. */
  async function otherStorage(): Promise<Storage> {
    return kind === 'postgres' ? place.open() : storage;
  }
});

/** Listens, and waits until it does: on PostgreSQL that takes a moment. */
async function listenTo(storage: Storage) {
  const heard: News[] = [];
  let ready = false;
  let wake = () => {};
  const stop = storage.listen((news) => {
    if (news?.table === 'ready') ready = true;
    else if (news !== null) heard.push(news);
    wake();
  });
  while (!ready) {
    await storage.tell('ready');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const until = async (wanted: (news: News) => boolean) => {
    while (!heard.some(wanted)) await new Promise<void>((resolve) => (wake = resolve));
  };
  return { heard, until, stop };
}
