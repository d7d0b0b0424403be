import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  freshDatabase,
  startServer as startDatabase,
  type TestDatabase,
} from '../storage/testing/postgres.js';
import { Client } from './testing/client.js';
import { startServer, type TestServer } from './testing/server.js';
import { TestSocket } from './testing/socket.js';
import { LineReader } from './testing/stream.js';
import {
  answerOf,
  beginTable,
  sceneOf,
  standingSchema,
  type TableStanding,
} from './testing/table.js';

let database: TestDatabase;
let one: TestServer;
let two: TestServer;
beforeAll(async () => {
  database = await freshDatabase();
  one = await startServer({ DATABASE_URL: database.url });
  two = await startServer({ DATABASE_URL: database.url });
});
afterAll(async () => {
  await one.close();
  await two.close();
  await database.drop();
});

/** The same browser, sent to another process by a proxy. */
function at({ url }: TestServer, client: Client): Client {
  const there = new Client(url);
  there.cookie = client.cookie;
  return there;
}

/** How a table stands at a process, once that has heard of an entry. */
async function sceneSince(
  client: Client,
  table: string,
  seat: number,
  seq: number,
): Promise<TableStanding> {
  for (;;) {
    const scene = await sceneOf(client, table, seat);
    if (scene.seq >= seq) return scene;
  }
}

it('plays one table through two processes, each choice through the other than the one before', async () => {
  const ann = await Client.guest(one.url, 'Ann');
  const bob = at(two, await Client.guest(one.url, 'Bob'));
  const table = await beginTable(ann, bob);
  const stream = await LineReader.open(at(two, ann), `/tables/${table}/stream?seat=0`);
  const lines: TableStanding[] = [];
  const clients = [
    [ann, at(one, bob)],
    [at(two, ann), bob],
  ];
  for (let n = 0; (lines.at(-1)?.result ?? null) === null; n++) {
    lines.push(standingSchema.parse(await stream.next('step')));
    for (const [seat, client] of (clients[n % 2] ?? []).entries()) {
      const answer = answerOf(await sceneSince(client, table, seat, lines.at(-1)?.seq ?? 0), seat);
      // Ahead of the line just read, it may be answered already: then the same choice is only repeated.
      if (answer !== undefined) await client.ask('POST', `/tables/${table}/choose`, answer);
    }
  }
  stream.close();
  expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, i) => i + 1));
});

it('tells a socket at one process of what is done at the other', async () => {
  const ann = await Client.guest(one.url, 'Ann');
  const bob = await Client.guest(two.url, 'Bob');
  const table = await beginTable(ann, bob);
  const socket = await TestSocket.open(ann);
  socket.say({ kind: 'watch', table, since: null, seat: 0 });
  await socket.next('scene');
  await bob.post(`/tables/${table}/chat`, { text: 'Hello' });
  expect(await socket.next('news')).toEqual({ kind: 'news', table });
  await bob.post(`/tables/${table}/choose`, answerOf(await sceneOf(bob, table, 1), 1));
  expect(await socket.next('step')).toMatchObject({
    table,
    seq: 2,
    deed: { kind: 'choice', seat: 1 },
  });
});

it('never lets simultaneous answers at two processes refuse each other', async () => {
  const ann = await Client.guest(one.url, 'Ann');
  const bob = await Client.guest(two.url, 'Bob');
  const table = await beginTable(ann, bob);
  const answers = await Promise.all(
    [ann, bob].map(async (client, seat) => {
      const answer = answerOf(await sceneOf(client, table, seat), seat);
      return client.ask('POST', `/tables/${table}/choose`, answer);
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await expect.poll(async () => (await sceneOf(ann, table, 0)).seq).toBe(3);
});

it('says that the database is gone and loses nothing; goes on when it is back', async () => {
  const postgres = await startDatabase();
  const own = await startServer({ DATABASE_URL: postgres.url });
  const [ann, bob] = [await Client.guest(own.url, 'Ann'), await Client.guest(own.url, 'Bob')];
  const table = await beginTable(ann, bob);
  const choice = answerOf(await sceneOf(ann, table, 0), 0);
  const restarting = postgres.restart();
  const seen = new Set<number>();
  const choose = async (): Promise<number> => {
    const { status } = await ann.ask('POST', `/tables/${table}/choose`, choice);
    seen.add(status);
    return status;
  };
  await restarting;
  await expect.poll(choose, { timeout: 60_000 }).toBe(200);
  expect([...seen].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect((await sceneOf(ann, table, 0)).seq).toBe(2);
  await postgres.stop();
  const ready = await fetch(`${own.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([
    503,
    { error: { code: 'storage.unavailable' } },
  ]);
  expect((await fetch(`${own.url}/healthz`)).status).toBe(200);
  await expect(own.close()).rejects.toThrow('could not stop cleanly');
});
