import type { Level } from '@destrier/bots';
import { isSeat, type Seat } from '@destrier/engine';
import { whenThereIsRoom } from '../people/sessions.js';
import { Refused } from '../refused.js';
import { endOf } from '../rooms/clock.js';
import type { Entry } from '../rooms/entry.js';
import type { Room } from '../rooms/room.js';
import { settle } from './finish.js';
import type { Hall } from './hall.js';

/** Who does something at which table. `seat` must be named by who holds several. */
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

/** The seat for which somebody acts. Who holds none can do nothing. */
export async function seatOf(hall: Hall, { person, table, seat }: Actor): Promise<Seat> {
  const held = await hall.seating.held(table, person);
  const [first, ...others] = held.filter((one) => seat === null || one.seat === seat);
  if (first === undefined) throw new Refused(held.length === 0 ? 'seat.none' : 'seat.other');
  if (others.length > 0) throw new Refused('seat.unnamed');
  if (!isSeat(first.seat)) throw new Refused('seat.unknown');
  return first.seat;
}

/** What follows from an entry can be made up for later: the entry stands, and who made it is told so. */
async function act(hall: Hall, room: Room, entry: Entry): Promise<Acted> {
  const acted = await room.act(entry);
  if (room.play?.over === true) await whenThereIsRoom(() => settle(hall, room.id));
  return acted;
}

/** Where a bot plays on, its owner first has to come back. */
function checkOwn(room: Room, seat: Seat): void {
  const { play } = room;
  if (play === null || play.botAt(seat) === null) return;
  throw new Refused(play.isStoodIn(seat) ? 'seat.standIn' : 'seat.resigned');
}

export async function choose(
  hall: Hall,
  actor: Actor,
  { ask, option }: { readonly ask: string; readonly option: string },
): Promise<Acted> {
  const seat = await seatOf(hall, actor);
  const room = await hall.rooms.get(actor.table);
  checkOwn(room, seat);
  return act(hall, room, { kind: 'choice', seat, ask, option });
}

export async function undo(hall: Hall, actor: Actor): Promise<Acted> {
  const seat = await seatOf(hall, actor);
  const room = await hall.rooms.get(actor.table);
  checkOwn(room, seat);
  return act(hall, room, { kind: 'undo', seat });
}

export async function resign(hall: Hall, actor: Actor): Promise<Acted> {
  const seat = await seatOf(hall, actor);
  const room = await hall.rooms.get(actor.table);
  return noted(hall, room, seat, await act(hall, room, { kind: 'resign', seat }));
}

/** Gives the seat of somebody whose time is up, or who deleted themselves, to a bot. Any other who sits there may. */
export async function standIn(
  hall: Hall,
  { person, table, seat }: Actor & { readonly seat: number },
  level: Level = 'strong',
): Promise<Acted> {
  const held = await hall.seating.held(table, person);
  if (held.length === 0) throw new Refused('seat.none');
  if (held.some((one) => one.seat === seat)) throw new Refused('seat.own');
  const room = await hall.rooms.get(table);
  if (!isSeat(seat, room.setting.seats)) throw new Refused('seat.unknown');
  const entry = { kind: 'standIn', seat, bot: level } as const;
  if (await isGone(hall, table, seat))
    return noted(hall, room, seat, await act(hall, room, { ...entry, gone: true }));
  const end = await room.look(({ clock, setting }) => endOf(setting.clock, clock, seat));
  if (end === null || end > hall.now()) throw new Refused('seat.time');
  return noted(hall, room, seat, await act(hall, room, entry));
}

/** Whether the owner of a seat deleted themselves: nobody can come back to it. */
async function isGone({ storage: { db } }: Hall, table: string, seat: Seat): Promise<boolean> {
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
export async function back(hall: Hall, actor: Actor): Promise<Acted> {
  const seat = await seatOf(hall, actor);
  const room = await hall.rooms.get(actor.table);
  return noted(hall, room, seat, await act(hall, room, { kind: 'back', seat }));
}

/** Lists show who plays a seat; the log knows, so a list that was not told is only late. */
async function noted(hall: Hall, room: Room, seat: Seat, acted: Acted): Promise<Acted> {
  const bot = await room.look((play) => play.botAt(seat));
  await whenThereIsRoom(async () => {
    await hall.storage.write(async (db) => {
      await db
        .updateTable('seats')
        .set({ bot })
        .where('table', '=', room.id)
        .where('seat', '=', seat)
        .execute();
    });
    await hall.storage.tell(room.id);
  });
  return acted;
}
