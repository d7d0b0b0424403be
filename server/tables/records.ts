import { randomBytes } from 'node:crypto';
import {
  printRecord,
  recordOf,
  writeRecord,
  writeSavedRecord,
  type Seat,
  type Viewer,
} from '@destrier/engine';
import { Refused } from '../refused.js';
import { putAway } from '../rooms/log.js';
import type { TableGame } from '../rooms/table-game.js';
import type { Moment, Room } from '../rooms/room.js';
import { mayWatch, sitsAt } from './access.js';
import { seatOf, type Actor } from './acting.js';
import { resultFrom, sittersAt } from './cards.js';
import { findTable, type FoundTable } from './found-table.js';
import type { TableServices } from './services.js';
import { packText } from './packs.js';

async function watched(services: TableServices, { person, table }: Actor): Promise<FoundTable> {
  const found = await findTable(services.storage.db, table);
  if (!mayWatch(found, person)) throw new Refused('table.unknown');
  return found;
}

/**
 * The record of a table as text: all of it when the game is over; before that what the seat has seen, or what
 * everybody may know for those who only watch.
 */
export async function recordText(services: TableServices, actor: Actor): Promise<string> {
  const found = await watched(services, actor);
  const names = await namesAt(services, found);
  try {
    const viewer: Viewer = sitsAt(found, actor.person)
      ? await seatOrFirst(services, actor)
      : 'public';
    const room = await services.rooms.get(actor.table);
    return await room.look((play) => written(play, viewer, names));
  } catch (error) {
    if (!(error instanceof Refused && UNPLAYED.includes(error.code))) throw error;
    return unplayedRecord(services, actor, found, names, error);
  }
}

/** Why a table cannot be played on here. */
const UNPLAYED = ['table.rules', 'table.content'];

/** The record of a table that the rules here would play otherwise: what was put away says it without them. */
async function unplayedRecord(
  services: TableServices,
  actor: Actor,
  found: FoundTable,
  names: readonly (string | null)[],
  refused: Refused,
): Promise<string> {
  const { row } = found;
  const kept = await putAway(services.storage, actor.table);
  if (kept === null) throw refused;
  const result = kept.seq === row.head ? resultFrom(row) : null;
  if (result !== null) return writeSavedRecord(kept.table, { reveal: 'all', names, result });
  const reveal = sitsAt(found, actor.person) ? await seatOf(services, actor) : 'public';
  return writeSavedRecord(kept.table, { reveal, names, result });
}

/** When it is over it does not matter for which of several seats a record is. */
async function seatOrFirst(services: TableServices, actor: Actor): Promise<Seat> {
  const room = await services.rooms.get(actor.table);
  const isOver = await room.look((play) => play.over);
  if (!isOver || actor.seat !== null) return seatOf(services, actor);
  const [first] = await services.seating.held(actor.table, actor.person);
  return seatOf(services, { ...actor, seat: first?.seat ?? null });
}

function written(play: TableGame, viewer: Viewer, names: readonly (string | null)[]): string {
  if (!play.over) return writeRecord(play.table, { reveal: viewer, names });
  // Where people gave up the rules have not ended the game, but nothing is left to hide.
  return printRecord(recordOf(play.table, { names }));
}

async function namesAt(
  { storage }: TableServices,
  { seats }: FoundTable,
): Promise<(string | null)[]> {
  const sitters = await sittersAt(storage.db, seats);
  return seats.map(({ person, bot }) =>
    person === null ? bot : (sitters.get(person)?.name ?? null),
  );
}

/**
 * A table to play on with alone, as saved text. From a game under way: as the seat knows it now, with all it does not
 * know dealt again and new dice. From a finished one: as it really was at any moment.
 */
export async function playOn(
  services: TableServices,
  actor: Actor,
  moment: Moment,
): Promise<string> {
  const { row } = await watched(services, actor);
  const room = await services.rooms.get(actor.table);
  if (row.state === 'finished') return (await playThen(room, moment)).table.save();
  if (moment !== 'now') throw new Refused('seq.running');
  const seat = await seatOf(services, actor);
  const seed = randomBytes(32).toString('hex');
  return room.look((play) => play.table.fork(seat, seed).save());
}

function playThen(room: Room, moment: Moment): Promise<TableGame> {
  if (moment === 'now') return room.playAt(room.seq);
  return 'seq' in moment ? room.playAt(moment.seq) : room.playAfter(moment.choices);
}

/** The content of the pack that a table is played with, as JSON; null: it has none. */
export async function contentText(services: TableServices, actor: Actor): Promise<string | null> {
  const { row } = await watched(services, actor);
  return row.pack === null ? null : packText(services.storage.db, row.pack);
}
