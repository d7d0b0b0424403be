import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ServerProcess } from './process.js';

/** On the disk of the project: the folder for passing files may be memory, where a sync of the disk costs nothing. */
const CACHE = fileURLToPath(new URL('../../../.cache/bench/', import.meta.url));

const PROGRAM = new URL('./destrier.js', import.meta.url);

/** Measurements send more than people do. */
const LIFTED = {
  DESTRIER_LIMIT_PERSON: '100000000',
  DESTRIER_LIMIT_ACTIONS: '100000000',
  DESTRIER_LIMIT_HISTORY: '100000000',
  DESTRIER_LIMIT_ADDRESS: '100000000',
  DESTRIER_LIMIT_GUESTS: '100000000',
  DESTRIER_LIMIT_ADDRESS_CONNECTIONS: '100000',
  LOG_LEVEL: 'warn',
  HOST: '127.0.0.1',
  PORT: '0',
};

/** A folder for the data of a server that is measured. */
export function newFolder(): string {
  mkdirSync(CACHE, { recursive: true });
  return mkdtempSync(join(CACHE, 'data-'));
}

/** Our server on SQLite with its full sync, as it ships. */
export function startOwn(folder = newFolder()): Promise<ServerProcess> {
  return ServerProcess.start(PROGRAM, { ...LIFTED, DESTRIER_DATA: folder });
}
