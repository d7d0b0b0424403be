import type { Level } from '@destrier/bots';
import { isSeat, type Seat, type SeatResult } from '@destrier/engine';
import { z } from 'zod';
import { Refused } from '../refused.js';
import type { Clock } from '../rooms/clock.js';
import type { PersonRow, SeatRow, TableRow } from '../storage/schema.js';
import type { Db } from '../storage/storage.js';
import { isInvited, isUnbegun, mayInvite, maySee } from './access.js';
import { findTable, type FoundTable } from './found-table.js';
import { ratingsAt, type SeatRating } from './rated.js';
import type { TableServices } from './services.js';
import { clockOf, optionsOf } from './setting.js';

const seat = z.custom<Seat>((value) => isSeat(value));
const askedSchema = z.array(seat);
const resultSchema: z.ZodType<SeatResult[]> = z.array(
  z.object({
    seat,
    place: z.number(),
    score: z.number(),
    breakdown: z.record(z.string(), z.number()),
  }),
);

export const resultFrom = ({ result }: Pick<TableRow, 'result'>): SeatResult[] | null =>
  result === null ? null : resultSchema.parse(JSON.parse(result));

/** Somebody at a table. The name is null for people who deleted themselves. */
export type Sitter = Readonly<Pick<PersonRow, 'id' | 'name' | 'kind' | 'arms'>>;

export interface SeatCard {
  readonly seat: number;
  readonly person: Sitter | null;
  /** Somebody for whom the seat is kept, which is free. */
  readonly reserved: Sitter | null;
  /** The level that plays, alone or in place of the person. */
  readonly bot: string | null;
}

/** What a table shows of itself to those who may see it. */
export interface TableCard {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly content: string;
  /** Hash of the pack it is played with. */
  readonly pack: string | null;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly SeatCard[];
  readonly access: TableRow['access'];
  readonly rated: boolean;
  readonly counsel: boolean;
  /** The level of the bot that goes on for somebody whose time is up. */
  readonly standIn: Level;
  readonly spectators: boolean;
  readonly clock: Clock;
  readonly state: TableRow['state'];
  readonly host: string;
  readonly commitment: string;
  /** The number of the latest entry of the log. */
  readonly head: number;
  readonly asked: readonly Seat[];
  /** When the first of them runs out of time. */
  readonly deadline: number | null;
  readonly created: number;
  readonly started: number | null;
  readonly finished: number | null;
  readonly result: readonly SeatResult[] | null;
  readonly rematch: string | null;
  /** The seats of the person who looks at it, and whether the game waits for them. */
  readonly mine: readonly number[];
  readonly waits: boolean;
  /** Whether a seat is kept for the person who looks at it. */
  readonly invited: boolean;
  /** Only for those who may give it to others. */
  readonly invitation: string | null;
}

/** One table, with the ratings of those at it: lists do without. */
export interface OneTable extends TableCard {
  readonly ratings: readonly SeatRating[];
}

/** One table, for a person who may see it; `invitation`: the one in the link they came by. */
export async function tableCard(
  { storage: { db } }: Pick<TableServices, 'storage'>,
  person: string,
  table: string,
  invitation: string | null,
): Promise<OneTable> {
  const found = await findTable(db, table);
  if (!maySee(found, person, invitation)) throw new Refused('table.unknown');
  return {
    ...cardOf(found, person, await sittersAt(db, found.seats)),
    ratings: await ratingsAt(db, found),
  };
}

/** Who looks at a table; null: somebody whom nobody knows, who has no seat and is not invited. */
export type Reader = string | null;

/** The cards of tables of which it is known already that this person may see them, in the same order. */
export async function cardsOf(
  db: Db,
  person: Reader,
  rows: readonly TableRow[],
): Promise<TableCard[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const seats = await db
    .selectFrom('seats')
    .selectAll()
    .where('table', 'in', ids)
    .orderBy('table')
    .orderBy('seat')
    .execute();
  const sitters = await sittersAt(db, seats);
  return rows.map((row) => {
    const own = seats.filter(({ table }) => table === row.id);
    return cardOf({ row, seats: own }, person, sitters);
  });
}

/** Those who sit on seats, by id. */
export async function sittersAt(
  db: Db,
  seats: readonly SeatRow[],
): Promise<ReadonlyMap<string, Sitter>> {
  const ids = [...new Set(seats.flatMap(({ person, reserved }) => person ?? reserved ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('people')
    .select(['id', 'name', 'kind', 'arms'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

function cardOf(
  found: FoundTable,
  person: Reader,
  sitters: ReadonlyMap<string, Sitter>,
): TableCard {
  const { row, seats } = found;
  const asked = askedSchema.parse(JSON.parse(row.asked));
  const mine = person === null ? [] : seats.filter((one) => one.person === person);
  return {
    ...shownOf(row),
    options: optionsOf(row),
    clock: clockOf(row),
    seats: seats.map((one) => seatCard(one, sitters)),
    asked,
    result: resultFrom(row),
    mine: mine.map((one) => one.seat),
    waits: mine.some(({ seat: own, bot }) => bot === null && asked.some((seat) => seat === own)),
    invited: person !== null && isUnbegun(found) && isInvited(found, person),
    invitation: person !== null && mayInvite(found, person) ? row.invitation : null,
  };
}

/** Named one by one: what a row gets later is not shown by accident. */
function shownOf(row: TableRow) {
  return {
    id: row.id,
    game: row.game,
    rules: row.rules,
    content: row.content,
    pack: row.pack,
    access: row.access,
    rated: row.rated === 1,
    counsel: row.counsel === 1,
    standIn: row.standIn,
    spectators: row.spectators === 1,
    state: row.state,
    host: row.host,
    commitment: row.commitment,
    head: row.head,
    deadline: row.deadline,
    created: row.created,
    started: row.started,
    finished: row.finished,
    rematch: row.rematch,
  };
}

function seatCard(
  { seat: number, person, reserved, bot }: SeatRow,
  sitters: ReadonlyMap<string, Sitter>,
): SeatCard {
  const sitter = (id: string | null) => (id === null ? null : (sitters.get(id) ?? null));
  return { seat: number, person: sitter(person), reserved: sitter(reserved), bot };
}
