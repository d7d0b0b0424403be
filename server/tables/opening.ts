import { randomBytes } from 'node:crypto';
import { LEVELS } from '@destrier/bots';
import {
  isSeat,
  MAX_SEATS,
  prepare,
  secretFrom,
  SettingError,
  type Why,
  type AnyGame,
  type Prepared,
} from '@destrier/engine';
import type { CheckedPack } from '@destrier/engine/pack';
import { z } from 'zod';
import { hashPassword } from '../people/passwords.js';
import { holdPerson } from '../people/person.js';
import { Refused } from '../refused.js';
import { clockSchema } from '../rooms/clock.js';
import type { PersonRow, SeatRow, TableRow } from '../storage/schema.js';
import type { Db } from '../storage/storage.js';
import { gameNamed, type TableServices } from './services.js';
import { newTableId } from './ids.js';
import { keepPack, PACK_MOST, readPack } from './packs.js';

const TABLES_MOST = 50;
const WORD_MOST = 100;

/** The usual level of a bot that goes on for somebody. */
const STAND_IN = 'strong';

export const levelSchema = z.enum(LEVELS);
export const seatSchema = z
  .number()
  .int()
  .min(0)
  .max(MAX_SEATS - 1);

/** What a table is opened with. */
export const openingSchema = z.strictObject({
  game: z.string().max(WORD_MOST),
  seats: z.number().int().min(1).max(MAX_SEATS),
  options: z.record(z.string().max(WORD_MOST), z.string().max(WORD_MOST)).default({}),
  /** The text of a content pack to play with. */
  pack: z.string().max(PACK_MOST).nullable().default(null),
  /** By seat: the level of a bot. */
  bots: z.array(levelSchema.nullable()).max(MAX_SEATS).default([]),
  access: z.enum(['open', 'invitation', 'password']).default('invitation'),
  /** With access by password only. */
  password: z.string().nullable().default(null),
  rated: z.boolean().default(false),
  counsel: z.boolean().default(false),
  /** The level of the bot that goes on for somebody whose time is up. Rated games have the usual one. */
  standIn: levelSchema.default(STAND_IN),
  /** Whether people without a seat may watch; if not said, at open tables. */
  spectators: z.boolean().optional(),
  clock: clockSchema.default({ kind: 'none' }),
  /** Where the host sits; null: nowhere. If not said, on the first seat without a bot. */
  seat: seatSchema.nullable().optional(),
});
export type Opening = z.infer<typeof openingSchema>;

/** Opens a table and returns its id. */
export async function openTable(
  services: TableServices,
  person: string,
  opening: Opening,
): Promise<string> {
  const offered = gameNamed(services.games, opening.game);
  const fresh = unbegun(person, services.now());
  const seats = seatsFor(fresh.id, opening, person);
  if (opening.rated) checkRatedGame(opening);
  // What is refused anyway is refused before the work.
  await checkTablesOf(services.storage.db, person);
  const pack = opening.pack === null ? null : await readPack(offered, opening.pack);
  const prepared = judgedSetting(offered.game, opening, pack?.content);
  const password = await keptPassword(opening);
  const table = rowOf(prepared, { opening, pack, password, fresh });
  await services.storage.write(async (db) => {
    const host = await holdPerson(db, person);
    await checkTablesOf(db, person);
    if (opening.rated) checkRatable(host);
    if (pack !== null) await keepPack(db, pack, table.created);
    await keepTable(db, table, seats);
  });
  await services.storage.tell(table.id);
  return table.id;
}

export async function keepTable(db: Db, table: TableRow, seats: readonly SeatRow[]): Promise<void> {
  await db.insertInto('tables').values(table).execute();
  await db.insertInto('seats').values(seats).execute();
}

/** The game judges seats and options; a code and its parameters say what it has against them. */
function judgedSetting(
  game: AnyGame,
  { seats, options }: Opening,
  content: object | undefined,
): Prepared {
  try {
    return prepare(game, seats, options, content);
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    throw settingRefused(game, seats, options, error.reason);
  }
}

function settingRefused(
  game: AnyGame,
  seats: number,
  options: Readonly<Record<string, string>>,
  reason: Why | undefined,
): Refused {
  if (reason !== undefined)
    return new Refused('setting.invalid', { rule: reason.rule, why: reason.why });
  const { min, max } = game.seats;
  if (seats < min || seats > max)
    return new Refused('setting.seats', { seats, least: min, most: max });
  for (const [option, value] of Object.entries(options)) {
    const known = game.options.find(({ id }) => id === option);
    if (known === undefined) return new Refused('setting.option', { option });
    if (!known.values.includes(value))
      return new Refused('setting.value', { option, value, values: known.values.join(' ') });
  }
  return new Refused('setting.invalid');
}

async function keptPassword({ access, password }: Opening): Promise<string | null> {
  if (access !== 'password') {
    if (password !== null) throw new Refused('password.unused');
    return null;
  }
  if (password === null) throw new Refused('password.needed');
  return hashPassword(password);
}

/** Ratings compare people who can be told apart, at the same game for all. */
function checkRatedGame({ pack, seats, standIn }: Opening): void {
  if (pack !== null) throw new Refused('rated.pack');
  if (seats < 2) throw new Refused('rated.alone');
  if (standIn !== STAND_IN) throw new Refused('rated.standIn', { level: STAND_IN });
}

export function checkRatable({ kind }: PersonRow): void {
  if (kind === 'guest') throw new Refused('rated.guest');
}

/** Within a unit that holds the person. */
export async function checkTablesOf(db: Db, person: string): Promise<void> {
  const sat = db.selectFrom('seats').select('table').where('person', '=', person);
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where((row) => row.or([row('host', '=', person), row('id', 'in', sat)]))
    .where('state', 'in', ['open', 'running'])
    .limit(TABLES_MOST)
    .execute();
  if (rows.length >= TABLES_MOST) throw new Refused('tables.many', { most: TABLES_MOST });
}

interface Opened {
  readonly opening: Opening;
  readonly pack: CheckedPack | null;
  readonly password: string | null;
  readonly fresh: ReturnType<typeof unbegun>;
}

const flag = (yes: boolean): 0 | 1 => (yes ? 1 : 0);

function rowOf(
  { game, options, seats, contentHash }: Prepared,
  { opening, pack, password, fresh }: Opened,
): TableRow {
  const { access, rated, counsel, standIn, clock } = opening;
  return {
    game: game.id,
    rules: game.rulesVersion,
    content: contentHash,
    pack: pack?.hash ?? null,
    options: JSON.stringify(options),
    seats: seats.length,
    access,
    password,
    rated: flag(rated),
    counsel: flag(counsel),
    standIn,
    spectators: flag(opening.spectators ?? access === 'open'),
    clock: JSON.stringify(clock),
    ...fresh,
  };
}

/** What every new table has: an id and secrets of its own, and no game yet. */
export function unbegun(host: string, at: number) {
  return {
    id: newTableId(),
    invitation: newTableId(),
    host,
    state: 'open',
    ...secretFrom(randomBytes(32)),
    head: 0,
    asked: '[]',
    thinking: 0,
    deadline: null,
    created: at,
    started: null,
    finished: null,
    result: null,
    ratedAt: null,
    ratingChanges: null,
    rematch: null,
  } as const satisfies Partial<TableRow>;
}

function seatsFor(table: string, { seats, bots, seat }: Opening, host: string): SeatRow[] {
  if (bots.length > seats) throw new Refused('bots.many', { most: seats });
  const rows = Array.from({ length: seats }, (_, n): SeatRow => {
    return { table, seat: n, person: null, reserved: null, bot: bots[n] ?? null, nonce: null };
  });
  const own = seat === undefined ? rows.find(({ bot }) => bot === null) : hostSeat(rows, seat);
  if (own !== undefined) own.person = host;
  return rows;
}

function hostSeat(rows: readonly SeatRow[], seat: number | null): SeatRow | undefined {
  if (seat === null) return undefined;
  const own = isSeat(seat, rows.length) ? rows[seat] : undefined;
  if (own === undefined) throw new Refused('seat.unknown');
  if (own.bot !== null) throw new Refused('seat.taken');
  return own;
}
