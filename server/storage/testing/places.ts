import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../postgres.js';
import { openSqlite } from '../sqlite.js';
import type { Storage } from '../storage.js';
import { freshDatabase } from './postgres.js';

/** Where a test keeps a storage: a real database that nobody else uses, and a folder for files. */
export interface Place {
  readonly folder: string;
  /** The file of SQLite or the address of PostgreSQL. */
  readonly address: string;
  open(): Promise<Storage>;
  /** Closes what was opened and leaves nothing behind. */
  clear(): Promise<void>;
}

export async function newPlace(kind: Storage['kind']): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'destrier-storage-'));
  const database = kind === 'postgres' ? await freshDatabase() : null;
  const address = database?.url ?? join(folder, 'destrier.db');
  const opened: Storage[] = [];
  return {
    folder,
    address,
    async open() {
      const storage = await (kind === 'postgres' ? openPostgres(address) : openSqlite(address));
      opened.push(storage);
      return storage;
    },
    async clear() {
      // Closed by its test already, if that is what the test is about.
      await Promise.allSettled(opened.map((storage) => storage.close()));
      await database?.drop();
      await rm(folder, { recursive: true });
    },
  };
}
