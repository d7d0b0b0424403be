import { afterEach, beforeEach, expect, it } from 'vitest';
import { becomeAccount, changeName, newGuest, signIn, type SignedIn } from './accounts.js';
import { makeBot } from './bots.js';
import { deletePerson } from './delete.js';
import { bestOf, rate } from './ratings.js';
import { newRecoveryCodes } from './recovery.js';
import { findSession } from './sessions.js';
import { everythingKept, openServices, refusal, seatsAt, setTable } from './testing/services.js';
import type { TestAccounts } from './testing/services.js';
import { createToken, findToken } from './tokens.js';

const proof = { password: 'open sesame', address: '192.0.2.1' };

let services: TestAccounts;
let anna: SignedIn;
beforeEach(async () => {
  services = await openServices();
  anna = await newGuest(services, { name: 'Anna', agent: 'her browser' });
});
afterEach(() => services.close());

it('deletes what is mine and my bots’, and leaves the seats to the id and the others alone', async () => {
  const me = anna.person.id;
  await becomeAccount(services, me, { name: 'Anna', password: proof.password });
  await newRecoveryCodes(services, me, proof);
  const token = await createToken(services, me, 'her script');
  const { bot, token: botToken } = await makeBot(services, me, { name: 'Hal' });
  const berta = await newGuest(services, { name: 'Berta', agent: 'her phone' });
  await setTable(services, 't1', [me, bot.id, berta.person.id]);
  await services.storage.write(async (db) => {
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
  services.storage.listen((news) => news && tables.push(news.table));

  await deletePerson(services, me, proof);
  const kept = await everythingKept(services);
  const gone = ['Anna', 'anna', 'argon2', 'her browser', 'her script', 'Hal', 'hal'];
  for (const each of [...gone, 'words of 0', 'words of 1', 'note 0', 'note 1'])
    expect(kept).not.toContain(each);
  for (const each of ['Berta', 'her phone', 'words of 2', 'note 2']) expect(kept).toContain(each);
  expect(await services.storage.db.selectFrom('recovery').selectAll().execute()).toEqual([]);
  expect(await services.storage.db.selectFrom('mutes').select('muted').execute()).toEqual([
    { muted: berta.person.id },
  ]);
  expect(await seatsAt(services, 't1')).toEqual([me, bot.id, berta.person.id]);
  expect(await services.storage.db.selectFrom('chat').select('n').execute()).toHaveLength(3);
  expect(await bestOf(services.storage.db, 'hazard', 9)).toMatchObject([{ person: 'bot:easy@1' }]);
  expect(await findSession(services, anna.secret)).toBeNull();
  expect(await findToken(services, token.secret)).toBeNull();
  expect(await findToken(services, botToken.secret)).toBeNull();
  expect(await findSession(services, berta.secret)).not.toBeNull();
  await new Promise((resolve) => setImmediate(resolve));
  expect(tables).toEqual(['t1']);
});

it('leaves the tables at which nothing has begun, and closes one’s own', async () => {
  const me = anna.person.id;
  await setTable(services, 'mine', [me, 'berta'], { host: me, state: 'open' });
  await setTable(services, 'hers', [me, 'berta'], { state: 'open' });
  await setTable(services, 'fast', [me, 'berta'], { host: me, state: 'open', started: 1 });
  await setTable(services, 'begun', [me, 'berta'], { host: me });
  await deletePerson(services, me, null);
  const rows = await services.storage.db.selectFrom('tables').select(['id', 'state']).execute();
  const states = Object.fromEntries(rows.map(({ id, state }) => [id, state]));
  expect(states).toEqual({ mine: 'closed', hers: 'open', fast: 'open', begun: 'running' });
  expect(await seatsAt(services, 'hers')).toEqual([null, 'berta']);
  for (const table of ['fast', 'begun'])
    expect(await seatsAt(services, table)).toEqual([me, 'berta']);
});

it('frees the name, and the old password opens nothing', async () => {
  await becomeAccount(services, anna.person.id, { name: 'Anna', password: proof.password });
  await deletePerson(services, anna.person.id, proof);
  const entry = { ...proof, name: 'Anna', agent: '', session: null };
  expect((await refusal(signIn(services, entry))).code).toBe('password.wrong');
  const next = await newGuest(services, { name: 'Anna', agent: '' });
  const account = { name: 'Anna', password: 'another password' };
  expect((await becomeAccount(services, next.person.id, account)).handle).toBe('anna');
});

it('asks an account for its password and deletes nothing without it', async () => {
  await becomeAccount(services, anna.person.id, { name: 'Anna', password: proof.password });
  expect((await refusal(deletePerson(services, anna.person.id, null))).code).toBe(
    'password.needed',
  );
  const wrong = deletePerson(services, anna.person.id, { ...proof, password: 'wrong one' });
  expect((await refusal(wrong)).code).toBe('password.wrong');
  expect((await findSession(services, anna.secret))?.person.name).toBe('Anna');
});

it('asks a guest and a bot for nothing, and a bot leaves its owner alone', async () => {
  const account = { name: 'Anna', password: proof.password };
  await becomeAccount(services, anna.person.id, account);
  const { bot } = await makeBot(services, anna.person.id, { name: 'Hal' });
  await deletePerson(services, bot.id, null);
  expect(await findSession(services, anna.secret)).not.toBeNull();
  const guest = await newGuest(services, { name: 'Berta', agent: '' });
  await deletePerson(services, guest.person.id, null);
  expect(await findSession(services, guest.secret)).toBeNull();
});

it('leaves nobody to act for: no name, token or bot is given to the deleted', async () => {
  const me = anna.person.id;
  await deletePerson(services, me, null);
  const deeds = [
    () => changeName(services, me, 'Anna'),
    () => createToken(services, me, 'script'),
    () => makeBot(services, me, { name: 'Hal' }),
    () => becomeAccount(services, me, { name: 'Anna', password: proof.password }),
    () => deletePerson(services, me, null),
  ];
  for (const deed of deeds) expect((await refusal(deed)).code).toBe('person.unknown');
});
