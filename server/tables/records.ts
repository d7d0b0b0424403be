import { randomBytes } from 'node:crypto';
import { printRecord, recordOf, writeRecord, type Seat, type Viewer } from '@destrier/engine';
import { Refused } from '../refused.js';
import { Log } from '../rooms/log.js';
import type { Play } from '../rooms/play.js';
import { mayWatch, sitsAt } from './access.js';
import { seatOf, type Actor } from './acting.js';
import { sittersAt } from './cards.js';
import { findTable, type Found } from './found.js';
import type { Hall } from './hall.js';
import { packText } from './packs.js';

async function watched(hall: Hall, { person, table }: Actor): Promise<Found> {
  const found = await findTable(hall.storage.db, table);
  if (!mayWatch(found, person)) throw new Refused('table.unknown');
  return found;
}

/**
 * The record of a table as text: all of it when the game is over; before that what the seat has seen, or what
 * everybody may know for who only watches.
 */
export async function recordText(hall: Hall, actor: Actor): Promise<string> {
  const found = await watched(hall, actor);
  const viewer: Viewer = sitsAt(found, actor.person) ? await seatOrFirst(hall, actor) : 'public';
  const names = await namesAt(hall, found);
  const room = await hall.rooms.get(actor.table);
  return room.look((play) => written(play, viewer, names));
}

/** When it is over it does not matter for which of several seats a record is. */
async function seatOrFirst(hall: Hall, actor: Actor): Promise<Seat> {
  const room = await hall.rooms.get(actor.table);
  const isOver = await room.look((play) => play.over);
  if (!isOver || actor.seat !== null) return seatOf(hall, actor);
  const [first] = await hall.seating.held(actor.table, actor.person);
  return seatOf(hall, { ...actor, seat: first?.seat ?? null });
}

function written(play: Play, viewer: Viewer, names: readonly (string | null)[]): string {
  if (!play.over) return writeRecord(play.table, { reveal: viewer, names });
  // Where people gave up the rules have not ended the game, but nothing is left to hide.
  return printRecord(recordOf(play.table, { names }));
}

async function namesAt({ storage }: Hall, { seats }: Found): Promise<(string | null)[]> {
  const sitters = await sittersAt(storage.db, seats);
  return seats.map(({ person, bot }) =>
    person === null ? bot : (sitters.get(person)?.name ?? null),
  );
}

/**
 * A table to play on with alone, as saved text. From a game under way: as the seat knows it now, with all it does not
 * know dealt anew and new dice. From a finished one: as it really was after any number of the log.
 */
export async function playOn(hall: Hall, actor: Actor, seq: number | null): Promise<string> {
  const { row } = await watched(hall, actor);
  const room = await hall.rooms.get(actor.table);
  if (row.state === 'finished')
    return (await playAt(hall, actor.table, seq ?? row.head)).table.save();
  if (seq !== null) throw new Refused('seq.running');
  const seat = await seatOf(hall, actor);
  const seed = randomBytes(32).toString('hex');
  return room.look((play) => play.table.fork(seat, seed).save());
}

async function playAt(hall: Hall, table: string, seq: number): Promise<Play> {
  const room = await hall.rooms.get(table);
  if (seq < 1 || seq > room.seq) throw new Refused('seq.unknown');
  const log = new Log(hall.storage, table, room.setting, () => undefined);
  const reached = await log.upTo(seq);
  if (reached === null) throw new Refused('seq.unknown');
  return reached.play;
}

/** The content of the pack that a table is played with, as JSON; null: it has none. */
export async function contentText(hall: Hall, actor: Actor): Promise<string | null> {
  const { row } = await watched(hall, actor);
  return row.pack === null ? null : packText(hall.storage.db, row.pack);
}
