import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { openStorage, storeName, type StoragePlace } from './open.js';
import { StorageFault, type Storage } from './storage.js';

const PAUSE_MS = 1000;

/** Opens a storage; a database that does not answer yet, as when the machine has just started, is waited for. */
export async function awaitStorage(
  place: StoragePlace,
  log: Pick<FastifyBaseLogger, 'warn'>,
  patienceMs: number,
): Promise<Storage> {
  const end = Date.now() + patienceMs;
  for (;;) {
    try {
      return await openStorage(place);
    } catch (cause) {
      if (!(cause instanceof StorageFault) || cause.code !== 'unavailable') throw cause;
      const store = storeName(place);
      if (Date.now() >= end) {
        const why = `${store} did not answer for ${Math.round(patienceMs / 1000)} seconds. Start it, or mend DATABASE_URL; then start this again.`;
        throw new Error(why, { cause });
      }
      log.warn(
        { store, reason: reasonOf(cause) },
        'the database does not answer yet; trying again',
      );
      await sleep(PAUSE_MS);
    }
  }
}

/** What the system calls it, such as ECONNREFUSED; never words that might quote an address with its password. */
function reasonOf({ cause }: StorageFault): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'none';
}
