import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Level } from '@destrier/bots';
import { z } from 'zod';
import { isPassword } from '../people/passwords.js';
import { holdPerson } from '../people/person.js';
import { Refused } from '../refused.js';
import type { SeatRow } from '../storage/schema.js';
import type { Db } from '../storage/storage.js';
import { isFree, isHost, isUnbegun, mayJoinFreely, sitsAt } from './access.js';
import { findTable, holdTable, type Found } from './found.js';
import type { Hall } from './hall.js';
import { checkRatable, checkTablesOf, seatSchema } from './opening.js';

/** The longest the engine takes. */
const NONCE_MOST = 200;

export const nonceSchema = z.string().min(1).max(NONCE_MOST);

/** By what somebody comes to a table, and where they want to sit. */
export const joiningSchema = z.strictObject({
  invitation: z.string().max(100).nullable().default(null),
  password: z.string().max(1000).nullable().default(null),
  /** If not said, the first that is free. */
  seat: seatSchema.nullable().default(null),
  /** What the seat adds to the seed; if not said, the server adds something. */
  nonce: nonceSchema.nullable().default(null),
});
export type Joining = z.infer<typeof joiningSchema>;

/** Takes a free seat and returns its number. `address`: from where, so that passwords cannot be guessed. */
export async function join(
  hall: Hall,
  person: string,
  table: string,
  { joining, address }: { readonly joining: Joining; readonly address: string },
): Promise<number> {
  const found = await findTable(hall.storage.db, table);
  if (!(await mayEnter(hall, found, person, joining, address)))
    throw new Refused(joining.password === null ? 'table.private' : 'password.wrong');
  const seat = await hall.storage.write(async (db) => {
    const row = await holdPerson(db, person);
    const now = await holdUnbegun(db, table);
    if (now.row.rated === 1) {
      checkRatable(row);
      if (sitsAt(now, person)) throw new Refused('rated.twice');
    }
    if (!sitsAt(now, person) && !isHost(now, person)) await checkTablesOf(db, person);
    const free = freeSeat(now, joining.seat);
    await setSeat(db, free, { person, nonce: joining.nonce });
    return free.seat;
  });
  await hall.storage.tell(table);
  return seat;
}

async function mayEnter(
  hall: Hall,
  found: Found,
  person: string,
  { invitation, password }: Joining,
  address: string,
): Promise<boolean> {
  const { row } = found;
  if (!isUnbegun(found)) throw new Refused('table.begun');
  if (mayJoinFreely(found, person)) return true;
  if (invitation !== null && isSame(invitation, row.invitation)) return true;
  if (row.access !== 'password' || password === null) return false;
  const who = { handle: `table:${row.id}:${person}`, address };
  return hall.throttle.attempt(who, () => isPassword(row.password, password));
}

function isSame(given: string, kept: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(kept)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Within a unit, a table at which seats may still change hands. */
async function holdUnbegun(db: Db, table: string): Promise<Found> {
  const found = await holdTable(db, table);
  if (!isUnbegun(found)) throw new Refused('table.begun');
  return found;
}

function freeSeat({ seats }: Found, wanted: number | null): SeatRow {
  const seat = wanted === null ? seats.find(isFree) : seats[wanted];
  if (seat === undefined) throw new Refused(wanted === null ? 'table.full' : 'seat.unknown');
  if (!isFree(seat)) throw new Refused('seat.taken');
  return seat;
}

async function setSeat(
  db: Db,
  { table, seat }: SeatRow,
  change: Partial<Pick<SeatRow, 'person' | 'bot' | 'nonce'>>,
): Promise<void> {
  await db
    .updateTable('seats')
    .set(change)
    .where('table', '=', table)
    .where('seat', '=', seat)
    .execute();
}

/** The seats that somebody means: the one named, or all that they hold. */
function ownSeats({ seats }: Found, person: string, seat: number | null): SeatRow[] {
  const own = seats.filter((one) => one.person === person && (seat === null || one.seat === seat));
  if (own.length === 0) throw new Refused('seat.none');
  return own;
}

/** Adds something of one's own to the seed, now that its commitment is known. */
export async function giveNonce(
  hall: Hall,
  person: string,
  table: string,
  { seat, nonce }: { readonly seat: number | null; readonly nonce: string },
): Promise<void> {
  await hall.storage.write(async (db) => {
    const found = await holdUnbegun(db, table);
    for (const own of ownSeats(found, person, seat)) await setSeat(db, own, { nonce });
  });
  await hall.storage.tell(table);
}

/** Gets up before the game begins. */
export async function leave(
  hall: Hall,
  person: string,
  table: string,
  seat: number | null,
): Promise<void> {
  await hall.storage.write(async (db) => {
    const found = await holdUnbegun(db, table);
    for (const own of ownSeats(found, person, seat))
      await setSeat(db, own, { person: null, nonce: null });
  });
  await hall.storage.tell(table);
}

/** What only the host may do before the game begins. */
async function asHost(
  hall: Hall,
  person: string,
  table: string,
  deed: (db: Db, found: Found) => Promise<void>,
): Promise<void> {
  await hall.storage.write(async (db) => {
    const found = await holdTable(db, table);
    if (!isHost(found, person)) throw new Refused('host.only');
    if (!isUnbegun(found)) throw new Refused('table.begun');
    await deed(db, found);
  });
  await hall.storage.tell(table);
}

export function seatBot(
  hall: Hall,
  person: string,
  table: string,
  { seat, level }: { readonly seat: number; readonly level: Level },
): Promise<void> {
  return asHost(hall, person, table, async (db, found) => {
    await setSeat(db, freeSeat(found, seat), { bot: level });
  });
}

/** Frees a seat, whoever sits there. */
export function clearSeat(hall: Hall, person: string, table: string, seat: number): Promise<void> {
  return asHost(hall, person, table, async (db, { seats }) => {
    const taken = seats[seat];
    if (taken === undefined) throw new Refused('seat.unknown');
    if (isFree(taken)) throw new Refused('seat.free');
    await setSeat(db, taken, { person: null, bot: null, nonce: null });
  });
}

export function closeTable(hall: Hall, person: string, table: string): Promise<void> {
  return asHost(hall, person, table, async (db) => {
    await db.updateTable('tables').set({ state: 'closed' }).where('id', '=', table).execute();
  });
}

/**
 * Begins the game. First the seats are made fast, so that nobody leaves while the log gets its first entry; if that
 * fails the host starts once more.
 */
export async function start(hall: Hall, person: string, table: string): Promise<void> {
  const seats = await hall.storage.write(async (db) => {
    const found = await holdTable(db, table);
    if (!isHost(found, person)) throw new Refused('host.only');
    if (found.row.state !== 'open') throw new Refused('table.begun');
    if (found.seats.some(isFree)) throw new Refused('seats.free');
    return found.row.started === null ? makeFast(db, found, hall.now()) : found.seats;
  });
  const room = await hall.rooms.get(table);
  await room.act({
    kind: 'start',
    nonces: seats.map(({ nonce }) => nonce ?? ''),
    bots: seats.map(({ bot }) => bot),
  });
}

async function makeFast(db: Db, { row, seats }: Found, at: number): Promise<SeatRow[]> {
  await db.updateTable('tables').set({ started: at }).where('id', '=', row.id).execute();
  const fast = seats.map((seat) => ({ ...seat, nonce: seat.nonce ?? newNonce() }));
  for (const seat of fast) await setSeat(db, seat, { nonce: seat.nonce });
  return fast;
}

const newNonce = (): string => randomBytes(16).toString('hex');
