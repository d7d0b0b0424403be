import { inspect } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Refused } from '../refused.js';
import { becomeAccount, changeName, changePassword, newGuest, signIn } from './accounts.js';
import { deletePerson } from './delete.js';
import { newRecoveryCodes } from './recovery.js';
import { findSession, listSessions } from './sessions.js';
import { DAY, interrupted, openServices, refusal, seatsAt, setTable } from './testing/services.js';
import type { TestAccounts } from './testing/services.js';
import { createToken, findToken } from './tokens.js';

const PASSWORD = 'open sesame';

let services: TestAccounts;
beforeEach(async () => {
  services = await openServices();
});
afterEach(() => services.close());

const guest = (name: string) => newGuest(services, { name, agent: 'browser' });

async function account(name: string) {
  const { person, secret } = await guest(name);
  return { person: await becomeAccount(services, person.id, { name, password: PASSWORD }), secret };
}

const enter = (name: string, change: { password?: string; session?: string } = {}) =>
  signIn(services, {
    name,
    password: change.password ?? PASSWORD,
    address: '192.0.2.1',
    agent: 'browser',
    session: change.session ?? null,
  });

/** The tables of which others were told. */
function told(): string[] {
  const tables: string[] = [];
  services.storage.listen((news) => {
    if (news) tables.push(news.table);
  });
  return tables;
}

it('lets guests have a name that is taken', async () => {
  await account('Anna');
  expect((await guest('Anna')).person).toMatchObject({ kind: 'guest', name: 'Anna', handle: null });
  expect((await guest('Anna')).person.name).toBe('Anna');
});

it('refuses a guest what cannot be a name, and keeps nothing', async () => {
  expect((await refusal(guest('A'))).code).toBe('name.length');
  expect(await services.storage.db.selectFrom('people').selectAll().execute()).toEqual([]);
});

it('turns a guest into an account with the same id, seats and session', async () => {
  const anna = await guest('Anna');
  await setTable(services, 't1', [anna.person.id, null]);
  const person = await becomeAccount(services, anna.person.id, {
    name: 'Änne',
    password: PASSWORD,
  });
  expect(person).toEqual({ ...anna.person, kind: 'account', name: 'Änne', handle: 'änne' });
  expect(await seatsAt(services, 't1')).toEqual([anna.person.id, null]);
  expect(await findSession(services, anna.secret)).toMatchObject({
    person,
    expires: services.now() + 180 * DAY,
  });
  expect((await enter('ÄNNE')).person).toEqual(person);
});

it('refuses a guest a handle that is taken, and leaves the guest as they were', async () => {
  await account('Anna');
  const other = await guest('Berta');
  const wish = { name: 'ＡＮＮＡ', password: PASSWORD };
  expect((await refusal(becomeAccount(services, other.person.id, wish))).code).toBe('name.taken');
  expect((await findSession(services, other.secret))?.person).toEqual(other.person);
});

it('gives a handle to one of two who ask for it at once', async () => {
  const two = [await guest('Anna'), await guest('Berta')];
  const wish = { name: 'Carla', password: PASSWORD };
  const all = await Promise.allSettled(
    two.map(({ person }) => becomeAccount(services, person.id, wish)),
  );
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(all.filter(({ status }) => status === 'rejected')).toMatchObject([
    { reason: { code: 'name.taken' } },
  ]);
});

it('refuses to make an account of an account', async () => {
  const { person } = await account('Anna');
  const wish = { name: 'Berta', password: 'another password' };
  expect((await refusal(becomeAccount(services, person.id, wish))).code).toBe('account.already');
  expect((await enter('Anna')).person).toEqual(person);
});

it('refuses a wrong password and an unknown name alike', async () => {
  await account('Anna');
  await guest('Berta');
  const wrong = await refusal(enter('Anna', { password: 'open sesamE' }));
  expect(wrong).toEqual({ code: 'password.wrong', details: {} });
  expect(await refusal(enter('Nobody'))).toEqual(wrong);
  expect(await refusal(enter('Berta'))).toEqual(wrong);
});

it('refuses the sixth try after five failures, also for a name that nobody has', async () => {
  await account('Anna');
  for (const name of ['Anna', 'Nobody']) {
    for (let n = 0; n < 5; n += 1)
      expect((await refusal(enter(name, { password: 'wrong one' }))).code).toBe('password.wrong');
    expect(await refusal(enter(name.toUpperCase()))).toEqual({
      code: 'tries.many',
      details: { seconds: 900 },
    });
  }
});

it('moves what a guest has begun to the account, except where it sits already', async () => {
  const anna = await account('Anna');
  const visitor = await guest('Visitor');
  const [me, they] = [anna.person.id, visitor.person.id];
  await setTable(services, 'moves', [they, 'other']);
  await setTable(services, 'stays', [me, they]);
  await setTable(services, 'hosted', ['other'], { host: they });
  await setTable(services, 'others', ['other'], { host: 'other' });
  await services.storage.write(async (db) => {
    const notes = [
      { table: 'moves', person: they, text: 'mind the gap' },
      { table: 'stays', person: they, text: 'of that seat' },
    ];
    await db.insertInto('notes').values(notes).execute();
    const mutes = [
      { person: they, muted: 'a loud one' },
      { person: they, muted: 'another' },
      { person: me, muted: 'another' },
    ];
    await db.insertInto('mutes').values(mutes).execute();
  });
  const tables = told();
  const entered = await enter('Anna', { session: visitor.secret });
  expect(entered.person).toEqual(anna.person);
  expect(await seatsAt(services, 'moves')).toEqual([me, 'other']);
  expect(await seatsAt(services, 'stays')).toEqual([me, they]);
  expect(await seatsAt(services, 'others')).toEqual(['other']);
  const hosts = await services.storage.db.selectFrom('tables').select(['id', 'host']).execute();
  expect(hosts).toContainEqual({ id: 'hosted', host: me });
  expect(hosts).toContainEqual({ id: 'others', host: 'other' });
  const notes = await services.storage.db.selectFrom('notes').select(['table', 'person']).execute();
  expect(notes).toContainEqual({ table: 'moves', person: me });
  expect(notes).toContainEqual({ table: 'stays', person: they });
  const mutes = services.storage.db.selectFrom('mutes').select('muted').where('person', '=', me);
  expect(await mutes.orderBy('muted').execute()).toEqual([
    { muted: 'a loud one' },
    { muted: 'another' },
  ]);
  expect(await findSession(services, visitor.secret)).toBeNull();
  await new Promise((resolve) => setImmediate(resolve));
  expect(tables.toSorted()).toEqual(['hosted', 'moves']);
});

it('moves nothing when the password is wrong, and the guest stays', async () => {
  await account('Anna');
  const visitor = await guest('Visitor');
  await setTable(services, 't1', [visitor.person.id]);
  await refusal(enter('Anna', { session: visitor.secret, password: 'wrong one' }));
  expect(await seatsAt(services, 't1')).toEqual([visitor.person.id]);
  expect(await findSession(services, visitor.secret)).not.toBeNull();
});

it('moves nothing from another account, whose session in that browser ends', async () => {
  const anna = await account('Anna');
  const berta = await account('Berta');
  await setTable(services, 't1', [berta.person.id]);
  const entered = await enter('Anna', { session: berta.secret });
  expect(await seatsAt(services, 't1')).toEqual([berta.person.id]);
  expect(await findSession(services, berta.secret)).toBeNull();
  expect((await findSession(services, entered.secret))?.person).toEqual(anna.person);
});

it('changes the name of an account to a free one or to another form of its own', async () => {
  const { person } = await account('Anna');
  await account('Berta');
  await setTable(services, 'running', [person.id]);
  await setTable(services, 'finished', [person.id], { state: 'finished' });
  expect((await refusal(changeName(services, person.id, 'BERTA'))).code).toBe('name.taken');
  const tables = told();
  expect(await changeName(services, person.id, 'ANNA')).toEqual({ ...person, name: 'ANNA' });
  expect((await changeName(services, person.id, 'Carla')).handle).toBe('carla');
  expect((await enter('Carla')).person.id).toBe(person.id);
  expect((await refusal(enter('Anna'))).code).toBe('password.wrong');
  expect(tables).toEqual(['running', 'running']);
  expect((await account('Anna')).person.handle).toBe('anna');
});

it('changes the name of a guest to any name', async () => {
  await account('Anna');
  const { person } = await guest('Berta');
  expect(await changeName(services, person.id, 'Anna')).toEqual({ ...person, name: 'Anna' });
});

it('changes the password for who knows the old one, and ends the other sessions', async () => {
  const anna = await account('Anna');
  const token = await createToken(services, anna.person.id, 'script');
  const elsewhere = await enter('Anna');
  const change = { address: '192.0.2.1', session: anna.secret, next: 'a new password' };
  const wrong = changePassword(services, anna.person.id, { ...change, password: 'wrong one' });
  expect((await refusal(wrong)).code).toBe('password.wrong');
  const short = changePassword(services, anna.person.id, {
    ...change,
    password: PASSWORD,
    next: 'short',
  });
  expect((await refusal(short)).code).toBe('password.length');
  expect(await findSession(services, elsewhere.secret)).not.toBeNull();
  await changePassword(services, anna.person.id, { ...change, password: PASSWORD });
  expect(await findSession(services, elsewhere.secret)).toBeNull();
  expect(await listSessions(services, anna.person.id, anna.secret)).toMatchObject([
    { current: true },
  ]);
  expect(await findToken(services, token.secret)).not.toBeNull();
  expect((await refusal(enter('Anna'))).code).toBe('password.wrong');
  expect((await enter('Anna', { password: 'a new password' })).person).toEqual(anna.person);
});

it('lets one of two changes of the password at once pass', async () => {
  const { person } = await account('Anna');
  const change = { password: PASSWORD, address: '192.0.2.1', session: null };
  const all = await Promise.allSettled(
    ['the first new', 'the second new'].map((next) =>
      changePassword(services, person.id, { ...change, next }),
    ),
  );
  expect(all.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

it('goes no further with a password that was changed while it was checked', async () => {
  const { person } = await account('Anna');
  const proof = { password: PASSWORD, address: '192.0.2.1' };
  let password = PASSWORD;
  const late = interrupted(services, async () => {
    const next = `${password}!`;
    await changePassword(services, person.id, { ...proof, password, next, session: null });
    password = next;
  });
  const deeds = [
    () => signIn(late, { ...proof, password, name: 'Anna', agent: '', session: null }),
    () =>
      changePassword(late, person.id, { ...proof, password, next: 'of another', session: null }),
    () => newRecoveryCodes(late, person.id, { ...proof, password }),
    () => deletePerson(late, person.id, { ...proof, password }),
  ];
  for (const deed of deeds) expect((await refusal(deed)).code).toBe('password.wrong');
  expect(await listSessions(services, person.id, null)).toEqual([]);
  expect((await enter('Anna', { password })).person).toEqual(person);
});

it('refuses to guess the old password more than five times', async () => {
  const { person } = await account('Anna');
  const change = { address: '192.0.2.1', session: null, next: 'a new password' };
  const guess = () =>
    refusal(changePassword(services, person.id, { ...change, password: 'wrong one' }));
  for (let n = 0; n < 5; n += 1) expect((await guess()).code).toBe('password.wrong');
  expect((await guess()).code).toBe('tries.many');
});

it('refuses a guest a change of password', async () => {
  const { person } = await guest('Anna');
  const change = { password: '', next: PASSWORD, address: '192.0.2.1', session: null };
  expect((await refusal(changePassword(services, person.id, change))).code).toBe('account.needed');
});

it('shows no hash of a password to anybody', async () => {
  await account('Anna');
  const entered = await enter('Anna');
  const found = await findSession(services, entered.secret);
  expect(JSON.stringify([entered, found])).not.toContain('argon2');
});

it('repeats no password and no secret in an error', async () => {
  const anna = await account('Anna');
  const wrong = 'a wrong password';
  const change = { next: 'tiny', address: '192.0.2.1', session: anna.secret };
  const deeds = [
    () => enter('Anna', { password: wrong, session: anna.secret }),
    () => enter('Anna'.repeat(9), { password: wrong, session: anna.secret }),
    () => changePassword(services, anna.person.id, { ...change, password: wrong }),
    () => changePassword(services, anna.person.id, { ...change, password: PASSWORD }),
    () => becomeAccount(services, anna.person.id, { name: 'Berta', password: wrong }),
  ];
  for (const deed of deeds) {
    const fault: unknown = await deed().catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(Refused);
    const text = inspect(fault, { depth: Infinity, showHidden: true });
    for (const hidden of [wrong, PASSWORD, anna.secret, 'tiny', 'argon2'])
      expect(text).not.toContain(hidden);
  }
});

it('lets those who are signed in prove their password while strangers fail at the door', async () => {
  const anna = await account('Anna');
  const entry = { name: 'Anna', agent: '', session: null, address: '198.51.100.7' };
  for (let n = 0; n < 5; n += 1) await refusal(signIn(services, { ...entry, password: 'wrong' }));
  const proof = { password: PASSWORD, address: '198.51.100.7' };
  const change = { ...proof, next: 'another password', session: anna.secret };
  await changePassword(services, anna.person.id, change);
  expect((await refusal(signIn(services, { ...entry, password: PASSWORD }))).code).toBe(
    'tries.many',
  );
});
