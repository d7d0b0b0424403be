import { Refused } from '../refused.js';
import type { TokenRow } from '../storage/schema.js';
import type { Db } from '../storage/storage.js';
import type { AccountServices } from './services.js';
import { holdPerson, personOf, type Person } from './person.js';
import { hashOf, newId, newSecret } from './secrets.js';
import { whenThereIsRoom } from './sessions.js';

const HOUR = 3_600_000;
const MOST_TOKENS = 20;
const LABEL = /^[^\p{Cc}\p{Cs}]{1,60}$/u;
const LABEL_MOST = 60;

/** A token as its person sees it. */
export type TokenInList = Readonly<Pick<TokenRow, 'id' | 'label' | 'created' | 'seen'>>;

export interface NewToken extends TokenInList {
  /** Shown once and kept nowhere. */
  readonly secret: string;
}

/** A token that is not yet kept. */
export function mintToken(label: string, at: number): NewToken {
  const text = label.trim();
  if (!LABEL.test(text)) throw new Refused('token.label', { most: LABEL_MOST });
  return { id: newId(), label: text, created: at, seen: null, secret: `dst_${newSecret()}` };
}

/** Keeps a token within a unit of writing. */
export async function keepToken(db: Db, person: string, token: NewToken): Promise<void> {
  const { id, label, created, seen } = token;
  await db
    .insertInto('tokens')
    .values({ id, hash: hashOf(token.secret), person, label, created, seen })
    .execute();
}

export async function createToken(
  services: AccountServices,
  person: string,
  label: string,
): Promise<NewToken> {
  const token = mintToken(label, services.now());
  await services.storage.write(async (db) => {
    await holdPerson(db, person);
    const rows = await db.selectFrom('tokens').select('id').where('person', '=', person).execute();
    if (rows.length >= MOST_TOKENS) throw new Refused('tokens.many', { most: MOST_TOKENS });
    await keepToken(db, person, token);
  });
  return token;
}

/** For whom a program acts that shows a token; null for one that never was or was revoked. */
export async function findToken(services: AccountServices, secret: string): Promise<Person | null> {
  const at = services.now();
  const hash = hashOf(secret);
  const { db } = services.storage;
  const token = await db
    .selectFrom('tokens')
    .selectAll()
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (!token) return null;
  const row = await db
    .selectFrom('people')
    .selectAll()
    .where('id', '=', token.person)
    .where('deleted', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  if (token.seen === null || token.seen + HOUR <= at) await noteSeen(services, token, at);
  return personOf(row);
}

async function noteSeen(services: AccountServices, token: TokenRow, at: number): Promise<void> {
  await whenThereIsRoom(() =>
    services.storage.write(async (db) => {
      await db.updateTable('tokens').set({ seen: at }).where('id', '=', token.id).execute();
      await db.updateTable('people').set({ seen: at }).where('id', '=', token.person).execute();
    }),
  );
}

export async function listTokens(
  services: AccountServices,
  person: string,
): Promise<TokenInList[]> {
  return services.storage.db
    .selectFrom('tokens')
    .select(['id', 'label', 'created', 'seen'])
    .where('person', '=', person)
    .orderBy('created')
    .orderBy('id')
    .execute();
}

export async function revokeToken(
  services: AccountServices,
  person: string,
  id: string,
): Promise<void> {
  await services.storage.write(async (db) => {
    const rows = await db.selectFrom('tokens').select('id').where('person', '=', person).execute();
    if (!rows.some((row) => row.id === id)) throw new Refused('token.unknown');
    await db.deleteFrom('tokens').where('id', '=', id).execute();
  });
}
