import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { Client, codeOf } from './testing/client.js';
import { startServer, type TestServer } from './testing/server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const meSchema = z.object({ id: z.string(), kind: z.string(), name: z.string() });
const me = async (client: Client) => meSchema.parse((await client.get('/me')).body);

it('takes in a guest by a cookie that scripts cannot read', async () => {
  const client = new Client(server.url);
  const answer = await client.ask('POST', '/guest', { name: 'Ann' });
  expect(answer.body).toMatchObject({ kind: 'guest', name: 'Ann' });
  const [cookie] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^destrier=[\w%./+-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(await me(client)).toEqual(expect.objectContaining({ kind: 'guest', name: 'Ann' }));
});

it('gives a guest without a name one, and stays with who is there', async () => {
  const client = new Client(server.url);
  await client.post('/guest');
  const first = await me(client);
  expect(first.name).toMatch(/^Guest \d{4}$/);
  await client.post('/guest', { name: 'Other' });
  expect(await me(client)).toEqual(first);
});

it('knows nobody without a cookie, by a cookie of its own making, or by a changed one', async () => {
  expect(codeOf(await new Client(server.url).get('/me'))).toBe('session.needed');
  const client = await Client.guest(server.url);
  client.cookie = `${client.cookie}x`;
  const { status } = await client.get('/me');
  expect(status).toBe(401);
});

it('says who asks, and that it is nobody, without calling that a mistake', async () => {
  const nobody = await new Client(server.url).get('/session');
  expect([nobody.status, nobody.body]).toEqual([200, { person: null }]);
  const client = await Client.guest(server.url, 'Ann');
  expect((await client.get('/session')).body).toMatchObject({ person: { name: 'Ann' } });
});

it('turns a guest into an account, signs out and in again', async () => {
  const client = await Client.guest(server.url);
  const { id } = await me(client);
  await client.post('/me/account', { name: 'Berta', password: 'correct horse' });
  expect(await me(client)).toEqual({ id, kind: 'account', name: 'Berta' });
  await client.post('/sign-out');
  expect((await client.get('/me')).status).toBe(401);
  const wrong = await client.ask('POST', '/sign-in', { name: 'berta', password: 'wrong horse' });
  expect([wrong.status, codeOf(wrong)]).toEqual([403, 'password.wrong']);
  await client.post('/sign-in', { name: 'BERTA', password: 'correct horse' });
  expect(await me(client)).toEqual({ id, kind: 'account', name: 'Berta' });
});

it('refuses a name that is taken with 409, and one that cannot be with 400', async () => {
  await Client.account(server.url, 'Clara');
  const other = await Client.guest(server.url);
  const taken = await other.ask('POST', '/me/account', {
    name: 'clara',
    password: 'correct horse',
  });
  expect([taken.status, codeOf(taken)]).toEqual([409, 'name.taken']);
  const short = await other.ask('POST', '/me/account', { name: 'C', password: 'correct horse' });
  expect(short.body).toEqual({ error: { code: 'name.length', least: 2, most: 24 } });
  expect(short.status).toBe(400);
});

it('slows down who guesses, and says for how long', async () => {
  await Client.account(server.url, 'Dora');
  const thief = new Client(server.url);
  const guess = () => thief.ask('POST', '/sign-in', { name: 'Dora', password: 'wrong horse' });
  for (let i = 0; i < 5; i++) expect(codeOf(await guess())).toBe('password.wrong');
  const slowed = await guess();
  expect([slowed.status, codeOf(slowed)]).toEqual([429, 'tries.many']);
  expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(800);
});

it('lists and ends sessions', async () => {
  const here = await Client.account(server.url, 'Emma');
  const there = new Client(server.url);
  await there.post('/sign-in', { name: 'Emma', password: 'correct horse' });
  const listSchema = z.object({
    sessions: z.array(z.object({ id: z.string(), current: z.boolean() })),
  });
  const { sessions } = listSchema.parse((await here.get('/me/sessions')).body);
  expect(sessions).toHaveLength(2);
  const other = sessions.find(({ current }) => !current);
  expect((await here.ask('DELETE', `/me/sessions/${other?.id}`)).status).toBe(200);
  expect((await there.get('/me')).status).toBe(401);
  expect((await here.get('/me')).status).toBe(200);
  expect(codeOf(await here.ask('DELETE', `/me/sessions/${other?.id}`))).toBe('session.unknown');
});

const madeSchema = z.object({
  bot: z.object({ id: z.string() }),
  token: z.object({ id: z.string(), secret: z.string() }),
});

it('lets a program in by a token until it is revoked, and never to what lets others in', async () => {
  const owner = await Client.account(server.url, 'Frida');
  const { bot, token } = madeSchema.parse(await owner.post('/me/bots', { name: 'Frida bot' }));
  const program = new Client(server.url, token.secret);
  expect(await me(program)).toEqual({ id: bot.id, kind: 'bot', name: 'Frida bot' });
  for (const path of ['/me/tokens', '/me/bots', '/me/sessions', '/me/data'])
    expect(codeOf(await program.get(path))).toBe('session.only');
  expect(codeOf(await program.ask('POST', '/me/delete'))).toBe('session.only');
  await owner.ask('DELETE', `/me/bots/${bot.id}/tokens/${token.id}`);
  const answer = await program.get('/me');
  expect([answer.status, codeOf(answer)]).toEqual([401, 'token.wrong']);
});

it('keeps bots and tokens from everybody but their owner', async () => {
  const owner = await Client.account(server.url, 'Gerda');
  const { bot } = madeSchema.parse(await owner.post('/me/bots', { name: 'Gerda bot' }));
  const other = await Client.account(server.url, 'Hilda');
  expect(codeOf(await other.ask('DELETE', `/me/bots/${bot.id}`))).toBe('bot.unknown');
  expect(codeOf(await other.get(`/me/bots/${bot.id}/tokens`))).toBe('bot.unknown');
});

it('recovers a lost password by a code, once', async () => {
  const client = await Client.account(server.url, 'Ida');
  const { codes } = z
    .object({ codes: z.array(z.string()) })
    .parse(await client.post('/me/recovery', { password: 'correct horse' }));
  const wish = { name: 'Ida', code: codes[0], password: 'another horse' };
  const other = new Client(server.url);
  await other.post('/recover', wish);
  expect(await me(other)).toMatchObject({ name: 'Ida' });
  expect((await client.get('/me')).status).toBe(401);
  expect(codeOf(await other.ask('POST', '/recover', wish))).toBe('recovery.wrong');
});

it('gives somebody all that is kept about them, and deletes it', async () => {
  const client = await Client.account(server.url, 'Jana');
  const data = await client.get('/me/data');
  expect(data.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(data.body).toMatchObject({ person: { name: 'Jana' }, tables: [], chat: [] });
  expect(codeOf(await client.ask('POST', '/me/delete'))).toBe('password.needed');
  await client.post('/me/delete', { password: 'correct horse' });
  expect((await client.get('/me')).status).toBe(401);
});

it('gives the browser of a guest who becomes an account another secret; the old one is nobody’s', async () => {
  const guest = await Client.guest(server.url, 'Guest to be known');
  const before = guest.cookie;
  await guest.post('/me/account', { name: 'Known now', password: 'correct horse' });
  expect(guest.cookie).not.toBe(before);
  expect((await guest.get('/me')).status).toBe(200);
  const old = await fetch(`${server.url}/api/v1/me`, { headers: { cookie: before } });
  expect(old.status).toBe(401);
});
