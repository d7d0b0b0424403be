import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStorage } from './open.js';
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

it('keeps data in the database that is named, and none in the folder', async () => {
  const database = await freshDatabase();
  const storage = await openStorage({ folder, databaseUrl: database.url });
  expect(storage.kind).toBe('postgres');
  await storage.close();
  await database.drop();
  expect(await readdir(folder)).toEqual([]);
});
