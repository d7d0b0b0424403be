import { readFileSync, rmSync, writeFileSync } from 'node:fs';
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
    const note = noteProcess(file);
    return () => {
      note.remove();
      held.close();
    };
  } catch (error) {
    lock?.close();
    const why = isBusy(error)
      ? `${holderOf(file)} keeps its data in ${file}. Stop it first, or give this one another folder.`
      : `${file} cannot be opened (${String(error)}). See that its folder exists and can be written to.`;
    throw new Error(why, { cause: error });
  }
}

const noteOf = (file: string): string => `${file}.pid`;

/** Names the process that holds the file, for whoever wants it too. For people only: a start does not fail without it. */
function noteProcess(file: string): { remove(): void } {
  try {
    writeFileSync(noteOf(file), `${process.pid}\n`, { mode: 0o600 });
  } catch {
    // As where the disk is full.
  }
  return { remove: () => rmSync(noteOf(file), { force: true }) };
}

function holderOf(file: string): string {
  try {
    const pid = /^\d+$/.exec(readFileSync(noteOf(file), 'utf8').trim())?.[0];
    if (pid !== undefined) return `Another process (${pid})`;
  } catch {
    // It is just being written, or never was.
  }
  return 'Another process';
}
