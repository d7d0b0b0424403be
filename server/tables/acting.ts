import type { Level } from '@destrier/bots';
import { isSeat, type Seat } from '@destrier/engine';
import { whenThereIsRoom } from '../people/sessions.js';
import { Refused } from '../refused.js';
import { endOf } from '../rooms/clock.js';
import type { Entry } from '../rooms/entry.js';
import type { Room } from '../rooms/room.js';
import { settle } from './finish.js';
import { findTable } from './found-table.js';
import type { TableServices } from './services.js';

/** A person and the table it acts at. Those who hold several seats must name one. */
export interface Actor {
  readonly person: string;
  readonly table: string;
  readonly seat: number | null;
}

/** The number of the entry in the log. `repeated`: it had been there already. */
export interface Acted {
  readonly seq: number;
  readonly repeated?: true;
}

/** The seat for which somebody acts. Those who hold none can do nothing. */
export async function seatOf(
  services: TableServices,
  { person, table, seat }: Actor,
): Promise<Seat> {
  const held = await services.seating.held(table, person);
  const [first, ...others] = held.filter((one) => seat === null || one.seat === seat);
  if (first === undefined) throw new Refused(held.length === 0 ? 'seat.none' : 'seat.other');
  if (others.length > 0) throw new Refused('seat.unnamed');
  if (!isSeat(first.seat)) throw new Refused('seat.unknown');
  return first.seat;
}

/** What follows from an entry can be made up for later: the entry stands, and whoever made it is told so. */
async function act(services: TableServices, room: Room, entry: Entry): Promise<Acted> {
  const acted = await room.act(entry);
  if (room.play?.over === true) await whenThereIsRoom(() => settle(services, room.id));
  return acted;
}

/** Where a bot plays on, its owner first has to come back. */
function checkOwn(room: Room, seat: Seat): void {
  const { play } = room;
  if (play === null || play.botAt(seat) === null) return;
  throw new Refused(play.isStoodIn(seat) ? 'seat.standIn' : 'seat.resigned');
}

export async function choose(
  services: TableServices,
  actor: Actor,
  { ask, option }: { readonly ask: string; readonly option: string },
): Promise<Acted> {
  const seat = await seatOf(services, actor);
  const room = await services.rooms.get(actor.table);
  checkOwn(room, seat);
  return act(services, room, { kind: 'choice', seat, ask, option });
}

export async function undo(services: TableServices, actor: Actor): Promise<Acted> {
  const seat = await seatOf(services, actor);
  const room = await services.rooms.get(actor.table);
  checkOwn(room, seat);
  return act(services, room, { kind: 'undo', seat });
}

export async function resign(services: TableServices, actor: Actor): Promise<Acted> {
  const seat = await seatOf(services, actor);
  const room = await services.rooms.get(actor.table);
  return noted(services, room, seat, await act(services, room, { kind: 'resign', seat }));
}

/** Gives the seat of somebody whose time is up, or who deleted themselves, to a bot. Any other who sits there may. */
export async function standIn(
  services: TableServices,
  { person, table, seat }: Actor & { readonly seat: number },
  level: Level | null = null,
): Promise<Acted> {
  const held = await services.seating.held(table, person);
  if (held.length === 0) throw new Refused('seat.none');
  if (held.some((one) => one.seat === seat)) throw new Refused('seat.own');
  const room = await services.rooms.get(table);
  if (!isSeat(seat, room.setting.seats)) throw new Refused('seat.unknown');
  const bot = await standInAt(services, table);
  if (level !== null && level !== bot) throw new Refused('standIn.level', { level: bot });
  const entry = { kind: 'standIn', seat, bot } as const;
  if (await isGone(services, table, seat))
    return noted(services, room, seat, await act(services, room, { ...entry, gone: true }));
  const end = await room.look(({ clock, setting }) => endOf(setting.clock, clock, seat));
  if (end === null || end > services.now()) throw new Refused('seat.time');
  return noted(services, room, seat, await act(services, room, entry));
}

/** The level was settled when the table was opened: those who stay must not choose a weak bot for those who are late. */
async function standInAt({ storage: { db } }: TableServices, table: string): Promise<Level> {
  return (await findTable(db, table)).row.standIn;
}

/** Whether the owner of a seat deleted themselves: nobody can come back to it. */
async function isGone(
  { storage: { db } }: TableServices,
  table: string,
  seat: Seat,
): Promise<boolean> {
  const row = await db
    .selectFrom('seats')
    .innerJoin('people', 'people.id', 'seats.person')
    .select('people.deleted')
    .where('seats.table', '=', table)
    .where('seats.seat', '=', seat)
    .executeTakeFirst();
  return row !== undefined && row.deleted !== null;
}

/** Takes one's seat back from the bot that stood in. */
export async function back(services: TableServices, actor: Actor): Promise<Acted> {
  const seat = await seatOf(services, actor);
  const room = await services.rooms.get(actor.table);
  return noted(services, room, seat, await act(services, room, { kind: 'back', seat }));
}

/** Lists show who plays a seat; the log knows, so a list that was not told is only late. */
async function noted(
  services: TableServices,
  room: Room,
  seat: Seat,
  acted: Acted,
): Promise<Acted> {
  const bot = await room.look((play) => play.botAt(seat));
  await whenThereIsRoom(async () => {
    await services.storage.write(async (db) => {
      await db
        .updateTable('seats')
        .set({ bot })
        .where('table', '=', room.id)
        .where('seat', '=', seat)
        .execute();
    });
    await services.storage.tell(room.id);
  });
  return acted;
}
