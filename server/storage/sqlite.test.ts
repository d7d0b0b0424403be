import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite } from './sqlite.js';
import type { Db, Storage } from './storage.js';
import { bundle } from './testing/bundle.js';
import { newPlace, type Place } from './testing/places.js';
import { openTable, person } from './testing/samples.js';

let place: Place;
let storage: Storage;

beforeEach(async () => {
  place = await newPlace('sqlite');
  storage = await place.open();
});

afterEach(() => place.clear());

const add =
  (id: string, name = '') =>
  (db: Db) =>
    db.insertInto('people').values(person(id, { name })).execute();

const people = async () => (await storage.db.selectFrom('people').select('id').execute()).length;

const entry = (id: string, seq = 1) => ({ table: id, seq, body: '{}', at: 1 });

describe('a group', () => {
  it('of many entries and units of one turn is one commit', async () => {
    const names = Array.from({ length: 50 }, (_, n) => `t${n}`);
    for (const name of names) await openTable(storage, name);
    const before = commits(place.address);
    await Promise.all([
      ...names.map((name) => storage.append(entry(name), {})),
      storage.write(add('ann')),
    ]);
    expect(commits(place.address)).toBe(before + 1);
    await storage.append(entry('t0', 2), {});
    expect(commits(place.address)).toBe(before + 2);
  });

  it('is synced to the disk at its commit', async () => {
    const { rows } = await storage.write((db) => sql`pragma synchronous`.execute(db));
    expect(rows).toEqual([{ synchronous: 2 }]);
  });
});

it('nobody writes past the units', async () => {
  await expect(add('ann')(storage.db)).rejects.toThrow(/readonly/);
});

it('a folder that does not exist is refused in words', async () => {
  await expect(openSqlite(`${place.folder}/nowhere/a.db`)).rejects.toThrow(/See that its folder/);
});

it('a unit that ends the transaction itself fails, and the next one stands', async () => {
  const rude = storage.write(async (db) => {
    await add('ann')(db);
    await sql`commit`.execute(db);
    await add('bob')(db);
  });
  await expect(rude).rejects.toThrow(/transaction/);
  await storage.write(add('cid'));
  expect(
    await storage.db.selectFrom('people').select('id').where('id', '=', 'bob').execute(),
  ).toEqual([]);
});

describe('a full disk', () => {
  const pages = async () => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(storage.db);
    return rows[0]?.page_count ?? 0;
  };
  const allow = (count: number) =>
    storage.write((db) => sql`pragma max_page_count = ${sql.lit(count)}`.execute(db));

  it('refuses in words, loses nothing, and writing goes on when there is room', async () => {
    await storage.write(add('ann'));
    await allow(await pages());
    const large = storage.write(add('bob', 'x'.repeat(100_000)));
    await expect(large).rejects.toMatchObject({ code: 'full', message: /Make room/ });
    expect(await people()).toBe(1);
    await allow(1_000_000);
    await storage.write(add('bob', 'x'.repeat(100_000)));
    expect(await people()).toBe(2);
  });

  it('fails a unit even if it takes no notice, and what it writes after that', async () => {
    await allow(await pages());
    const deaf = storage.write(async (db) => {
      await add('ann', 'x'.repeat(100_000))(db).catch(() => {});
      await add('bob')(db).catch(() => {});
    });
    await expect(deaf).rejects.toMatchObject({ code: 'full' });
    expect(await people()).toBe(0);
  });

  it('acknowledges nobody of a group of which it loses a part', async () => {
    await openTable(storage, 't');
    await allow(await pages());
    const outcomes = await Promise.allSettled([
      storage.append(entry('t'), {}),
      storage.write(add('ann', 'x'.repeat(100_000))),
      storage.write(add('bob')),
    ]);
    const kept = outcomes.map(({ status }) => status === 'fulfilled');
    const there = await Promise.all([
      storage.db.selectFrom('log').selectAll().execute(),
      storage.db.selectFrom('people').selectAll().where('id', '=', 'ann').execute(),
      storage.db.selectFrom('people').selectAll().where('id', '=', 'bob').execute(),
    ]);
    expect(there.map((rows) => rows.length === 1)).toEqual(kept);
    expect(outcomes[1]).toMatchObject({ reason: { code: 'full' } });
    for (const outcome of outcomes.filter(({ status }) => status === 'rejected')) {
      expect(outcome).toMatchObject({ reason: { code: 'full' } });
    }
  });
});

it('a commit that fails fails all of its group, and the next one stands', async () => {
  await openTable(storage, 't');
  const orphan = async (db: Db) => {
    // Put off to the commit, which then refuses the whole transaction.
    await sql`pragma defer_foreign_keys = on`.execute(db);
    await db.insertInto('recovery').values({ person: 'nobody', hash: '' }).execute();
  };
  const outcomes = await Promise.allSettled([
    storage.append(entry('t'), {}),
    storage.write(orphan),
    storage.write(add('ann')),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await people()).toBe(0);
  expect(await storage.append(entry('t'), {})).toBe(true);
});

describe('another process', () => {
  let program: Awaited<ReturnType<typeof bundle>>;
  let child: ChildProcess;

  beforeAll(async () => {
    program = await bundle(new URL('testing/writer.ts', import.meta.url));
  });

  afterAll(() => program.remove());

  afterEach(() => {
    child.kill('SIGKILL');
  });

  it('is refused in words while this one has the file', async () => {
    child = spawn(process.execPath, [program.file, place.address]);
    let said = '';
    child.stderr?.on('data', (some) => (said += String(some)));
    await once(child, 'close');
    expect(child.exitCode).toBe(1);
    expect(said).toContain(`Another process (${process.pid}) keeps its data`);
    await storage.write(add('ann'));
  });

  it('keeps others out until it is killed, and nothing that it acknowledged is lost', async () => {
    await openTable(storage, 't');
    await storage.close();
    child = spawn(process.execPath, [program.file, place.address], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let acknowledged = 0;
    let refused: Promise<unknown> = Promise.resolve();
    const ended = once(child, 'close');
    if (child.stdout === null) throw new Error('It has no voice.');
    for await (const line of createInterface(child.stdout)) {
      acknowledged = Number(line);
      if (acknowledged === 20) refused = Promise.allSettled([openSqlite(place.address)]);
      if (acknowledged === 50) child.kill('SIGKILL');
    }
    await ended;
    expect(await refused).toMatchObject([{ reason: { message: /Another process \(\d+\) keeps/ } }]);
    expect(acknowledged).toBeGreaterThanOrEqual(50);
    storage = await place.open();
    const { head } = await storage.db.selectFrom('tables').select('head').executeTakeFirstOrThrow();
    const entries = await storage.db.selectFrom('log').select('seq').orderBy('seq').execute();
    expect(head).toBeGreaterThanOrEqual(acknowledged);
    expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: head }, (_, n) => n + 1));
  });
});

/** How many commits stand in the write-ahead log, by SQLite's description of its format. */
function commits(file: string): number {
  const log = readFileSync(`${file}-wal`);
  const pageSize = log.readUInt32BE(8);
  const salt = log.subarray(16, 24);
  let count = 0;
  for (let at = 32; at + 24 + pageSize <= log.length; at += 24 + pageSize) {
    const ofThisLog = log.subarray(at + 8, at + 16).equals(salt);
    const ends = log.readUInt32BE(at + 4) > 0;
    if (ofThisLog && ends) count += 1;
  }
  return count;
}
