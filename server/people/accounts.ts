import { Refused } from '../refused.js';
import type { PersonRow } from '../storage/schema.js';
import type { Desk } from './desk.js';
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
  desk: Desk,
  guest: { readonly name: string; readonly agent: string },
): Promise<SignedIn> {
  const at = desk.now();
  const secret = newSecret();
  const row: PersonRow = {
    id: newId(),
    kind: 'guest',
    name: nameOf(guest.name),
    handle: null,
    password: null,
    owner: null,
    created: at,
    seen: at,
    deleted: null,
  };
  await desk.storage.write(async (db) => {
    await db.insertInto('people').values(row).execute();
    await beginSession(db, row, { agent: guest.agent, at, secret });
  });
  return { person: personOf(row), secret };
}

/** Turns a guest into an account, with the same id: seats and sessions stay. */
export async function becomeAccount(
  desk: Desk,
  guest: string,
  wish: { readonly name: string; readonly password: string },
): Promise<Person> {
  const name = nameOf(wish.name);
  const handle = handleOf(name);
  const password = await hashPassword(wish.password);
  const expires = expiryOf('account', desk.now());
  const person = await desk.storage.write(async (db) => {
    await claimHandle(db, handle, guest);
    const row = await holdPerson(db, guest);
    if (row.kind !== 'guest') throw new Refused('account.already');
    const change = { kind: 'account', name, handle, password } as const;
    await db.updateTable('people').set(change).where('id', '=', guest).execute();
    await db.updateTable('sessions').set({ expires }).where('person', '=', guest).execute();
    return personOf({ ...row, ...change });
  });
  await tellTables(desk.storage, await tablesOf(desk, guest));
  return person;
}

/**
 * Signs an account in, in place of the session that the browser had. If that was a guest's, what the guest has begun
 * goes on under the account.
 */
export async function signIn(
  desk: Desk,
  entry: Proof & { readonly name: string; readonly agent: string; readonly session: string | null },
): Promise<SignedIn> {
  const handle = handleOf(nameOf(entry.name));
  const row = await accountWith(desk, handle);
  const known = row?.password ?? null;
  const right = await desk.throttle.attempt({ handle, address: entry.address }, () =>
    isPassword(known, entry.password),
  );
  if (!row || !right) throw new Refused('password.wrong');
  const before = entry.session === null ? null : await findSession(desk, entry.session);
  const guest = before?.person.kind === 'guest' ? before.person.id : null;
  const secret = newSecret();
  const at = desk.now();
  const moved = await desk.storage.write(async (db) => {
    const held = await holdPerson(db, row.id);
    if (held.password !== known) throw new Refused('password.wrong');
    if (entry.session !== null) await dropSession(db, entry.session);
    await beginSession(db, held, { agent: entry.agent, at, secret });
    if (guest === null) return [];
    const still = await holdPerson(db, guest);
    return still.kind === 'guest' ? handOver(db, guest, row.id) : [];
  });
  await tellTables(desk.storage, moved);
  return { person: personOf(row), secret };
}

export async function accountWith(desk: Desk, handle: string): Promise<PersonRow | undefined> {
  return desk.storage.db
    .selectFrom('people')
    .selectAll()
    .where('handle', '=', handle)
    .where('kind', '=', 'account')
    .executeTakeFirst();
}

/** Refuses whoever does not know the password of the account; returns the hash that was right. */
export async function provePassword(desk: Desk, person: string, proof: Proof): Promise<string> {
  const row = await livingPerson(desk.storage.db, person);
  const { handle, password } = row;
  if (handle === null || password === null) throw new Refused('account.needed');
  const right = await desk.throttle.attempt({ handle, address: proof.address }, () =>
    isPassword(password, proof.password),
  );
  if (!right) throw new Refused('password.wrong');
  return password;
}

export async function changeName(desk: Desk, person: string, raw: string): Promise<Person> {
  const name = nameOf(raw);
  const changed = await desk.storage.write(async (db) => {
    const row = await holdPerson(db, person);
    const handle = row.kind === 'guest' ? null : handleOf(name);
    if (handle !== null) await claimHandle(db, handle, person);
    await db.updateTable('people').set({ name, handle }).where('id', '=', person).execute();
    return personOf({ ...row, name, handle });
  });
  await tellTables(desk.storage, await tablesOf(desk, person));
  return changed;
}

/** Tables not yet over at which the person sits. */
async function tablesOf(desk: Desk, person: string): Promise<string[]> {
  const rows = await desk.storage.db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table')
    .select('tables.id')
    .distinct()
    .where('seats.person', '=', person)
    .where('tables.state', 'in', ['open', 'running'])
    .execute();
  return rows.map(({ id }) => id);
}

/** Sets a new password for who knows the old one, and ends the other sessions. */
export async function changePassword(
  desk: Desk,
  person: string,
  change: Proof & { readonly next: string; readonly session: string | null },
): Promise<void> {
  const known = await provePassword(desk, person, change);
  const password = await hashPassword(change.next);
  await desk.storage.write(async (db) => {
    const row = await holdPerson(db, person);
    if (row.password !== known) throw new Refused('password.wrong');
    await db.updateTable('people').set({ password }).where('id', '=', person).execute();
    await dropOtherSessions(db, person, change.session);
  });
}
