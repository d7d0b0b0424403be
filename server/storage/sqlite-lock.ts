import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { isBusy } from './sqlite-connection.js';

/**
 * Keeps other processes away from a file until it is released. The lock is one of the operating system on a file
 * beside it, so it ends with its process, however that ends.
 */
export function holdAlone(file: string): () => void {
  let lock: DatabaseSyncInstance | null = null;
  try {
    lock = new DatabaseSync(`${file}.lock`, { timeout: 0 });
    lock.exec('begin exclusive');
    const held = lock;
    return () => held.close();
  } catch (error) {
    lock?.close();
    const why = isBusy(error)
      ? `Another process keeps its data in ${file}. Stop it first, or give this one another folder.`
      : `${file} cannot be opened (${String(error)}). See that its folder exists and can be written to.`;
    throw new Error(why, { cause: error });
  }
}
