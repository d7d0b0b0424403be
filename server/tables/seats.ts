import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Level } from '@destrier/bots';
import { z } from 'zod';
import { isPassword } from '../people/passwords.js';
import { holdPerson } from '../people/person.js';
import { Refused } from '../refused.js';
import type { PersonRow, SeatRow } from '../storage/schema.js';
import type { Db } from '../storage/storage.js';
import { isFree, isHost, isUnbegun, mayJoinFreely, mayTake, sitsAt } from './access.js';
import { findTable, holdTable, type FoundTable } from './found-table.js';
import type { TableServices } from './services.js';
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
  services: TableServices,
  person: string,
  table: string,
  { joining, address }: { readonly joining: Joining; readonly address: string },
): Promise<number> {
  const found = await findTable(services.storage.db, table);
  if (!(await mayEnter(services, found, person, joining, address)))
    throw new Refused(joining.password === null ? 'table.private' : 'password.wrong');
  const seat = await services.storage.write(async (db) => {
    const row = await holdPerson(db, person);
    const now = await holdUnbegun(db, table);
    if (now.row.rated === 1) {
      checkRatable(row);
      if (sitsAt(now, person)) throw new Refused('rated.twice');
      if (await isOneOwners(db, row, now)) throw new Refused('rated.own');
    }
    if (!sitsAt(now, person) && !isHost(now, person)) await checkTablesOf(db, person);
    const free = freeSeat(now, joining.seat, person);
    await setSeat(db, free, { person, reserved: null, nonce: joining.nonce });
    return free.seat;
  });
  await services.storage.tell(table);
  return seat;
}

/** Whether somebody at the table belongs to the one who comes, or both to a third: they would play for each other. */
async function isOneOwners(db: Db, comer: PersonRow, { seats }: FoundTable): Promise<boolean> {
  const owner = comer.owner ?? comer.id;
  const ids = seats.flatMap(({ person }) => person ?? []);
  if (ids.length === 0) return false;
  const own = await db
    .selectFrom('people')
    .select('id')
    .where('id', 'in', ids)
    .where((row) => row.or([row('id', '=', owner), row('owner', '=', owner)]))
    .executeTakeFirst();
  return own !== undefined;
}

async function mayEnter(
  services: TableServices,
  found: FoundTable,
  person: string,
  { invitation, password }: Joining,
  address: string,
): Promise<boolean> {
  const { row } = found;
  if (!isUnbegun(found)) throw new Refused('table.begun');
  if (mayJoinFreely(found, person)) return true;
  if (invitation !== null && isSame(invitation, row.invitation)) return true;
  if (row.access !== 'password' || password === null) return false;
  const among = `table:${row.id}`;
  // Others of the same house may know the password.
  const who = { handle: `${among}:${person}`, among, address };
  return services.throttle.attempt(who, () => isPassword(row.password, password));
}

function isSame(given: string, kept: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(kept)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Within a unit, a table at which seats may still change hands. */
async function holdUnbegun(db: Db, table: string): Promise<FoundTable> {
  const found = await holdTable(db, table);
  if (!isUnbegun(found)) throw new Refused('table.begun');
  return found;
}

/** A seat that somebody may take: the one they want, or the one that is kept for them, or the first. */
function freeSeat({ seats }: FoundTable, wanted: number | null, person: string): SeatRow {
  const open = seats.filter((one) => mayTake(one, person));
  const first = open.find(({ reserved }) => reserved === person) ?? open[0];
  const seat = wanted === null ? first : seats[wanted];
  if (seat === undefined) throw new Refused(wanted === null ? 'table.full' : 'seat.unknown');
  if (!mayTake(seat, person)) throw new Refused(isFree(seat) ? 'seat.reserved' : 'seat.taken');
  return seat;
}

export async function setSeat(
  db: Db,
  { table, seat }: SeatRow,
  change: Partial<Pick<SeatRow, 'person' | 'reserved' | 'bot' | 'nonce'>>,
): Promise<void> {
  await db
    .updateTable('seats')
    .set(change)
    .where('table', '=', table)
    .where('seat', '=', seat)
    .execute();
}

/** The seats that somebody means: the one named, or all that they hold. */
function ownSeats({ seats }: FoundTable, person: string, seat: number | null): SeatRow[] {
  const own = seats.filter((one) => one.person === person && (seat === null || one.seat === seat));
  if (own.length === 0) throw new Refused('seat.none');
  return own;
}

/** Adds something of one's own to the seed, now that its commitment is known. */
export async function giveNonce(
  services: TableServices,
  person: string,
  table: string,
  { seat, nonce }: { readonly seat: number | null; readonly nonce: string },
): Promise<void> {
  await services.storage.write(async (db) => {
    const found = await holdUnbegun(db, table);
    for (const own of ownSeats(found, person, seat)) await setSeat(db, own, { nonce });
  });
  await services.storage.tell(table);
}

/** Gets up before the game begins, or lets go of seats that are kept for one. */
export async function leave(
  services: TableServices,
  person: string,
  table: string,
  seat: number | null,
): Promise<void> {
  await services.storage.write(async (db) => {
    const found = await holdUnbegun(db, table);
    const kept = found.seats.map((one) => ({ ...one, person: one.person ?? one.reserved }));
    for (const own of ownSeats({ ...found, seats: kept }, person, seat))
      await setSeat(db, own, { person: null, reserved: null, nonce: null });
  });
  await services.storage.tell(table);
}

/** What only the host may do before the game begins. */
async function asHost(
  services: TableServices,
  person: string,
  table: string,
  change: (db: Db, found: FoundTable) => Promise<void>,
): Promise<void> {
  await services.storage.write(async (db) => {
    const found = await holdTable(db, table);
    if (!isHost(found, person)) throw new Refused('host.only');
    if (!isUnbegun(found)) throw new Refused('table.begun');
    await change(db, found);
  });
  await services.storage.tell(table);
}

export function seatBot(
  services: TableServices,
  person: string,
  table: string,
  { seat, level }: { readonly seat: number; readonly level: Level },
): Promise<void> {
  return asHost(services, person, table, async (db, found) => {
    await setSeat(db, freeSeat(found, seat, person), { bot: level, reserved: null });
  });
}

/** Frees a seat, whoever sits there or for whom it is kept. */
export function clearSeat(
  services: TableServices,
  person: string,
  table: string,
  seat: number,
): Promise<void> {
  return asHost(services, person, table, async (db, { seats }) => {
    const taken = seats[seat];
    if (taken === undefined) throw new Refused('seat.unknown');
    if (isFree(taken) && taken.reserved === null) throw new Refused('seat.free');
    await setSeat(db, taken, { person: null, reserved: null, bot: null, nonce: null });
  });
}

export function closeTable(services: TableServices, person: string, table: string): Promise<void> {
  return asHost(services, person, table, async (db) => {
    await db.updateTable('tables').set({ state: 'closed' }).where('id', '=', table).execute();
  });
}

/**
 * Begins the game. First the seats are made fast, so that nobody leaves while the log gets its first entry; if that
 * fails the host starts once more.
 */
export async function start(services: TableServices, person: string, table: string): Promise<void> {
  const seats = await services.storage.write(async (db) => {
    const found = await holdTable(db, table);
    if (!isHost(found, person)) throw new Refused('host.only');
    if (found.row.state !== 'open') throw new Refused('table.begun');
    if (found.seats.some(isFree)) throw new Refused('seats.free');
    return found.row.started === null ? makeFast(db, found, services.now()) : found.seats;
  });
  const room = await services.rooms.get(table);
  await room.act({
    kind: 'start',
    nonces: seats.map(({ nonce }) => nonce ?? ''),
    bots: seats.map(({ bot }) => bot),
  });
}

async function makeFast(db: Db, { row, seats }: FoundTable, at: number): Promise<SeatRow[]> {
  await db.updateTable('tables').set({ started: at }).where('id', '=', row.id).execute();
  const fast = seats.map((seat) => ({ ...seat, nonce: seat.nonce ?? newNonce() }));
  for (const seat of fast) await setSeat(db, seat, { nonce: seat.nonce });
  return fast;
}

const newNonce = (): string => randomBytes(16).toString('hex');
