import { createHash } from 'node:crypto';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Row } from './rows.js';
import { pages } from './sqlite-pages.js';

/**
 * Makes a back-up under another name, seals it and gives it its name when it is whole and on the disk: what has the
 * name can be restored.
 */
export async function intoPlace(
  file: string,
  make: (part: string) => Promise<unknown>,
): Promise<void> {
  if (await exists(file)) {
    throw new Error(`${file} exists already. Name a new file for the back-up, or move it away.`);
  }
  const part = `${file}.part`;
  await rm(part, { force: true });
  try {
    await makeOwn(part);
    await make(part);
    await seal(part);
    await sync(part);
    await rename(part, file);
    await sync(dirname(file));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Made beforehand, so that nobody but its owner can read it at any time: it holds what the data hold. */
async function makeOwn(file: string): Promise<void> {
  await (await open(file, 'wx', 0o600)).close();
}

async function exists(file: string): Promise<boolean> {
  try {
    await stat(file);
    return true;
  } catch {
    return false;
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes into a back-up what it holds, so that damage shows where SQLite itself would not notice. */
async function seal(file: string): Promise<void> {
  const database = new DatabaseSync(file);
  try {
    // One plain file, which can be read where nothing can be written.
    database.exec(
      'pragma journal_mode = delete; drop table if exists seal; create table seal (digest text not null)',
    );
    database.prepare('insert into seal values (?)').run(await digest(database));
  } finally {
    database.close();
  }
}

/** The number of the schema that a back-up is of. Throws if the file is not a back-up. */
export function schemaOf(database: DatabaseSyncInstance): number {
  const { length } = database
    .prepare("select 1 from sqlite_schema where name in ('seal', 'migrations')")
    .all();
  if (length < 2) throw new Error('It was not made by "destrier backup".');
  const rows: readonly Row[] = database.prepare('select max(number) as n from migrations').all();
  return Number(rows[0]?.['n']);
}

/** Throws unless a back-up is just as it was sealed. */
export async function checkSeal(database: DatabaseSyncInstance): Promise<void> {
  const rows: readonly Row[] = database.prepare('select digest from seal').all();
  if (rows[0]?.['digest'] !== (await digest(database))) {
    throw new Error('It is damaged: what it holds is not what was written.');
  }
}

async function digest(database: DatabaseSyncInstance): Promise<string> {
  const hash = createHash('sha256');
  // As the file itself names them: it may be of an older schema.
  const tables: readonly Row[] = database
    .prepare("select name from sqlite_schema where type = 'table' and name <> 'seal' order by 1")
    .all();
  for (const name of tables.map((table) => String(table['name']))) {
    hash.update(`${name}\n`);
    for (const rows of pages(database, name)) {
      for (const row of rows) hash.update(JSON.stringify(row)).update('\n');
      // A server goes on serving while it seals.
      await new Promise(setImmediate);
    }
  }
  return hash.digest('hex');
}
