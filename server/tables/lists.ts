import type { ExpressionBuilder } from 'kysely';
import { z } from 'zod';
import { Refused } from '../refused.js';
import type { Schema, TableRow } from '../storage/schema.js';
import type { Db } from '../storage/storage.js';
import { OPEN_TO_ALL, WATCHED, type Needed } from './access.js';
import { cardsOf, type Reader, type TableCard } from './cards.js';
import type { TableServices } from './services.js';

const PAGE_MOST = 50;
/** More tables under way than anybody keeps an eye on. */
const MINE_MOST = 1000;

export const pageSchema = z.strictObject({
  /** What the page before gave as `next`. */
  cursor: z.string().max(200).nullable().default(null),
  most: z.number().int().min(1).max(PAGE_MOST).default(PAGE_MOST),
});
export type Paging = z.infer<typeof pageSchema>;

export interface Page {
  readonly tables: readonly TableCard[];
  /** Where the next page begins; null: this is the last. */
  readonly next: string | null;
}

type Tables = Pick<TableServices, 'storage'>;

/** A place in a list that is sorted by a time, the latest first. */
interface Mark {
  readonly time: number;
  readonly id: string;
}

const markText = ({ time, id }: Mark): string => `${time}.${id}`;

function markFrom(cursor: string | null): Mark | null {
  if (cursor === null) return null;
  const [, time, id] = /^(\d{1,16})\.([0-9a-z]+)$/.exec(cursor) ?? [];
  if (time === undefined || id === undefined) throw new Refused('cursor.unknown');
  return { time: Number(time), id };
}

type Time = 'created' | 'finished';

/** Tables after a mark, the latest first. */
function latest(db: Db, time: Time, mark: Mark | null) {
  const all = db.selectFrom('tables').selectAll().orderBy(time, 'desc').orderBy('id', 'desc');
  if (mark === null) return all;
  return all.where((row) =>
    row.or([
      row(time, '<', mark.time),
      row.and([row(time, '=', mark.time), row('id', '<', mark.id)]),
    ]),
  );
}

/** That the database finds the same tables as the right that needs this. */
function hold(row: ExpressionBuilder<Schema, 'tables'>, needed: Needed) {
  const { access, spectators, started, state } = needed;
  return row.and([
    ...(access === undefined ? [] : [row('access', '=', access)]),
    ...(spectators === undefined ? [] : [row('spectators', '=', spectators)]),
    ...(started === undefined ? [] : [row('started', 'is', started)]),
    ...(state === undefined ? [] : [row('state', '=', state)]),
  ]);
}

/** A page from one row more than it holds. */
async function paged(
  db: Db,
  person: Reader,
  rows: readonly TableRow[],
  most: number,
  time: Time,
): Promise<Page> {
  const shown = rows.slice(0, most);
  const last = rows.length > most ? shown.at(-1) : undefined;
  const next = last === undefined ? null : markText({ time: last[time] ?? 0, id: last.id });
  return { tables: await cardsOf(db, person, shown), next };
}

/** Tables with a free seat that anybody may take. */
export async function openTables(
  { storage: { db } }: Tables,
  person: Reader,
  { cursor, most }: Paging,
): Promise<Page> {
  const rows = await latest(db, 'created', markFrom(cursor))
    .where((row) => hold(row, OPEN_TO_ALL))
    .where((row) =>
      row.exists(
        row
          .selectFrom('seats')
          .select('seats.seat')
          .whereRef('seats.table', '=', 'tables.id')
          .where('seats.person', 'is', null)
          .where('seats.reserved', 'is', null)
          .where('seats.bot', 'is', null),
      ),
    )
    .limit(most + 1)
    .execute();
  return paged(db, person, rows, most, 'created');
}

/** Games under way that anybody may watch. */
export async function watchableTables(
  { storage: { db } }: Tables,
  person: Reader,
  { cursor, most }: Paging,
): Promise<Page> {
  const rows = await latest(db, 'created', markFrom(cursor))
    .where((row) => hold(row, WATCHED))
    .limit(most + 1)
    .execute();
  return paged(db, person, rows, most, 'created');
}

/** Games that somebody played to the end, the latest first. */
export async function finishedTables(
  { storage: { db } }: Tables,
  person: string,
  { cursor, most }: Paging,
): Promise<Page> {
  const rows = await latest(db, 'finished', markFrom(cursor))
    .where('state', '=', 'finished')
    .where('id', 'in', db.selectFrom('seats').select('table').where('person', '=', person))
    .limit(most + 1)
    .execute();
  return paged(db, person, rows, most, 'finished');
}

/** By what my tables are sorted: how much they need me, then how soon. */
function urgency({ state, waits, invited, deadline, created, id }: TableCard): string {
  const rank = waits ? 0 : invited ? 1 : state === 'running' ? 2 : 3;
  const soon = deadline ?? Number.MAX_SAFE_INTEGER;
  const late = Number.MAX_SAFE_INTEGER - created;
  return `${rank}.${padded(soon)}.${padded(late)}.${id}`;
}

const padded = (number: number): string => String(number).padStart(16, '0');

/** Tables that somebody sits at or hosts: those first that wait for them, then others under way, then open ones. */
export async function myTables(
  { storage: { db } }: Tables,
  person: string,
  { cursor, most }: Paging,
): Promise<Page> {
  const sat = db.selectFrom('seats').select('table').where('person', '=', person);
  const invited = db.selectFrom('seats').select('table').where('reserved', '=', person);
  const rows = await db
    .selectFrom('tables')
    .selectAll()
    .where((row) =>
      row.or([
        row('host', '=', person),
        row('id', 'in', sat),
        row.and([row('id', 'in', invited), row('started', 'is', null)]),
      ]),
    )
    .where('state', 'in', ['open', 'running'])
    .orderBy('created', 'desc')
    .limit(MINE_MOST)
    .execute();
  const cards = await cardsOf(db, person, rows);
  const ranked = cards
    .map((card) => ({ card, key: urgency(card) }))
    .filter(({ key }) => cursor === null || key > cursor)
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const shown = ranked.slice(0, most);
  return {
    tables: shown.map(({ card }) => card),
    next: ranked.length > most ? (shown.at(-1)?.key ?? null) : null,
  };
}
