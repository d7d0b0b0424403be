import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { Client } from './testing/client.js';
import { startServer, type TestServer } from './testing/server.js';
import { TestSocket } from './testing/socket.js';
import { beginTable, sceneOf } from './testing/table.js';

/** Passwords are hashed with care and records are played in a thread: each of these costs as much as a hundred others. */
const SLOW = ['/api/v1/me/account', '/api/v1/sign-in', '/api/v1/recover', '/api/v1/records/verify'];
const REQUESTS = 2500;
const FRAMES = 2500;

let server: TestServer;
let ann: Client;
let table: string;
beforeAll(async () => {
  server = await startServer({
    DESTRIER_LIMIT_BAD_FRAMES: '1000000',
    DESTRIER_LIMIT_PERSON_CONNECTIONS: '1000000',
    DESTRIER_LIMIT_ADDRESS_CONNECTIONS: '1000000',
  });
  ann = await Client.guest(server.url, 'Ann');
  table = await beginTable(ann, await Client.guest(server.url, 'Bob'));
});
afterAll(() => server.close());

interface Route {
  readonly method: string;
  readonly path: string;
}

async function routes(): Promise<Route[]> {
  const spec = z
    .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .parse(await (await fetch(`${server.url}/api/openapi.json`)).json());
  return Object.entries(spec.paths)
    .filter(([path]) => path.startsWith('/api/v1/') && !SLOW.includes(path))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => ({ method, path })));
}

const KEYS = [
  'table',
  'seat',
  'ask',
  'option',
  'text',
  'name',
  'kind',
  'id',
  'since',
  'level',
  'nonce',
];

/** What a body may be: often nearly right. */
const value = fc.oneof(
  fc.constantFrom(
    null,
    true,
    0,
    1,
    -1,
    0.5,
    1e308,
    '',
    '0',
    'hazard',
    'pass',
    '\u0000',
    '\ud800',
    '𝕏',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.jsonValue({ maxDepth: 2 }),
);
const body = fc.oneof(fc.dictionary(fc.constantFrom(...KEYS), value, { maxKeys: 5 }), value);
const word = fc.oneof(
  fc.constantFrom('0', '-1', '999999999999999999999', '%00', '%ff', '..', "'", 'null', '1e3'),
  fc.string({ maxLength: 20 }).map(encodeURIComponent),
);

/** Asks, and reads no further than the status: a stream would not end. */
async function statusOf(route: Route, words: readonly string[], sent: unknown): Promise<number> {
  let n = 0;
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === 'table' && n++ % 2 === 0 ? table : (words[n++] ?? 'x'),
  );
  const query = `?seat=${words[0] ?? ''}&since=${words[1] ?? ''}&seq=${words[2] ?? ''}`;
  const stop = new AbortController();
  const isGet = route.method === 'get';
  const response = await fetch(`${server.url}${path}${isGet ? query : ''}`, {
    method: route.method.toUpperCase(),
    headers: { ...ann.headers, 'content-type': 'application/json' },
    signal: stop.signal,
    ...(isGet ? {} : { body: JSON.stringify(sent) }),
  });
  stop.abort();
  return response.status;
}

it('answers whatever is sent to any route without failing itself, and the game stays as it was', async () => {
  const before = await sceneOf(ann, table, 0);
  const all = (await routes()).filter(({ path }) => !/resign|delete|sign-out|undo/.test(path));
  expect(all.length).toBeGreaterThan(40);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...all),
      fc.array(word, { minLength: 3, maxLength: 3 }),
      body,
      async (route, words, sent) => {
        expect(await statusOf(route, words, sent)).toBeLessThan(500);
      },
    ),
    { numRuns: REQUESTS },
  );
  expect(await sceneOf(ann, table, 0)).toEqual(before);
  expect(server.logged()).not.toContain('"level":50');
});

it('answers every frame, whatever it is, and keeps the socket', async () => {
  const before = await sceneOf(ann, table, 0);
  const socket = await TestSocket.open(ann);
  const frame = fc.oneof(
    body,
    fc.record(
      {
        kind: fc.constantFrom('watch', 'choose', 'leave', 'ping', 'dance'),
        table: fc.oneof(fc.constant(table), value),
        since: value,
        seat: fc.oneof(fc.constantFrom(0, 1, null), value),
        ask: value,
        option: value,
        id: fc.oneof(fc.constant(1), value),
      },
      { requiredKeys: ['kind'] },
    ),
  );
  for (const sent of fc.sample(frame, FRAMES)) socket.say(JSON.stringify(sent) ?? '');
  socket.say({ kind: 'choose', table, ask: 'last', option: 'x', id: 'last' });
  for (;;) if ((await socket.next('refused'))['id'] === 'last') break;
  expect(await sceneOf(ann, table, 0)).toEqual(before);
  expect(server.logged()).not.toContain('"level":50');
});
