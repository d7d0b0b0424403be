import { Refused } from '../refused.js';
import type { PersonRow } from '../storage/schema.js';
import { StorageFault, type Db } from '../storage/storage.js';
import type { AccountServices } from './services.js';
import { personOf, type Person } from './person.js';
import { hashOf, newSecret } from './secrets.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const AGENT_MOST = 200;

/** A guest has no other way back, so theirs lasts as long as browsers keep a cookie. */
const LIFE = { guest: 400 * DAY, account: 180 * DAY, bot: 180 * DAY };

export interface FoundSession {
  readonly person: Person;
  readonly expires: number;
  /** Whether it lasts longer since this request, so that the cookie has to be set again. */
  readonly renewed: boolean;
}

/** A session as its person sees it. */
export interface SessionInList {
  readonly id: string;
  readonly created: number;
  readonly seen: number;
  readonly expires: number;
  readonly agent: string;
  readonly current: boolean;
}

/** What it is called in lists: enough to tell the sessions of one person apart. */
const idOf = (hash: string): string => hash.slice(0, 16);

export function expiryOf(kind: PersonRow['kind'], at: number): number {
  return at + LIFE[kind];
}

/** Begins a session within a unit. The secret comes from outside because a unit may be tried again. */
export async function beginSession(
  db: Db,
  person: Pick<PersonRow, 'id' | 'kind'>,
  opening: { readonly agent: string; readonly at: number; readonly secret: string },
): Promise<void> {
  const { agent, at, secret } = opening;
  await db
    .deleteFrom('sessions')
    .where('person', '=', person.id)
    .where('expires', '<=', at)
    .execute();
  await db
    .insertInto('sessions')
    .values({
      hash: hashOf(secret),
      person: person.id,
      created: at,
      seen: at,
      expires: expiryOf(person.kind, at),
      agent: agent.slice(0, AGENT_MOST).replace(/[\p{Cc}\p{Cs}]/gu, ''),
    })
    .execute();
}

/** Whose session it is; null for one that never was, was ended or is over. */
export async function findSession(
  services: AccountServices,
  secret: string,
): Promise<FoundSession | null> {
  const at = services.now();
  const hash = hashOf(secret);
  const row = await services.storage.db
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.person')
    .selectAll('people')
    .select(['sessions.seen as asked', 'sessions.expires'])
    .where('sessions.hash', '=', hash)
    .where('sessions.expires', '>', at)
    .where('people.deleted', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const person = personOf(row);
  const renewed = row.asked + HOUR <= at && (await renew(services, hash, person, at));
  return { person, expires: renewed ? expiryOf(row.kind, at) : row.expires, renewed };
}

async function renew(
  services: AccountServices,
  hash: string,
  { id, kind }: Person,
  at: number,
): Promise<boolean> {
  return whenThereIsRoom(() =>
    services.storage.write(async (db) => {
      await db
        .updateTable('sessions')
        .set({ seen: at, expires: expiryOf(kind, at) })
        .where('hash', '=', hash)
        .execute();
      await db.updateTable('people').set({ seen: at }).where('id', '=', id).execute();
    }),
  );
}

/** A new secret for the session of a browser: who knew the old one, knows nothing any more. */
export async function exchangeSession(
  services: AccountServices,
  person: Pick<PersonRow, 'id' | 'kind'>,
  old: { readonly session: string; readonly agent: string },
): Promise<string> {
  const secret = newSecret();
  const at = services.now();
  await services.storage.write(async (db) => {
    await dropSession(db, old.session);
    await beginSession(db, person, { agent: old.agent, at, secret });
  });
  return secret;
}

/** To note when somebody was seen may wait: on a full disk people must still be able to look. */
export async function whenThereIsRoom(write: () => Promise<void>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (fault) {
    if (fault instanceof StorageFault) return false;
    throw fault;
  }
}

export async function listSessions(
  services: AccountServices,
  person: string,
  current: string | null,
): Promise<SessionInList[]> {
  const rows = await services.storage.db
    .selectFrom('sessions')
    .selectAll()
    .where('person', '=', person)
    .where('expires', '>', services.now())
    .orderBy('seen', 'desc')
    .orderBy('hash')
    .execute();
  const mine = current === null ? null : hashOf(current);
  return rows.map(({ hash, created, seen, expires, agent }) => ({
    id: idOf(hash),
    created,
    seen,
    expires,
    agent,
    current: hash === mine,
  }));
}

/** Ends the session that the list calls so. */
export async function endSession(
  services: AccountServices,
  person: string,
  id: string,
): Promise<void> {
  await services.storage.write(async (db) => {
    const rows = await db
      .selectFrom('sessions')
      .select('hash')
      .where('person', '=', person)
      .execute();
    const row = rows.find(({ hash }) => idOf(hash) === id);
    if (!row) throw new Refused('session.unknown');
    await db.deleteFrom('sessions').where('hash', '=', row.hash).execute();
  });
}

/** Signs out the browser that has the secret. */
export async function endThisSession(services: AccountServices, secret: string): Promise<void> {
  await services.storage.write((db) => dropSession(db, secret));
}

export async function dropSession(db: Db, secret: string): Promise<void> {
  await db.deleteFrom('sessions').where('hash', '=', hashOf(secret)).execute();
}

/** Ends the sessions of a person except the one of the browser that asks. */
export async function endOtherSessions(
  services: AccountServices,
  person: string,
  current: string,
): Promise<void> {
  await services.storage.write((db) => dropOtherSessions(db, person, current));
}

export async function dropOtherSessions(
  db: Db,
  person: string,
  current: string | null,
): Promise<void> {
  const all = db.deleteFrom('sessions').where('person', '=', person);
  await (current === null ? all : all.where('hash', '!=', hashOf(current))).execute();
}
