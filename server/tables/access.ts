import { isSeat, type Viewer } from '@destrier/engine';
import { Refused } from '../refused.js';
import type { SeatRow, TableRow } from '../storage/schema.js';
import type { FoundTable } from './found-table.js';

/** What the row of a table must hold for a right that needs nothing else; lists ask the database for the same. */
export type Needed = Readonly<
  Partial<Pick<TableRow, 'access' | 'spectators' | 'started' | 'state'>>
>;

/** Seats change hands until the host starts the game. */
const UNBEGUN = { state: 'open', started: null } as const satisfies Needed;
/** Everybody may take a seat. */
export const OPEN_TO_ALL = { ...UNBEGUN, access: 'open' } as const satisfies Needed;
/** Everybody may look on. */
export const WATCHED = { state: 'running', spectators: 1 } as const satisfies Needed;
/** Everybody may look at what happened. */
const SHOWN = { state: 'finished', spectators: 1 } as const satisfies Needed;

function holds(row: TableRow, needed: Needed): boolean {
  const { access, spectators, started, state } = { ...row, ...needed };
  return (
    access === row.access &&
    spectators === row.spectators &&
    started === row.started &&
    state === row.state
  );
}

export const isFree = ({ person, bot }: SeatRow): boolean => person === null && bot === null;

/** Whether somebody may sit down on a seat. */
export const mayTake = (seat: SeatRow, person: string): boolean =>
  isFree(seat) && (seat.reserved ?? person) === person;

/** Whether a seat is kept for somebody. */
export function isInvited({ seats }: FoundTable, person: string): boolean {
  return seats.some((seat) => isFree(seat) && seat.reserved === person);
}

export function sitsAt({ seats }: FoundTable, person: string): boolean {
  return seats.some((seat) => seat.person === person);
}

/** To put bots on seats, remove people, start and close. */
export const isHost = ({ row }: FoundTable, person: string): boolean => row.host === person;

/** Whether seats may still change hands. */
export const isUnbegun = ({ row }: FoundTable): boolean => holds(row, UNBEGUN);

/** Whether somebody needs neither invitation nor password to take a seat. */
export function mayJoinFreely(found: FoundTable, person: string): boolean {
  const isExpected = belongs(found, person) || isInvited(found, person);
  return holds(found.row, OPEN_TO_ALL) || (isUnbegun(found) && isExpected);
}

function belongs(found: FoundTable, person: string): boolean {
  return sitsAt(found, person) || isHost(found, person);
}

/** To see what everybody may know of a game: while it runs, and all of it when it is over. */
export function mayWatch(found: FoundTable, person: string): boolean {
  return belongs(found, person) || holds(found.row, WATCHED) || holds(found.row, SHOWN);
}

/** Whose eyes somebody may look through; `seat` null: those of everybody. When a game is over nothing of it is secret. */
export function viewerOf(
  found: FoundTable,
  { person, seat }: { readonly person: string; readonly seat: number | null },
): Viewer {
  if (!mayWatch(found, person)) throw new Refused('table.unknown');
  if (seat === null) return 'public';
  if (!isSeat(seat, found.row.seats)) throw new Refused('seat.unknown');
  const isOver = found.row.state === 'finished';
  if (!isOver && found.seats.find((row) => row.seat === seat)?.person !== person)
    throw new Refused('seat.other');
  return seat;
}

/** To see that there is such a table and who sits at it. Those who have the link of a table with a password are asked for it. */
export function maySee(found: FoundTable, person: string, invitation: string | null): boolean {
  const { row } = found;
  if (mayWatch(found, person) || mayJoinFreely(found, person)) return true;
  return isUnbegun(found) && (row.access === 'password' || row.invitation === invitation);
}

/** To read what is said at a table. */
export function mayReadChat(found: FoundTable, person: string): boolean {
  return mayWatch(found, person);
}

/** To say something there. */
export function maySpeak(found: FoundTable, person: string): boolean {
  return sitsAt(found, person);
}

/** To give others the link by which they are invited. */
export function mayInvite(found: FoundTable, person: string): boolean {
  return belongs(found, person);
}
