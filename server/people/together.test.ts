import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgres } from '../storage/postgres.js';
import { freshDatabase, type TestDatabase } from '../storage/testing/postgres.js';
import { becomeAccount, changePassword, newGuest, signIn } from './accounts.js';
import type { AccountServices } from './services.js';
import { rate, ratingsOf } from './ratings.js';
import { newRecoveryCodes, recover } from './recovery.js';
import { listSessions } from './sessions.js';
import { Throttle } from './throttle.js';
import { createToken, listTokens } from './tokens.js';

// Several processes write into one PostgreSQL, so two units may read before either has written.

const PASSWORD = 'open sesame';
const ADDRESS = '192.0.2.1';

let database: TestDatabase;
let here: AccountServices;
let there: AccountServices;
beforeAll(async () => {
  database = await freshDatabase();
  const process = async (): Promise<AccountServices> => ({
    storage: await openPostgres(database.url),
    now: Date.now,
    throttle: new Throttle(Date.now),
  });
  here = await process();
  there = await process();
});
afterAll(async () => {
  await here.storage.close();
  await there.storage.close();
  await database.drop();
});

const guest = async () => (await newGuest(here, { name: 'Guest', agent: '' })).person.id;

async function account(name: string): Promise<string> {
  return (await becomeAccount(here, await guest(), { name, password: PASSWORD })).id;
}

const ROUNDS = Array.from({ length: 5 }, (_, round) => round);

it.each(ROUNDS)('gives a handle to one of two processes that ask for it (%i)', async (round) => {
  const [one, two] = [await guest(), await guest()];
  const wish = { name: `Anna ${round}`, password: PASSWORD };
  const all = await Promise.allSettled([
    becomeAccount(here, one, wish),
    becomeAccount(there, two, wish),
  ]);
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(all.filter(({ status }) => status === 'rejected')).toMatchObject([
    { reason: { code: 'name.taken' } },
  ]);
});

it('keeps to twenty tokens when two processes give out the last', async () => {
  const person = await guest();
  for (let n = 0; n < 19; n += 1) await createToken(here, person, `script ${n}`);
  const all = await Promise.allSettled([
    createToken(here, person, 'last here'),
    createToken(there, person, 'last there'),
  ]);
  expect(all.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await listTokens(here, person)).toHaveLength(20);
});

it('takes a recovery code once from two processes', async () => {
  const person = await account('Berta');
  const [code = ''] = await newRecoveryCodes(here, person, {
    password: PASSWORD,
    address: ADDRESS,
  });
  const entry = { name: 'Berta', code, address: ADDRESS, agent: '' };
  const all = await Promise.allSettled([
    recover(here, { ...entry, password: 'the first new' }),
    recover(there, { ...entry, password: 'the second new' }),
  ]);
  expect(all.filter(({ status }) => status === 'rejected')).toMatchObject([
    { reason: { code: 'recovery.wrong' } },
  ]);
});

it.each(ROUNDS)('leaves no session of the old password beside the new one (%i)', async (round) => {
  const name = `Carla ${round}`;
  const person = await account(name);
  const proof = { password: PASSWORD, address: ADDRESS };
  await Promise.allSettled([
    changePassword(here, person, { ...proof, next: 'a new password', session: null }),
    signIn(there, { ...proof, name, agent: 'late', session: null }),
    signIn(there, { ...proof, name, agent: 'late', session: null }),
  ]);
  expect(await listSessions(here, person, null)).toEqual([]);
});

it('counts every one of the games that end at once in two processes', async () => {
  const ranks = [
    { person: 'bot:easy@1', place: 1 },
    { person: 'bot:hard@1', place: 2 },
  ];
  const games = [here, there, here, there].map(({ storage }) =>
    storage.write((db) => rate(db, 'hazard', ranks)),
  );
  await Promise.all(games);
  expect(await ratingsOf(here.storage.db, 'bot:easy@1')).toMatchObject([{ games: 4 }]);
});
