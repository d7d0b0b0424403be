import { copyFile, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tableNames } from './layout.js';
import { backupStorage } from './open.js';
import { restore } from './restore.js';
import { insertRows, type Row } from './rows.js';
import type { Db, Storage } from './storage.js';
import { newPlace, type Place } from './testing/places.js';
import { openTable, person, sample } from './testing/samples.js';

const KINDS = ['sqlite', 'postgres'] as const;

const places: Place[] = [];

async function newStorage(kind: Storage['kind']): Promise<{ place: Place; storage: Storage }> {
  const place = await newPlace(kind);
  places.push(place);
  return { place, storage: await place.open() };
}

afterEach(async () => {
  for (const place of places.splice(0)) await place.clear();
});

async function everything(db: Db): Promise<Record<string, readonly Row[]>> {
  const all: Record<string, readonly Row[]> = {};
  for (const name of tableNames) {
    const { rows } = await sql<Row>`select * from ${sql.id(name)} order by 1, 2`.execute(db);
    all[name] = rows;
  }
  return all;
}

async function fill(storage: Storage): Promise<void> {
  await storage.write(async (db) => {
    for (const name of tableNames) await insertRows(db, name, [{ ...sample[name] }]);
    // More than are read or written at once.
    const many = Array.from({ length: 450 }, (_, n) => ({ ...sample.log, seq: n + 2 }));
    await insertRows(db, 'log', many);
    await db
      .insertInto('people')
      .values([person('bob'), person('cid', { kind: 'guest', handle: null })])
      .execute();
  });
}

const pairs = KINDS.flatMap((from) => KINDS.map((to) => ({ from, to })));

describe.each(pairs)('from $from to $to', ({ from, to }) => {
  it('a back-up brings everything back', async () => {
    const { place, storage } = await newStorage(from);
    await fill(storage);
    const file = join(place.folder, 'backup');
    await storage.backup(file);
    const target = (await newStorage(to)).storage;
    const restored = await restore(file, target);
    // Of three people one is a guest and one deleted.
    expect(restored).toEqual({ tables: 1, accounts: 1, bytes: (await stat(file)).size });
    expect(await everything(target.db)).toEqual(await everything(storage.db));
    expect(await target.append({ table: 't', seq: 452, body: '{}', at: 1 }, {})).toBe(true);
  });
});

describe.each(KINDS)('a back-up of %s', (kind) => {
  let place: Place;
  let storage: Storage;
  let file: string;

  beforeEach(async () => {
    ({ place, storage } = await newStorage(kind));
    file = join(place.folder, 'backup');
  });

  it('made while others write is of one moment, and holds nobody up', async () => {
    const names = ['a', 'b', 'c'];
    for (const name of names) await openTable(storage, name);
    // So large that it cannot be copied in one go.
    const body = 'x'.repeat(16_000_000);
    await storage.write((db) =>
      db
        .insertInto('packs')
        .values({ ...sample.packs, body })
        .execute(),
    );
    let writing = true;
    let written = 0;
    const writers = names.map(async (name) => {
      for (let seq = 1; writing; seq += 1) {
        await storage.append(
          { table: name, seq, body: 'x'.repeat(500), at: seq },
          { asked: `[${seq}]` },
        );
        written += 1;
      }
    });
    while (written < 300) await new Promise(setImmediate);
    const before = written;
    await storage.backup(file);
    const during = written - before;
    writing = false;
    await Promise.all(writers);
    expect(during).toBeGreaterThan(0);
    const target = (await newStorage('sqlite')).storage;
    await restore(file, target);
    let entries = 0;
    for (const { id, head, asked } of await target.db.selectFrom('tables').selectAll().execute()) {
      const log = await target.db
        .selectFrom('log')
        .select('seq')
        .where('table', '=', id)
        .orderBy('seq')
        .execute();
      expect(log.map(({ seq }) => seq)).toEqual(Array.from({ length: head }, (_, n) => n + 1));
      expect(asked).toBe(`[${head}]`);
      entries += head;
    }
    expect(entries).toBeGreaterThanOrEqual(before);
    expect(entries).toBeLessThan(written);
  });

  it('is for its owner alone', async () => {
    await storage.backup(file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('is not written over another file', async () => {
    await writeFile(file, 'dear to me');
    await expect(storage.backup(file)).rejects.toThrow('exists already');
    expect(await readFile(file, 'utf8')).toBe('dear to me');
  });

  it('is finished before the storage closes', async () => {
    await fill(storage);
    const backup = storage.backup(file);
    await storage.close();
    await backup;
    expect((await restore(file, (await newStorage('sqlite')).storage)).tables).toBe(1);
  });
});

describe.each(KINDS)('another process than the server on %s', (kind) => {
  it('makes a back-up while the server runs and when it does not', async () => {
    const { place, storage } = await newStorage(kind);
    await fill(storage);
    const where = kind === 'sqlite' ? {} : { databaseUrl: place.address };
    const all = await everything(storage.db);
    await backupStorage({ folder: place.folder, ...where }, join(place.folder, 'one'));
    await storage.close();
    await backupStorage({ folder: place.folder, ...where }, join(place.folder, 'two'));
    for (const name of ['one', 'two']) {
      const target = (await newStorage('sqlite')).storage;
      await restore(join(place.folder, name), target);
      expect(await everything(target.db)).toEqual(all);
    }
  });
});

it('where there are no data there is nothing to back up', async () => {
  const { place } = await newStorage('sqlite');
  const empty = join(place.folder, 'empty');
  await expect(backupStorage({ folder: empty }, join(place.folder, 'x'))).rejects.toThrow(
    /There is no .*empty/,
  );
});

describe.each(KINDS)('restoring to %s', (kind) => {
  let file: string;
  let target: Storage;

  beforeEach(async () => {
    const { place, storage } = await newStorage('sqlite');
    await fill(storage);
    file = join(place.folder, 'backup');
    await storage.backup(file);
    target = (await newStorage(kind)).storage;
  });

  async function expectRefused(reason: RegExp): Promise<void> {
    const before = await everything(target.db);
    const bytes = await readFile(file);
    await expect(restore(file, target)).rejects.toThrow(reason);
    expect(await everything(target.db)).toEqual(before);
    expect((await readFile(file)).equals(bytes)).toBe(true);
  }

  it('refuses where there are data, even the least', async () => {
    await target.write((db) =>
      db.insertInto('leases').values({ name: '', holder: '', until: 0 }).execute(),
    );
    await expectRefused(/There are data already/);
  });

  it('refuses a back-up of a newer program', async () => {
    const database = new DatabaseSync(file);
    database.exec('insert into migrations values (999, 0)');
    database.close();
    await expectRefused(/newer Destrier \(schema 999/);
  });

  it('refuses a file of which one letter changed', async () => {
    const bytes = await readFile(file);
    const at = bytes.indexOf('Ännchens Browser');
    expect(at).toBeGreaterThan(0);
    bytes.write('E', at + 2);
    await writeFile(file, bytes);
    await expectRefused(/damaged/);
  });

  it('refuses a file that lacks its end', async () => {
    await truncate(file, (await stat(file)).size - 4096);
    await expectRefused(/cannot be restored/);
  });

  it('refuses a file that is none of its own', async () => {
    await writeFile(file, 'Once upon a time there was a knight. '.repeat(1000));
    await expectRefused(/cannot be restored/);
    await writeFile(file, '');
    await expectRefused(/cannot be restored/);
  });

  it('refuses a database that was never sealed', async () => {
    const database = new DatabaseSync(file);
    database.exec('drop table seal');
    database.close();
    await expectRefused(/not made by "destrier backup"/);
  });

  it('says which file is missing', async () => {
    await expect(restore(`${file}-elsewhere`, target)).rejects.toThrow(/backup-elsewhere/);
  });

  it('takes back what came from a restored one', async () => {
    await restore(file, target);
    const second = `${file}-second`;
    await target.backup(second);
    const third = (await newStorage('sqlite')).storage;
    await restore(second, third);
    expect(await everything(third.db)).toEqual(await everything(target.db));
  });
});

it('a back-up put in place of the file itself is a storage like any other', async () => {
  const { place, storage } = await newStorage('sqlite');
  await fill(storage);
  await storage.backup(join(place.folder, 'backup'));
  const other = await newPlace('sqlite');
  places.push(other);
  await copyFile(join(place.folder, 'backup'), other.address);
  const again = await other.open();
  expect(await everything(again.db)).toEqual(await everything(storage.db));
  await again.backup(join(other.folder, 'backup'));
  expect(
    (await restore(join(other.folder, 'backup'), (await newStorage('sqlite')).storage)).tables,
  ).toBe(1);
});
