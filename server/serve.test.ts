import { stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Client, codeOf } from './http/testing/client.js';
import { startServer, type TestServer } from './http/testing/server.js';
import { TestSocket } from './http/testing/socket.js';
import { LineReader } from './http/testing/stream.js';
import { answerOf, beginTable, sceneOf } from './http/testing/table.js';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const textOf = async (path: string): Promise<string> =>
  (await fetch(`${server.url}${path}`)).text();

it('says that it lives and that its database answers', async () => {
  expect(await textOf('/healthz')).toBe('{"done":true}');
  expect(await textOf('/readyz')).toBe('{"done":true}');
});

it('counts requests, choices, refusals, tables, connections and appends', async () => {
  const [ann, bob] = [await Client.guest(server.url, 'Ann'), await Client.guest(server.url, 'Bob')];
  const table = await beginTable(ann, bob);
  const choice = answerOf(await sceneOf(ann, table, 0), 0);
  await ann.post(`/tables/${table}/choose`, choice);
  await ann.post(`/tables/${table}/choose`, choice);
  await ann.ask('POST', `/tables/${table}/choose`, { ask: '999', option: 'x' });
  const socket = await TestSocket.open(ann);
  const figures = await textOf('/metrics');
  socket.socket.terminate();
  for (const line of [
    'destrier_choices_total 1',
    'destrier_refusals_total{code="choice.stale"} 1',
    'destrier_live_tables 1',
    'destrier_connections 1',
    'destrier_append_seconds_count 2',
    'destrier_thinking_tables 0',
    'destrier_request_seconds_count{method="POST",route="/api/v1/tables",status="201"} 1',
  ])
    expect(figures.split('\n')).toContain(line);
  expect(figures).not.toContain(table);
});

const specSchema = z.object({
  openapi: z.string(),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({ summary: z.string().min(5), responses: z.looseObject({}) }),
    ),
  ),
});

it('describes every route with a summary and its answers', async () => {
  const { openapi, paths } = specSchema.parse(JSON.parse(await textOf('/api/openapi.json')));
  expect(openapi).toBe('3.1.0');
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses }]) => ({
      route: `${method} ${path}`,
      responses,
    })),
  );
  expect(routes.length).toBeGreaterThan(50);
  expect(routes.map(({ route }) => route)).toContain('post /api/v1/tables/{table}/choose');
  for (const { route, responses } of routes)
    expect([route, Object.keys(responses)]).toEqual([
      route,
      expect.arrayContaining(['4XX', '5XX']),
    ]);
});

it('keeps its data where nobody else can look', async () => {
  const { mode } = await stat(server.folder);
  expect(mode & 0o077).toBe(0);
});

it('tells everybody when it stops, ends their lines and waits for nobody who is silent', async () => {
  const own = await startServer();
  const [ann, bob] = [await Client.guest(own.url, 'Ann'), await Client.guest(own.url, 'Bob')];
  const table = await beginTable(ann, bob);
  const socket = await TestSocket.open(ann);
  const stream = await LineReader.open(bob, `/tables/${table}/stream?seat=1`);
  const silent = connect(Number(new URL(own.url).port), '127.0.0.1');
  await new Promise((resolve) => silent.once('connect', resolve));
  const choice = answerOf(await sceneOf(ann, table, 0), 0);
  const choosing = ann.post(`/tables/${table}/choose`, choice).catch(() => ({ seq: 1 }));
  const again = await own.restart();
  expect(await socket.next('closing')).toEqual({ kind: 'closing' });
  expect(await socket.closed).toBe(1001);
  expect(await stream.next('closing')).toEqual({ kind: 'closing' });
  await stream.ended;
  // Whether or not it came in time: what was acknowledged is there after the restart.
  const { seq } = z.object({ seq: z.number() }).parse(await choosing);
  const later = new Client(again.url);
  later.cookie = ann.cookie;
  expect((await sceneOf(later, table, 0)).seq).toBeGreaterThanOrEqual(seq);
  silent.destroy();
  await again.close();
});

it('refuses a second server on the same data, and lets go of what it had opened', async () => {
  await expect(startServer({ DESTRIER_DATA: server.folder })).rejects.toThrow(
    /already|another|in use/i,
  );
  const { port } = new URL(server.url);
  await expect(startServer({ PORT: port })).rejects.toThrow(/EADDRINUSE/);
});

describe('behind a proxy', () => {
  it('serves everything below the path of its public address, and sends cookies over https alone', async () => {
    const own = await startServer({ PUBLIC_URL: 'https://games.example.org/play' });
    expect(own.url).toMatch(/\/play$/);
    const { origin } = new URL(own.url);
    for (const path of ['/api/openapi.json', '/api/v1/games']) {
      expect((await fetch(`${own.url}${path}`)).status).toBe(200);
      expect((await fetch(`${origin}${path}`)).status).toBe(404);
    }
    const ann = new Client(own.url);
    const ours = { origin: 'https://games.example.org' };
    const answer = await ann.ask('POST', '/guest', {}, ours);
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /; Path=\/play; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(answer.headers.get('strict-transport-security')).not.toBeNull();
    expect(codeOf(await ann.ask('PATCH', '/me', { name: 'Anna' }))).toBe('origin.wrong');
    expect((await ann.ask('PATCH', '/me', { name: 'Anna' }, ours)).status).toBe(200);
    (await TestSocket.open(ann, ours)).socket.terminate();
    await own.close();
  });

  it('answers probes also outside of that path, and sends people who typed too little into it', async () => {
    const own = await startServer({ PUBLIC_URL: 'http://games.example.org/play' });
    const { origin } = new URL(own.url);
    for (const path of ['/healthz', '/readyz', '/metrics'])
      for (const at of [own.url, origin])
        expect([at + path, (await fetch(at + path)).status]).toEqual([at + path, 200]);
    const { paths } = specSchema.parse(await (await fetch(`${own.url}/api/openapi.json`)).json());
    expect(Object.keys(paths).filter((path) => path.endsWith('/healthz'))).toEqual([
      '/play/healthz',
    ]);
    const answer = await fetch(`${origin}/`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/play/']);
    await own.close();
  });

  it('tells a page at another address where it is reached, and the log why it was refused', async () => {
    const own = await startServer({ PUBLIC_URL: 'http://games.example.org/play' });
    const { body } = await new Client(own.url).ask('POST', '/guest', {});
    const address = 'http://games.example.org/play/';
    expect(body).toEqual({ error: { code: 'origin.wrong', address } });
    const { origin } = new URL(own.url);
    expect(own.logged()).toContain(`"origin":"${origin}","expected":"http://games.example.org"`);
    expect(own.logged()).toContain('"refused":"origin.wrong"');
    await own.close();
  });

  it('believes a proxy that it was told of, and nobody else, for whom they ask', async () => {
    const limit = { DESTRIER_LIMIT_GUESTS: '1' };
    const arrive = async (url: string, from: string) =>
      (await new Client(url).ask('POST', '/guest', {}, { 'x-forwarded-for': from })).status;
    const trusting = await startServer({ ...limit, TRUST_PROXY: '127.0.0.1' });
    expect(await arrive(trusting.url, '203.0.113.1')).toBe(200);
    expect(await arrive(trusting.url, '203.0.113.2')).toBe(200);
    expect(await arrive(trusting.url, '203.0.113.2')).toBe(429);
    await trusting.close();
    const alone = await startServer(limit);
    expect(await arrive(alone.url, '203.0.113.1')).toBe(200);
    expect(await arrive(alone.url, '203.0.113.2')).toBe(429);
    await alone.close();
  });
});
