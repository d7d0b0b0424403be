import { afterEach, beforeEach, expect, it } from 'vitest';
import { becomeAccount, changeName, newGuest, signIn, type SignedIn } from './accounts.js';
import { makeBot } from './bots.js';
import { deletePerson } from './delete.js';
import { bestOf, rate } from './ratings.js';
import { newRecoveryCodes } from './recovery.js';
import { findSession } from './sessions.js';
import { everythingKept, openDesk, refusal, seatsAt, setTable } from './testing/desk.js';
import type { TestDesk } from './testing/desk.js';
import { createToken, findToken } from './tokens.js';

const proof = { password: 'open sesame', address: '192.0.2.1' };

let desk: TestDesk;
let anna: SignedIn;
beforeEach(async () => {
  desk = await openDesk();
  anna = await newGuest(desk, { name: 'Anna', agent: 'her browser' });
});
afterEach(() => desk.close());

it('deletes what is mine and my bots’, and leaves the seats to the id and the others alone', async () => {
  const me = anna.person.id;
  await becomeAccount(desk, me, { name: 'Anna', password: proof.password });
  await newRecoveryCodes(desk, me, proof);
  const token = await createToken(desk, me, 'her script');
  const { bot, token: botToken } = await makeBot(desk, me, { name: 'Hal' });
  const berta = await newGuest(desk, { name: 'Berta', agent: 'her phone' });
  await setTable(desk, 't1', [me, bot.id, berta.person.id]);
  await desk.storage.write(async (db) => {
    for (const [n, person] of [me, bot.id, berta.person.id].entries()) {
      const text = `words of ${n}`;
      await db.insertInto('chat').values({ table: 't1', n, person, at: 0, text }).execute();
      await db
        .insertInto('notes')
        .values({ table: 't1', person, text: `note ${n}` })
        .execute();
    }
    const mutes = [
      { person: me, muted: 'a loud one' },
      { person: 'a quiet one', muted: me },
      { person: 'a quiet one', muted: berta.person.id },
    ];
    await db.insertInto('mutes').values(mutes).execute();
    const ranks = [me, bot.id, 'bot:easy@1'].map((person, place) => ({ person, place }));
    await rate(db, 'hazard', ranks);
  });
  const tables: string[] = [];
  desk.storage.listen((news) => news && tables.push(news.table));

  await deletePerson(desk, me, proof);
  const kept = await everythingKept(desk);
  const gone = ['Anna', 'anna', 'argon2', 'her browser', 'her script', 'Hal', 'hal'];
  for (const each of [...gone, 'words of 0', 'words of 1', 'note 0', 'note 1'])
    expect(kept).not.toContain(each);
  for (const each of ['Berta', 'her phone', 'words of 2', 'note 2']) expect(kept).toContain(each);
  expect(await desk.storage.db.selectFrom('recovery').selectAll().execute()).toEqual([]);
  expect(await desk.storage.db.selectFrom('mutes').select('muted').execute()).toEqual([
    { muted: berta.person.id },
  ]);
  expect(await seatsAt(desk, 't1')).toEqual([me, bot.id, berta.person.id]);
  expect(await desk.storage.db.selectFrom('chat').select('n').execute()).toHaveLength(3);
  expect(await bestOf(desk.storage.db, 'hazard', 9)).toMatchObject([{ person: 'bot:easy@1' }]);
  expect(await findSession(desk, anna.secret)).toBeNull();
  expect(await findToken(desk, token.secret)).toBeNull();
  expect(await findToken(desk, botToken.secret)).toBeNull();
  expect(await findSession(desk, berta.secret)).not.toBeNull();
  await new Promise((resolve) => setImmediate(resolve));
  expect(tables).toEqual(['t1']);
});

it('leaves the tables at which nothing has begun, and closes one’s own', async () => {
  const me = anna.person.id;
  await setTable(desk, 'mine', [me, 'berta'], { host: me, state: 'open' });
  await setTable(desk, 'hers', [me, 'berta'], { state: 'open' });
  await setTable(desk, 'fast', [me, 'berta'], { host: me, state: 'open', started: 1 });
  await setTable(desk, 'begun', [me, 'berta'], { host: me });
  await deletePerson(desk, me, null);
  const rows = await desk.storage.db.selectFrom('tables').select(['id', 'state']).execute();
  const states = Object.fromEntries(rows.map(({ id, state }) => [id, state]));
  expect(states).toEqual({ mine: 'closed', hers: 'open', fast: 'open', begun: 'running' });
  expect(await seatsAt(desk, 'hers')).toEqual([null, 'berta']);
  for (const table of ['fast', 'begun']) expect(await seatsAt(desk, table)).toEqual([me, 'berta']);
});

it('frees the name, and the old password opens nothing', async () => {
  await becomeAccount(desk, anna.person.id, { name: 'Anna', password: proof.password });
  await deletePerson(desk, anna.person.id, proof);
  const entry = { ...proof, name: 'Anna', agent: '', session: null };
  expect((await refusal(signIn(desk, entry))).code).toBe('password.wrong');
  const next = await newGuest(desk, { name: 'Anna', agent: '' });
  const account = { name: 'Anna', password: 'another password' };
  expect((await becomeAccount(desk, next.person.id, account)).handle).toBe('anna');
});

it('asks an account for its password and deletes nothing without it', async () => {
  await becomeAccount(desk, anna.person.id, { name: 'Anna', password: proof.password });
  expect((await refusal(deletePerson(desk, anna.person.id, null))).code).toBe('password.needed');
  const wrong = deletePerson(desk, anna.person.id, { ...proof, password: 'wrong one' });
  expect((await refusal(wrong)).code).toBe('password.wrong');
  expect((await findSession(desk, anna.secret))?.person.name).toBe('Anna');
});

it('asks a guest and a bot for nothing, and a bot leaves its owner alone', async () => {
  const account = { name: 'Anna', password: proof.password };
  await becomeAccount(desk, anna.person.id, account);
  const { bot } = await makeBot(desk, anna.person.id, { name: 'Hal' });
  await deletePerson(desk, bot.id, null);
  expect(await findSession(desk, anna.secret)).not.toBeNull();
  const guest = await newGuest(desk, { name: 'Berta', agent: '' });
  await deletePerson(desk, guest.person.id, null);
  expect(await findSession(desk, guest.secret)).toBeNull();
});

it('leaves nobody to act for: no name, token or bot is given to the deleted', async () => {
  const me = anna.person.id;
  await deletePerson(desk, me, null);
  const deeds = [
    () => changeName(desk, me, 'Anna'),
    () => createToken(desk, me, 'script'),
    () => makeBot(desk, me, { name: 'Hal' }),
    () => becomeAccount(desk, me, { name: 'Anna', password: proof.password }),
    () => deletePerson(desk, me, null),
  ];
  for (const deed of deeds) expect((await refusal(deed)).code).toBe('person.unknown');
});
