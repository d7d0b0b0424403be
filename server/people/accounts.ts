import { Refused } from '../refused.js';
import type { PersonRow } from '../storage/schema.js';
import type { Db } from '../storage/storage.js';
import type { AccountServices } from './services.js';
import { handOver, tellTables } from './handover.js';
import { handleOf, nameOf } from './names.js';
import { hashPassword, isPassword } from './passwords.js';
import { claimHandle, holdPerson, livingPerson, personOf, type Person } from './person.js';
import { newId, newSecret } from './secrets.js';
import { beginSession, dropOtherSessions, dropSession, expiryOf, findSession } from './sessions.js';

/** Somebody and the secret of their new session, which goes into the cookie and nowhere else. */
export interface SignedIn {
  readonly person: Person;
  readonly secret: string;
}

/** How somebody proves who they are, and from where. */
export interface Proof {
  readonly password: string;
  readonly address: string;
}

export async function newGuest(
  services: AccountServices,
  guest: { readonly name: string; readonly agent: string },
): Promise<SignedIn> {
  const at = services.now();
  const secret = newSecret();
  const row: PersonRow = {
    id: newId(),
    kind: 'guest',
    name: nameOf(guest.name),
    handle: null,
    arms: null,
    password: null,
    owner: null,
    created: at,
    seen: at,
    deleted: null,
  };
  await services.storage.write(async (db) => {
    await db.insertInto('people').values(row).execute();
    await beginSession(db, row, { agent: guest.agent, at, secret });
  });
  return { person: personOf(row), secret };
}

/** Turns a guest into an account, with the same id: seats and sessions stay. */
export async function becomeAccount(
  services: AccountServices,
  guest: string,
  wish: { readonly name: string; readonly password: string },
): Promise<Person> {
  const name = nameOf(wish.name);
  const handle = handleOf(name);
  // What is refused anyway is refused before the work.
  await claimAccount(services.storage.db, handle, guest, livingPerson);
  const password = await hashPassword(wish.password);
  const expires = expiryOf('account', services.now());
  const person = await services.storage.write(async (db) => {
    const row = await claimAccount(db, handle, guest, holdPerson);
    const change = { kind: 'account', name, handle, password } as const;
    await db.updateTable('people').set(change).where('id', '=', guest).execute();
    await db.updateTable('sessions').set({ expires }).where('person', '=', guest).execute();
    return personOf({ ...row, ...change });
  });
  await tellTables(services.storage, await tablesOf(services, guest));
  return person;
}

/** Refuses whoever is no guest, and a handle that another has. */
async function claimAccount(
  db: Db,
  handle: string,
  guest: string,
  find: (db: Db, id: string) => Promise<PersonRow>,
): Promise<PersonRow> {
  await claimHandle(db, handle, guest);
  const row = await find(db, guest);
  if (row.kind !== 'guest') throw new Refused('account.already');
  return row;
}

/**
 * Signs an account in, in place of the session that the browser had. If that was a guest's, what the guest has begun
 * goes on under the account.
 */
export async function signIn(
  services: AccountServices,
  entry: Proof & { readonly name: string; readonly agent: string; readonly session: string | null },
): Promise<SignedIn> {
  const handle = handleOf(nameOf(entry.name));
  const row = await accountWith(services, handle);
  const known = row?.password ?? null;
  const right = await services.throttle.attempt({ handle, address: entry.address }, () =>
    isPassword(known, entry.password),
  );
  if (!row || !right) throw new Refused('password.wrong');
  const before = entry.session === null ? null : await findSession(services, entry.session);
  const guest = before?.person.kind === 'guest' ? before.person.id : null;
  const secret = newSecret();
  const at = services.now();
  const moved = await services.storage.write(async (db) => {
    const held = await holdPerson(db, row.id);
    if (held.password !== known) throw new Refused('password.wrong');
    if (entry.session !== null) await dropSession(db, entry.session);
    await beginSession(db, held, { agent: entry.agent, at, secret });
    if (guest === null) return [];
    const still = await holdPerson(db, guest);
    return still.kind === 'guest' ? handOver(db, guest, row.id) : [];
  });
  await tellTables(services.storage, moved);
  return { person: personOf(row), secret };
}

export async function accountWith(
  services: AccountServices,
  handle: string,
): Promise<PersonRow | undefined> {
  return services.storage.db
    .selectFrom('people')
    .selectAll()
    .where('handle', '=', handle)
    .where('kind', '=', 'account')
    .executeTakeFirst();
}

/** Refuses whoever does not know the password of the account; returns the hash that was right. */
export async function provePassword(
  services: AccountServices,
  person: string,
  proof: Proof,
): Promise<string> {
  const row = await livingPerson(services.storage.db, person);
  const { password } = row;
  if (password === null) throw new Refused('account.needed');
  // Counted apart from sign-in: strangers can fail there, but nobody who is not signed in comes here.
  const who = { handle: `proof:${person}`, address: proof.address };
  const right = await services.throttle.attempt(who, () => isPassword(password, proof.password));
  if (!right) throw new Refused('password.wrong');
  return password;
}

export async function changeName(
  services: AccountServices,
  person: string,
  raw: string,
): Promise<Person> {
  const name = nameOf(raw);
  const changed = await services.storage.write(async (db) => {
    const row = await holdPerson(db, person);
    const handle = row.kind === 'guest' ? null : handleOf(name);
    if (handle !== null) await claimHandle(db, handle, person);
    await db.updateTable('people').set({ name, handle }).where('id', '=', person).execute();
    return personOf({ ...row, name, handle });
  });
  await tellTables(services.storage, await tablesOf(services, person));
  return changed;
}

/** Tables not yet over at which the person sits. */
export async function tablesOf(services: AccountServices, person: string): Promise<string[]> {
  const rows = await services.storage.db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table')
    .select('tables.id')
    .distinct()
    .where('seats.person', '=', person)
    .where('tables.state', 'in', ['open', 'running'])
    .execute();
  return rows.map(({ id }) => id);
}

/** Sets a new password for somebody who knows the old one, and ends the other sessions. */
export async function changePassword(
  services: AccountServices,
  person: string,
  change: Proof & { readonly next: string; readonly session: string | null },
): Promise<void> {
  const known = await provePassword(services, person, change);
  const password = await hashPassword(change.next);
  await services.storage.write(async (db) => {
    const row = await holdPerson(db, person);
    if (row.password !== known) throw new Refused('password.wrong');
    await db.updateTable('people').set({ password }).where('id', '=', person).execute();
    await dropOtherSessions(db, person, change.session);
  });
}
