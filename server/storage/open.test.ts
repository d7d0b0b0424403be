import { chmod, chown, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStorage, storeName } from './open.js';
import { freshDatabase } from './testing/postgres.js';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'destrier-open-'));
});

afterEach(() => rm(folder, { recursive: true }));

it('keeps data in a folder, which it makes, when no database is named', async () => {
  const storage = await openStorage({ folder: join(folder, 'a', 'b') });
  expect(storage.kind).toBe('sqlite');
  await storage.close();
  expect(await readdir(join(folder, 'a', 'b'))).toContain('destrier.db');
});

it('makes the folder for its owner alone', async () => {
  const made = join(folder, 'made');
  await (await openStorage({ folder: made })).close();
  expect((await stat(made)).mode & 0o777).toBe(0o700);
});

it('makes its files for their owner alone, and mends those that others could read', async () => {
  const file = join(folder, 'destrier.db');
  await writeFile(file, '');
  await chmod(file, 0o644);
  const storage = await openStorage({ folder });
  for (const name of await readdir(folder))
    expect([name, (await stat(join(folder, name))).mode & 0o777]).toEqual([name, 0o600]);
  await storage.close();
});

it('makes its files for the owner of the folder, also where root does it for a service', async () => {
  if (process.getuid?.() === 0) await chown(folder, 65_534, 65_534);
  const { uid } = await stat(folder);
  const storage = await openStorage({ folder });
  const names = await readdir(folder);
  expect(names).toEqual(expect.arrayContaining(['destrier.db-wal', 'destrier.db.lock']));
  for (const name of names)
    expect([name, (await stat(join(folder, name))).uid]).toEqual([name, uid]);
  await storage.close();
});

it('calls a store by its place, without the secrets in it', () => {
  expect(storeName({ folder: 'data' })).toBe(join('data', 'destrier.db'));
  expect(storeName({ folder, databaseUrl: 'postgres://ann:hunter2@db:5433/destrier' })).toBe(
    'PostgreSQL at db:5433/destrier',
  );
  const socket = 'postgres://ann:hunter2@/destrier?host=/run/postgresql';
  expect(storeName({ folder, databaseUrl: socket })).toBe('PostgreSQL');
});

it('keeps data in the database that is named, and none in the folder', async () => {
  const database = await freshDatabase();
  const storage = await openStorage({ folder, databaseUrl: database.url });
  expect(storage.kind).toBe('postgres');
  await storage.close();
  await database.drop();
  expect(await readdir(folder)).toEqual([]);
});
