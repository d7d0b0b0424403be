import { existsSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openPostgres } from './postgres.js';
import { count, restore, type Kept } from './restore.js';
import { copySqlite } from './sqlite-backup.js';
import { faulting, SqliteConnection } from './sqlite-connection.js';
import { openSqlite } from './sqlite.js';
import type { Storage } from './storage.js';

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
  return openSqlite(fileIn(folder));
}

/** Makes a back-up from another process than the server's, whether or not that one runs. */
export async function backupStorage(place: StoragePlace, file: string): Promise<Kept> {
  await copyOf(place, file);
  const copy = new SqliteConnection(file, { readOnly: true });
  try {
    const { size } = await stat(file);
    return { ...(await count(copy.kysely(faulting))), bytes: size };
  } finally {
    copy.database.close();
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

/** Fills an empty folder or database from a back-up. */
export async function restoreStorage(place: StoragePlace, file: string): Promise<Kept> {
  if (!existsSync(file)) throw new Error(`There is no ${file}. Name a file of "destrier backup".`);
  const storage = await openStorage(place);
  try {
    return await restore(file, storage);
  } finally {
    await storage.close();
  }
}
