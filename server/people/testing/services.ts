import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refused, type RefusalDetails } from '../../refused.js';
import type { TableRow } from '../../storage/schema.js';
import { openSqlite } from '../../storage/sqlite.js';
import type { AccountServices } from '../services.js';
import { Throttle } from '../throttle.js';

export interface TestAccounts extends AccountServices {
  /** Lets time pass. */
  pass(milliseconds: number): void;
  close(): Promise<void>;
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The services on a real database of its own, whose time stands still until it is told to pass. */
export async function openServices(): Promise<TestAccounts> {
  const folder = await mkdtemp(join(tmpdir(), 'destrier-people-'));
  const storage = await openSqlite(join(folder, 'destrier.db'));
  let time = Date.UTC(2030, 0, 1);
  const now = () => time;
  return {
    storage,
    now,
    throttle: new Throttle(now),
    pass: (milliseconds) => {
      time += milliseconds;
    },
    close: async () => {
      await storage.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** The services, at which something else happens just before it writes. */
export function interrupted(
  services: AccountServices,
  event: () => Promise<unknown>,
): AccountServices {
  const write: AccountServices['storage']['write'] = async (unit) => {
    await event();
    return services.storage.write(unit);
  };
  return { ...services, storage: { ...services.storage, write } };
}

/** How something was refused; a failure if it was not. */
export async function refusal(
  deed: Promise<unknown> | (() => unknown),
): Promise<{ readonly code: string; readonly details: RefusalDetails }> {
  try {
    await (typeof deed === 'function' ? deed() : deed);
  } catch (fault) {
    if (fault instanceof Refused) return { code: fault.code, details: fault.details };
    throw fault;
  }
  throw new Error('It was not refused.');
}

/** A running table with somebody in each seat. */
export async function setTable(
  services: AccountServices,
  id: string,
  people: readonly (string | null)[],
  change: Partial<TableRow> = {},
): Promise<void> {
  const row: TableRow = {
    id,
    game: 'hazard',
    rules: '1',
    content: '1',
    pack: null,
    options: '{}',
    seats: people.length,
    access: 'open',
    invitation: `invitation to ${id}`,
    password: null,
    rated: 0,
    counsel: 0,
    standIn: 'strong',
    spectators: 1,
    clock: '{}',
    state: 'running',
    host: 'somebody',
    secret: `secret of ${id}`,
    commitment: '',
    head: 0,
    asked: '[]',
    thinking: 0,
    deadline: null,
    created: services.now(),
    started: null,
    finished: null,
    result: null,
    rematch: null,
    ratedAt: null,
    ratingChanges: null,
    ...change,
  };
  await services.storage.write(async (db) => {
    await db.insertInto('tables').values(row).execute();
    for (const [seat, person] of people.entries())
      await db
        .insertInto('seats')
        .values({ table: id, seat, person, reserved: null, bot: null, nonce: null })
        .execute();
  });
}

/** The people at a table, seat by seat. */
export async function seatsAt(
  services: AccountServices,
  table: string,
): Promise<(string | null)[]> {
  const rows = await services.storage.db
    .selectFrom('seats')
    .select('person')
    .where('table', '=', table)
    .orderBy('seat')
    .execute();
  return rows.map(({ person }) => person);
}

/** Everything that is kept, as one text. */
export async function everythingKept(services: AccountServices): Promise<string> {
  const { db } = services.storage;
  const people = ['people', 'recovery', 'sessions', 'tokens', 'ratings'] as const;
  const play = ['seats', 'chat', 'notes', 'mutes'] as const;
  const rows = [];
  for (const table of [...people, ...play])
    rows.push(await db.selectFrom(table).selectAll().execute());
  return JSON.stringify(rows);
}
