import type { ChatRow, NoteRow, PersonRow, TableRow } from '../storage/schema.js';
import type { Db } from '../storage/storage.js';
import { botsOf } from './bots.js';
import type { AccountServices } from './services.js';
import { livingPerson, personOf, type Person } from './person.js';
import { ratingsOf, type OwnRating } from './ratings.js';
import { listSessions, type SessionInList } from './sessions.js';
import { listTokens, type TokenInList } from './tokens.js';

/** A table in somebody's data: nothing of what it still hides, and nothing about the others at it. */
type MyTable = Readonly<
  Pick<TableRow, 'id' | 'game' | 'state' | 'created' | 'started' | 'finished'>
> & { readonly host: boolean; readonly seats: readonly number[] };

export interface MyData {
  readonly person: Person & Pick<PersonRow, 'seen'>;
  readonly bots: readonly Person[];
  readonly sessions: readonly SessionInList[];
  readonly tokens: readonly TokenInList[];
  readonly tables: readonly MyTable[];
  readonly chat: readonly Readonly<Pick<ChatRow, 'table' | 'at' | 'text'>>[];
  readonly notes: readonly Readonly<Pick<NoteRow, 'table' | 'text'>>[];
  /** The ids of those whose chat lines are hidden from me. */
  readonly mutes: readonly string[];
  readonly ratings: readonly OwnRating[];
}

/** Everything kept about somebody, for themselves. */
export async function exportData(
  services: AccountServices,
  person: string,
  session: string | null,
): Promise<MyData> {
  const { db } = services.storage;
  const row = await livingPerson(db, person);
  return {
    person: { ...personOf(row), seen: row.seen },
    bots: await botsOf(db, person),
    sessions: await listSessions(services, person, session),
    tokens: await listTokens(services, person),
    tables: await myTables(db, person),
    chat: await db
      .selectFrom('chat')
      .select(['table', 'at', 'text'])
      .where('person', '=', person)
      .orderBy('at')
      .orderBy('table')
      .orderBy('n')
      .execute(),
    notes: await db
      .selectFrom('notes')
      .select(['table', 'text'])
      .where('person', '=', person)
      .orderBy('table')
      .execute(),
    mutes: await mutedBy(db, person),
    ratings: await ratingsOf(db, person),
  };
}

async function mutedBy(db: Db, person: string): Promise<string[]> {
  const rows = await db
    .selectFrom('mutes')
    .select('muted')
    .where('person', '=', person)
    .orderBy('muted')
    .execute();
  return rows.map(({ muted }) => muted);
}

async function myTables(db: Db, person: string): Promise<MyTable[]> {
  const seats = await db
    .selectFrom('seats')
    .select(['table', 'seat'])
    .where('person', '=', person)
    .orderBy('seat')
    .execute();
  const sat = db.selectFrom('seats').select('table').where('person', '=', person);
  const rows = await db
    .selectFrom('tables')
    .select(['id', 'game', 'state', 'created', 'started', 'finished', 'host'])
    .where((row) => row.or([row('host', '=', person), row('id', 'in', sat)]))
    .orderBy('created')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...row,
    host: row.host === person,
    seats: seats.filter(({ table }) => table === row.id).map(({ seat }) => seat),
  }));
}
