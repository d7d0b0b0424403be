import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refused, type RefusalDetails } from '../../refused.js';
import type { TableRow } from '../../storage/schema.js';
import { openSqlite } from '../../storage/sqlite.js';
import type { Desk } from '../desk.js';
import { Throttle } from '../throttle.js';

export interface TestDesk extends Desk {
  /** Lets time pass. */
  pass(milliseconds: number): void;
  close(): Promise<void>;
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A desk on a real database of its own, whose time stands still until it is told to pass. */
export async function openDesk(): Promise<TestDesk> {
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

/** A desk at which something else happens just before it writes. */
export function interrupted(desk: Desk, event: () => Promise<unknown>): Desk {
  const write: Desk['storage']['write'] = async (unit) => {
    await event();
    return desk.storage.write(unit);
  };
  return { ...desk, storage: { ...desk.storage, write } };
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
  desk: Desk,
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
    created: desk.now(),
    started: null,
    finished: null,
    result: null,
    rematch: null,
    ratedAt: null,
    ...change,
  };
  await desk.storage.write(async (db) => {
    await db.insertInto('tables').values(row).execute();
    for (const [seat, person] of people.entries())
      await db
        .insertInto('seats')
        .values({ table: id, seat, person, bot: null, nonce: null })
        .execute();
  });
}

/** Who sits at a table, seat by seat. */
export async function seatsAt(desk: Desk, table: string): Promise<(string | null)[]> {
  const rows = await desk.storage.db
    .selectFrom('seats')
    .select('person')
    .where('table', '=', table)
    .orderBy('seat')
    .execute();
  return rows.map(({ person }) => person);
}

/** Everything that is kept, as one text. */
export async function everythingKept(desk: Desk): Promise<string> {
  const { db } = desk.storage;
  const people = ['people', 'recovery', 'sessions', 'tokens', 'ratings'] as const;
  const play = ['seats', 'chat', 'notes', 'mutes'] as const;
  const rows = [];
  for (const table of [...people, ...play])
    rows.push(await db.selectFrom(table).selectAll().execute());
  return JSON.stringify(rows);
}
