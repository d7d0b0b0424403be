import { afterEach, beforeEach, expect, it } from 'vitest';
import { becomeAccount, newGuest, signIn } from './accounts.js';
import { botsOf, makeBot, myBot } from './bots.js';
import { openServices, refusal, type TestAccounts } from './testing/services.js';
import { findToken } from './tokens.js';

let services: TestAccounts;
let anna: string;
beforeEach(async () => {
  services = await openServices();
  anna = await account('Anna');
});
afterEach(() => services.close());

async function account(name: string): Promise<string> {
  const { person } = await newGuest(services, { name, agent: '' });
  return (await becomeAccount(services, person.id, { name, password: 'open sesame' })).id;
}

it('makes a bot that its owner answers for, with a token of its own', async () => {
  const { bot, token } = await makeBot(services, anna, { name: 'Annas' });
  expect(bot).toMatchObject({ kind: 'bot', owner: anna, handle: 'annas' });
  expect(await findToken(services, token.secret)).toEqual(bot);
  expect(await botsOf(services.storage.db, anna)).toEqual([bot]);
  expect(await myBot(services, anna, bot.id)).toEqual(bot);
});

it('shows a bot to nobody but its owner', async () => {
  const { bot } = await makeBot(services, anna, { name: 'Hal' });
  const berta = await account('Berta');
  expect(await botsOf(services.storage.db, berta)).toEqual([]);
  expect((await refusal(myBot(services, berta, bot.id))).code).toBe('bot.unknown');
});

it('gives a bot no way in by password', async () => {
  await makeBot(services, anna, { name: 'Hal' });
  const entry = { name: 'Hal', agent: '', address: '192.0.2.1', session: null };
  for (const password of ['', 'open sesame'])
    expect((await refusal(signIn(services, { ...entry, password }))).code).toBe('password.wrong');
});

it('refuses a handle that is taken, and keeps neither bot nor token', async () => {
  expect((await refusal(makeBot(services, anna, { name: 'ANNA' }))).code).toBe('name.taken');
  expect(await botsOf(services.storage.db, anna)).toEqual([]);
  expect(await services.storage.db.selectFrom('tokens').selectAll().execute()).toEqual([]);
});

it('refuses bots to guests and to bots', async () => {
  const guest = await newGuest(services, { name: 'Berta', agent: '' });
  const { bot } = await makeBot(services, anna, { name: 'Hal' });
  for (const owner of [guest.person.id, bot.id])
    expect((await refusal(makeBot(services, owner, { name: 'Pal' }))).code).toBe('account.needed');
});

it('allows twenty to an account and refuses one more', async () => {
  for (let n = 0; n < 20; n += 1) await makeBot(services, anna, { name: `Hal ${n}` });
  expect(await refusal(makeBot(services, anna, { name: 'Hal 20' }))).toEqual({
    code: 'bots.many',
    details: { most: 20 },
  });
});
