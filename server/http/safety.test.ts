import { request as ask } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Client, codeOf } from './testing/client.js';
import { startServer, type TestServer } from './testing/server.js';
import { TestSocket } from './testing/socket.js';
import { LineReader } from './testing/stream.js';
import { answerOf, beginTable, openTable, sceneOf } from './testing/table.js';

let server: TestServer;
let ann: Client;
beforeAll(async () => {
  server = await startServer();
  ann = await Client.guest(server.url, 'Ann');
});
afterAll(() => server.close());

/** A request with exactly these headers, which fetch would not send. */
function raw(
  url: string,
  method: string,
  headers: Record<string, string>,
  body = '',
): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const sent = ask(url, { method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

describe('forged requests', () => {
  const rename = (headers: Record<string, string>) =>
    raw(
      `${server.url}/api/v1/me`,
      'PATCH',
      { 'content-type': 'application/json', ...headers },
      '{"name":"Mallory"}',
    );

  it('changes something for our own page, told by its origin or by the browser', async () => {
    const { origin } = new URL(server.url);
    const { cookie } = ann;
    expect((await rename({ cookie, origin })).status).toBe(200);
    expect((await rename({ cookie, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  it.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['of a page without an origin', { origin: 'null' }],
    ['of another port', { origin: 'http://127.0.0.1:1' }],
    ['that say nothing', {}],
    ['of a site beside ours', { 'sec-fetch-site': 'same-site' }],
    [
      'whose origin and site disagree',
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    ],
  ])('refuses those %s', async (_, headers) => {
    const answer = await rename({ cookie: ann.cookie, ...headers });
    expect(answer).toEqual({ status: 403, text: '{"error":{"code":"origin.wrong"}}' });
  });

  it('refuses what a form of another page could send', async () => {
    const { origin } = new URL(server.url);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
      expect((await rename({ cookie: ann.cookie, origin, 'content-type': type })).status).toBe(415);
  });

  it('lets no other site sign anybody in', async () => {
    const headers = { 'content-type': 'application/json', origin: 'https://evil.example' };
    expect((await raw(`${server.url}/api/v1/guest`, 'POST', headers, '{}')).status).toBe(403);
  });

  it('takes a token from anywhere: no browser adds one by itself', async () => {
    const owner = await Client.account(server.url, 'Token owner');
    const token = z
      .object({ secret: z.string() })
      .parse(await owner.post('/me/tokens', { label: 'x' }));
    const program = new Client(server.url, token.secret);
    const answer = await program.ask(
      'PUT',
      '/me/mutes/nobody',
      {},
      { origin: 'https://other.example' },
    );
    expect(codeOf(answer)).toBe('person.unknown');
  });
});

describe('hostile input', () => {
  it.each([
    ['no JSON', '{', 400, 'input.invalid'],
    ['a list', '[]', 400, 'input.invalid'],
    ['a missing field', '{}', 400, 'input.invalid'],
    ['a field too many', '{"name":"Eve","admin":true}', 400, 'input.invalid'],
    ['another type', '{"name":["Eve"]}', 400, 'input.invalid'],
    ['a changed prototype', '{"name":"Eve","__proto__":{"admin":true}}', 400, 'input.invalid'],
    ['a character that no name has', '{"name":"E\\u0000ve"}', 400, 'name.characters'],
  ])('refuses %s', async (_, body, status, code) => {
    const answer = await ann.ask('PATCH', '/me', body);
    expect([answer.status, codeOf(answer)]).toEqual([status, code]);
  });

  it.each([
    [100, 400, 'input.invalid'],
    [101, 404, 'route.unknown'],
  ])('refuses an id of %i characters', async (length, status, code) => {
    const answer = await ann.get(`/tables/${'x'.repeat(length)}`);
    expect([answer.status, codeOf(answer)]).toEqual([status, code]);
  });

  it('says where the input is wrong', async () => {
    const answer = await ann.ask('POST', '/tables', {
      game: 'hazard',
      seats: 2,
      clock: { kind: 'days' },
    });
    expect(answer.body).toEqual({
      error: { code: 'input.invalid', in: 'body', path: 'clock.days' },
    });
    const query = await ann.get('/tables/abc/scene?seat=-1');
    expect(query.body).toEqual({
      error: { code: 'input.invalid', in: 'querystring', path: 'seat' },
    });
  });

  it.each([
    '/tables/../../etc/passwd',
    '/tables/%00',
    '/tables/%ff',
    "/tables/'or'1",
    '/tables/%',
    '/nothing',
  ])('answers %s with a code and a status below 500', async (path) => {
    const { status, text } = await raw(`${server.url}/api/v1${path}`, 'GET', {
      cookie: ann.cookie,
    });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(text).toMatch(/^\{"error":\{"code":"(input\.invalid|route\.unknown|table\.unknown)"/);
  });

  it('takes a body of 256 KB and refuses one byte more; records may have 2 MB', async () => {
    const fill = (bytes: number) => `{"text":"${'x'.repeat(bytes - 11)}"}`;
    const size = async (path: string, bytes: number) =>
      (await ann.ask('POST', path, fill(bytes))).status;
    const table = await openTable(ann);
    expect(await size(`/tables/${table}/chat`, 262_144)).toBe(400);
    expect(await size(`/tables/${table}/chat`, 262_145)).toBe(413);
    expect(await size('/records/verify', 2_097_152)).toBe(400);
    expect(await size('/records/verify', 2_097_153)).toBe(413);
  });

  it('hears out a body that is too large before it refuses it, but not one that never ends', async () => {
    const { host, hostname, port } = new URL(server.url);
    const head = [
      'POST /api/v1/tables HTTP/1.1',
      `host: ${host}`,
      `origin: ${server.url}`,
      `cookie: ${ann.cookie}`,
      'content-type: application/json',
      'content-length: 3000000',
    ];
    const begin = (): { readonly socket: Socket; readonly heard: Promise<string> } => {
      const socket = connect(Number(port), hostname);
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
      return { socket, heard: text(socket) };
    };
    const slow = begin();
    const stuck = begin();
    let isAnswered = false;
    slow.socket.once('data', () => (isAnswered = true));
    await new Promise((resolve) => slow.socket.write('x'.repeat(100_000), resolve));
    // Others are answered meanwhile; who came before them would have been too.
    for (let asked = 0; asked < 5; asked++) expect((await ann.get('/me')).status).toBe(200);
    expect(isAnswered).toBe(false);
    slow.socket.write('x'.repeat(2_900_000));
    expect(await slow.heard).toMatch(/^HTTP\/1\.1 413 [^]*"input\.large"/);
    expect(await stuck.heard).toMatch(/^HTTP\/1\.1 413 [^]*"input\.large"/);
  });
});

it('sends headers that let a page run nothing of others and nothing inline', async () => {
  const { headers } = await ann.get('/me');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(headers.get('cache-control')).toBe('no-store');
});

describe('limits', () => {
  it('lets a person ask so often in a minute, however many addresses they have', async () => {
    const own = await startServer({ DESTRIER_LIMIT_PERSON: '5' });
    const eve = await Client.guest(own.url, 'Eve');
    const statuses = [];
    for (let i = 0; i < 6; i++) statuses.push((await eve.get('/me')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const answer = await eve.get('/me');
    expect(codeOf(answer)).toBe('requests.many');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await (await Client.guest(own.url, 'Fay')).get('/me')).status).toBe(200);
    await own.close();
  });

  it('counts frames of a socket as requests', async () => {
    const own = await startServer({ DESTRIER_LIMIT_PERSON: '5' });
    const socket = await TestSocket.open(await Client.guest(own.url, 'Eve'));
    for (let i = 0; i < 5; i++) socket.say({ kind: 'ping' });
    expect(await socket.next('refused')).toMatchObject({ code: 'requests.many' });
    expect(socket.seen.filter(({ kind }) => kind === 'pong')).toHaveLength(4);
    await own.close();
  });

  it('lets people say this much at a table in a minute, and never for it choose less', async () => {
    const own = await startServer({ DESTRIER_LIMIT_PERSON: '40', DESTRIER_LIMIT_CHAT: '3' });
    const eve = await Client.guest(own.url, 'Eve');
    const fay = await Client.guest(own.url, 'Fay');
    const table = await beginTable(fay, eve);
    const other = await beginTable(fay, eve);
    const say = (at: string, query = '') =>
      eve.ask('POST', `/tables/${at}/chat${query}`, { text: 'Hurry up' });
    for (let i = 0; i < 3; i++) expect((await say(table)).status).toBe(200);
    expect(codeOf(await say(table))).toBe('chat.many');
    expect(codeOf(await say(table, '?other=address'))).toBe('chat.many');
    expect((await say(other)).status).toBe(200);
    const answer = answerOf(await sceneOf(fay, table, 0), 0);
    while ((await fay.get(`/tables/${table}/chat`)).status === 200);
    expect((await fay.ask('POST', `/tables/${table}/choose`, answer)).status).toBe(200);
    expect((await fay.ask('POST', `/tables/${table}/undo`)).status).toBe(200);
    await own.close();
  });

  it('counts choices on a socket apart from all other frames', async () => {
    const own = await startServer({ DESTRIER_LIMIT_PERSON: '40', DESTRIER_LIMIT_ACTIONS: '2' });
    const eve = await Client.guest(own.url, 'Eve');
    const table = await beginTable(eve, await Client.guest(own.url, 'Fay'));
    const answer = answerOf(await sceneOf(eve, table, 0), 0);
    const socket = await TestSocket.open(eve);
    for (let i = 0; i < 40; i++) socket.say({ kind: 'ping' });
    expect(await socket.next('refused')).toMatchObject({ id: null, code: 'requests.many' });
    socket.say({ kind: 'choose', table, id: 1, ...answer });
    expect(await socket.next('done')).toMatchObject({ id: 1 });
    for (const id of [2, 3]) socket.say({ kind: 'undo', table, id });
    expect(await socket.next('done')).toMatchObject({ id: 2 });
    expect(await socket.next('refused')).toMatchObject({ id: 3, code: 'requests.many' });
    await own.close();
  });

  it('shows this many earlier moments to a person in a minute, and how a table stands after that', async () => {
    const own = await startServer({ DESTRIER_LIMIT_HISTORY: '3' });
    const eve = await Client.guest(own.url, 'Eve');
    const table = await beginTable(eve, await Client.guest(own.url, 'Fay'));
    for (const query of ['seq=1', 'choices=0', 'seq=1&seat=0'])
      expect((await eve.get(`/tables/${table}/scene?${query}`)).status).toBe(200);
    expect(codeOf(await eve.get(`/tables/${table}/scene?seq=1`))).toBe('history.many');
    expect(codeOf(await eve.get(`/tables/${table}/stream?since=1`))).toBe('history.many');
    const socket = await TestSocket.open(eve);
    socket.say({ kind: 'watch', table, since: 1, seat: 0 });
    expect(await socket.next('refused')).toMatchObject({ table, code: 'history.many' });
    expect((await eve.get(`/tables/${table}/scene`)).status).toBe(200);
    expect(codeOf(await eve.get(`/tables/${table}/scene?seq=1&choices=0`))).toBe('input.invalid');
    await own.close();
  });

  it('reads this many packs of a person in a minute, and opens tables without one after that', async () => {
    const own = await startServer({ DESTRIER_LIMIT_PACKS: '2' });
    const eve = await Client.guest(own.url, 'Eve');
    const open = (pack: string | null) =>
      eve.ask('POST', '/tables', { game: 'hazard', seats: 2, pack });
    for (let i = 0; i < 2; i++) expect(codeOf(await open('pack: ['))).toBe('pack.invalid');
    expect(codeOf(await open('pack: ['))).toBe('packs.many');
    expect((await open(null)).status).toBe(201);
    await own.close();
  });

  it('lets an address ask this often in a minute, and make this many guests in an hour', async () => {
    const own = await startServer({ DESTRIER_LIMIT_ADDRESS: '4', DESTRIER_LIMIT_GUESTS: '2' });
    const arrive = async () => (await new Client(own.url).ask('POST', '/guest')).status;
    expect([await arrive(), await arrive()]).toEqual([200, 200]);
    const third = await new Client(own.url).ask('POST', '/guest');
    expect(codeOf(third)).toBe('guests.many');
    expect((await new Client(own.url).get('/games')).status).toBe(200);
    expect(codeOf(await new Client(own.url).get('/games'))).toBe('requests.many');
    await own.close();
  });

  it('closes a socket that goes on beyond a limit', async () => {
    const own = await startServer({ DESTRIER_LIMIT_PERSON: '5' });
    const socket = await TestSocket.open(await Client.guest(own.url, 'Eve'));
    for (let i = 0; i < 4 + 99; i++) socket.say({ kind: 'ping' });
    for (let i = 0; i < 99; i++) await socket.next('refused');
    expect(socket.socket.readyState).toBe(socket.socket.OPEN);
    socket.say({ kind: 'ping' });
    expect(await socket.closed).toBe(1008);
    await own.close();
  });

  it('lets strangers read the lists of tables as often as an address may ask, and no more', async () => {
    const own = await startServer({ DESTRIER_LIMIT_ADDRESS: '2' });
    const stranger = new Client(own.url);
    for (const path of ['/tables/open', '/tables/watch'])
      expect((await stranger.get(path)).status).toBe(200);
    expect(codeOf(await stranger.get('/tables/open'))).toBe('requests.many');
    await own.close();
  });

  it('opens this many sockets and streams for a person, and another when one is closed', async () => {
    const own = await startServer({ DESTRIER_LIMIT_PERSON_CONNECTIONS: '2' });
    const [eve, fay] = [await Client.guest(own.url, 'Eve'), await Client.guest(own.url, 'Fay')];
    const table = await beginTable(eve, fay);
    const socket = await TestSocket.open(eve);
    const stream = await LineReader.open(eve, `/tables/${table}/stream`);
    expect(await TestSocket.refused(eve)).toBe(429);
    expect(codeOf(await eve.get(`/tables/${table}/stream`))).toBe('connections.many');
    (await TestSocket.open(fay)).socket.terminate();
    stream.close();
    socket.socket.terminate();
    await expect
      .poll(() =>
        TestSocket.open(eve).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    await own.close();
  });

  it('opens this many for an address', async () => {
    const own = await startServer({ DESTRIER_LIMIT_ADDRESS_CONNECTIONS: '1' });
    await TestSocket.open(await Client.guest(own.url, 'Eve'));
    expect(await TestSocket.refused(await Client.guest(own.url, 'Fay'))).toBe(429);
    await own.close();
  });

  it('cuts off who asks for more than they read', async () => {
    const own = await startServer({ DESTRIER_LIMIT_BACKLOG: '20000' });
    const [eve, fay] = [await Client.guest(own.url, 'Eve'), await Client.guest(own.url, 'Fay')];
    const table = await beginTable(eve, fay);
    const socket = await TestSocket.open(eve);
    socket.socket.pause();
    // More than the buffers of both ends of a connection hold.
    for (let i = 0; i < 8000; i++) socket.say({ kind: 'watch', table, since: null, seat: 0 });
    await expect.poll(() => metric(own, 'destrier_connections'), { timeout: 60_000 }).toBe(0);
    socket.socket.resume();
    expect(await socket.closed).toBe(1006);
    expect((await sceneOf(eve, table, 0)).seq).toBe(1);
    await own.close();
  });
});

it('opens a socket on no other route, and logs no address that asks for one', async () => {
  for (const path of ['/me?invitation=abcdef', '/nothing?invitation=abcdef'])
    expect(await TestSocket.refused(ann, {}, path)).toBe(404);
  expect(server.logged()).not.toContain('abcdef');
});

async function metric({ url }: TestServer, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(text)?.[1]);
}

it('writes no secret, name, password or view into the log', async () => {
  const own = await startServer();
  const host = await Client.account(own.url, 'Hostname');
  const token = z
    .object({ secret: z.string() })
    .parse(await host.post('/me/tokens', { label: 'x' }));
  const program = new Client(own.url, token.secret);
  const { codes } = z
    .object({ codes: z.array(z.string()) })
    .parse(await host.post('/me/recovery', { password: 'correct horse' }));
  const table = await openTable(host, { access: 'invitation' });
  const { invitation } = z
    .object({ invitation: z.string() })
    .parse((await host.get(`/tables/${table}`)).body);
  const other = await Client.guest(own.url, 'Othername');
  await other.get(`/tables/${table}?invitation=${invitation}`);
  await other.post(`/tables/${table}/join`, { invitation, nonce: 'nonce of mine' });
  await host.post(`/tables/${table}/start`);
  await other.post(`/tables/${table}/chat`, { text: 'chat of mine' });
  const scene = await sceneOf(other, table, 1);
  await program.ask('POST', '/tables', '{"password":"correct horse"');
  await host.ask('POST', '/sign-in', { name: 'Hostname', password: 'wrong horse' });
  const socket = await TestSocket.open(other);
  socket.say({ kind: 'choose', table, ask: 'ask of mine', option: 'option of mine', id: 1 });
  await socket.next('refused');
  const secrets = [
    ...[host.cookie, other.cookie].map((cookie) => cookie.slice('destrier='.length, 40)),
    token.secret,
    ...codes,
    invitation,
    'horse',
    'of mine',
    'Hostname',
    'Othername',
    JSON.stringify(scene['view']).slice(1, 60),
  ];
  const log = own.logged();
  expect(log.split('\n').length).toBeGreaterThan(10);
  expect(log).toContain('"route":"/api/v1/tables/:table/join"');
  for (const secret of secrets) expect(log).not.toContain(secret);
  await own.close();
});
