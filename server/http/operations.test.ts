import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { startServer, type TestServer } from './testing/server.js';

/** What those who run a server rely on, and what reaches it outside of the API. */

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

it('counts what an address asks beside the API, but not whether the process lives', async () => {
  const own = await startServer({ DESTRIER_LIMIT_ADDRESS: '3' });
  const status = async (path: string) => (await fetch(`${own.url}${path}`)).status;
  const asked = ['/metrics', '/api/openapi.json', '/readyz', '/metrics', '/healthz'];
  expect(await Promise.all(asked.slice(0, 3).map(status))).toEqual([200, 200, 200]);
  expect([await status('/metrics'), await status('/healthz')]).toEqual([429, 200]);
  await own.close();
});

it('waits for a body this long, and tells in our own shape that it was too slow', async () => {
  const own = await startServer({}, { requestMs: 400 });
  const slow = connect(Number(new URL(own.url).port), '127.0.0.1');
  slow.write(
    'POST /api/v1/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
  );
  const heard = await text(slow);
  expect(heard).toMatch(/^HTTP\/1\.1 408 /);
  expect(heard).toMatch(/\{"error":\{"code":"input\.slow"\}\}$/);
  await own.close();
});

it.each([
  ['no request', 'knock knock\r\n\r\n', '400', 'input.invalid'],
  ['a header of 20 kB', `GET / HTTP/1.1\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, '431', 'input.large'],
])('answers %s in our own shape', async (_, sent, status, code) => {
  const line = connect(Number(new URL(server.url).port), '127.0.0.1');
  line.write(sent);
  const heard = await text(line);
  expect(heard.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
  expect(heard).toMatch(new RegExp(`\\{"error":\\{"code":"${code}"\\}\\}$`));
});

it('shows figures only to those who have the token, where one is set', async () => {
  const token = 'a token of sixteen or more';
  const own = await startServer({ METRICS_TOKEN: token });
  const status = async (authorization?: string) =>
    (await fetch(`${own.url}/metrics`, { headers: authorization ? { authorization } : {} })).status;
  expect(await status(`Bearer ${token}`)).toBe(200);
  for (const wrong of [undefined, 'Bearer ', `Bearer ${token}x`, token])
    expect(await status(wrong)).toBe(401);
  await own.close();
});

it('is not ready where the database can be read but not written', async () => {
  const own = await startServer();
  const status = async () => (await fetch(`${own.url}/readyz`)).status;
  const order = (words: string) => own.storage.write((db) => sql.raw(words).execute(db));
  expect(await status()).toBe(200);
  const refuse = `begin select raise(abort, 'no'); end`;
  await order(`create trigger broken before update on leases ${refuse}`);
  expect(await status()).toBe(500);
  await order('drop trigger broken');
  expect(await status()).toBe(200);
  await own.close();
});

it('describes itself once, and to those who know it not again', async () => {
  const url = `${server.url}/api/openapi.json`;
  const first = await fetch(url);
  expect(first.headers.get('content-type')).toMatch(/^application\/json/);
  expect(z.looseObject({ openapi: z.literal('3.1.0') }).safeParse(await first.json()).success).toBe(
    true,
  );
  const etag = first.headers.get('etag') ?? '';
  expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
  expect((await fetch(url, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
});

it('speaks for its own address alone where it is reached by https', async () => {
  const own = await startServer({ PUBLIC_URL: 'https://games.example.org/play' });
  const { headers } = await fetch(own.url);
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  await own.close();
});
