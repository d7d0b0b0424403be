import { constants, existsSync } from 'node:fs';
import { access, chmod, chown, mkdir, open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openPostgres } from './postgres.js';
import { count, restore, type Kept } from './restore.js';
import { copySqlite } from './sqlite-backup.js';
import { faulting, SqliteConnection } from './sqlite-connection.js';
import { openSqlite } from './sqlite.js';
import { StorageFault, type Storage } from './storage.js';

/** Where a server keeps everything: in PostgreSQL if one is named, else in a file in its folder. */
export interface StoragePlace {
  readonly databaseUrl?: string | undefined;
  readonly folder: string;
}

const fileIn = (folder: string) => join(folder, 'destrier.db');

export async function openStorage({ databaseUrl, folder }: StoragePlace): Promise<Storage> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl);
  // Hashes of passwords and the key of cookies are in there: nobody else on the machine may look.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = fileIn(folder);
  for (const one of [file, `${file}.lock`, `${file}.pid`]) await makeOwn(one, folder);
  return openSqlite(file);
}

/**
 * Makes a file that its owner alone can read. Where root does it, as in a restore for a service, it belongs to whom the
 * folder belongs to; SQLite gives the files that it makes beside it to the same.
 */
async function makeOwn(file: string, folder: string): Promise<void> {
  try {
    if (!existsSync(file)) await (await open(file, 'wx', 0o600)).close();
    if (process.getuid?.() === 0) {
      const { uid, gid } = await stat(folder);
      await chown(file, uid, gid);
    }
    await access(file, constants.W_OK);
    await chmod(file, 0o600);
  } catch (cause) {
    throw new Error(
      `${file} cannot be written to. See that it and its folder belong to the user who runs this.`,
      { cause },
    );
  }
}

/** Makes a back-up from another process than the server's, whether or not that one runs. */
export async function backupStorage(place: StoragePlace, file: string): Promise<Kept> {
  await answered(place, () => copyOf(place, file));
  const copy = new SqliteConnection(file, { readOnly: true });
  try {
    const { size } = await stat(file);
    return { ...(await count(copy.kysely(faulting))), bytes: size };
  } finally {
    copy.database.close();
  }
}

/** Tells a one-off caller which database does not answer; nothing is retried. */
async function answered<T>(place: StoragePlace, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const isAway = cause instanceof StorageFault && cause.code === 'unavailable';
    if (!isAway || place.databaseUrl === undefined) throw cause;
    throw new Error(`${storeName(place)} does not answer. Start it, or mend DATABASE_URL.`, {
      cause,
    });
  }
}

async function copyOf({ databaseUrl, folder }: StoragePlace, file: string): Promise<void> {
  if (databaseUrl === undefined) {
    const data = fileIn(folder);
    if (!existsSync(data)) {
      throw new Error(`There is no ${data}. Name the folder in which the server keeps its data.`);
    }
    return copySqlite(data, file);
  }
  const storage = await openPostgres(databaseUrl);
  try {
    await storage.backup(file);
  } finally {
    await storage.close();
  }
}

/** What a store is called, without the secrets in its address. */
export function storeName({ databaseUrl, folder }: StoragePlace): string {
  if (databaseUrl === undefined) return fileIn(folder);
  // PostgreSQL takes addresses that are not valid elsewhere, such as that of a socket on this machine.
  if (!URL.canParse(databaseUrl)) return 'PostgreSQL';
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL at ${host === '' ? 'this machine' : host}${pathname}`;
}

/** Fills an empty folder or database from a back-up. */
export async function restoreStorage(place: StoragePlace, file: string): Promise<Kept> {
  if (!existsSync(file)) throw new Error(`There is no ${file}. Name a file of "destrier backup".`);
  const storage = await answered(place, () => openStorage(place));
  try {
    return await restore(file, storage);
  } finally {
    await storage.close();
  }
}
