import type { Leases } from '../leases.js';
import type { Storage } from '../storage/storage.js';
import type { Rooms } from './rooms.js';

/** How often a process says that it is there, and how long a silence is taken for one in which nobody could choose. */
const BEAT_MS = 5000;
const SILENCE_MS = 10_000;
const BEAT = 'alive';
/** For how long nobody else gives the same time back. */
const CREDIT_MS = 60_000;

export interface DowntimeSettings {
  readonly storage: Storage;
  readonly rooms: Rooms;
  readonly leases: Leases;
  readonly now: () => number;
  readonly report: (what: string, table: string, error: unknown) => void;
}

/** Gives clocks the time back in which no server ran, and from then on keeps saying that one does. Returns how to stop. */
export async function mindDowntime(settings: DowntimeSettings): Promise<() => void> {
  const { storage, leases, now, report } = settings;
  const last = await storage.db
    .selectFrom('leases')
    .select('until')
    .where('name', '=', BEAT)
    .executeTakeFirst();
  const silent = last === undefined ? 0 : now() - last.until;
  if (last !== undefined && silent > SILENCE_MS) {
    const held = await leases.hold(['credit'], CREDIT_MS);
    if (held.length > 0) await credit(settings, last.until);
  }
  await sayAlive(storage, now());
  const beat = async (): Promise<void> => {
    // While there is none, nobody has to know later that a server ran.
    const some = await clocked(storage).select('id').executeTakeFirst();
    if (some !== undefined) await sayAlive(storage, now());
  };
  const beating = setInterval(() => {
    beat().catch((error: unknown) => report('the time could not be written', '', error));
  }, BEAT_MS);
  return () => clearInterval(beating);
}

/** Writes down that a server runs at this time. */
export async function sayAlive(storage: Storage, until: number): Promise<void> {
  await storage.write((db) =>
    db
      .insertInto('leases')
      .values({ name: BEAT, holder: BEAT, until })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ until }))
      .execute(),
  );
}

/** Tables at which time runs. */
const clocked = ({ db }: Storage) =>
  db.selectFrom('tables').where('deadline', 'is not', null).where('state', '=', 'running');

/** A server ran at a table as long as something happened there, also where it had not yet said so. */
async function credit(
  { storage, rooms, now, report }: DowntimeSettings,
  alive: number,
): Promise<void> {
  const tables = await clocked(storage)
    .innerJoin('log', (on) =>
      on.onRef('log.table', '=', 'tables.id').onRef('log.seq', '=', 'tables.head'),
    )
    .select(['tables.id', 'log.at'])
    .execute();
  for (const { id, at } of tables) {
    const ms = now() - Math.max(alive, at);
    try {
      if (ms > 0) await (await rooms.get(id)).act({ kind: 'credit', ms });
    } catch (error) {
      report('a clock could not be given its time back', id, error);
    }
  }
}
