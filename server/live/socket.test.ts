import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { Client } from '../http/testing/client.js';
import { startServer, type TestServer } from '../http/testing/server.js';
import { TestSocket } from '../http/testing/socket.js';
import type { Heard } from '../http/testing/stream.js';
import { answerOf, beginTable, openTable, sceneOf, standingSchema } from '../http/testing/table.js';
import { patched, type Change, type Json } from '../rooms/patch.js';

let server: TestServer;
let ann: Client;
let bob: Client;
beforeAll(async () => {
  server = await startServer({ DESTRIER_LIMIT_PERSON_CONNECTIONS: '1000' });
  ann = await Client.guest(server.url, 'Ann');
  bob = await Client.guest(server.url, 'Bob');
});
afterAll(() => server.close());

/** A player who keeps up with a table and may lose the line. */
class Player {
  readonly #client: Client;
  readonly #table: string;
  readonly #seat: number;
  #socket: TestSocket;
  readonly seqs: number[] = [];
  view: Json = null;

  constructor(client: Client, table: string, seat: number, socket: TestSocket) {
    this.#client = client;
    this.#table = table;
    this.#seat = seat;
    this.#socket = socket;
    this.#watch(null);
  }

  #watch(since: number | null): void {
    this.#socket.say({ kind: 'watch', table: this.#table, since, seat: this.#seat });
  }

  /** Loses the line, misses something, and comes back. */
  async cut(missed: () => Promise<void>): Promise<void> {
    this.#socket.socket.terminate();
    await this.#socket.closed;
    await missed();
    this.#socket = await TestSocket.open(this.#client);
    this.#watch(this.seqs.at(-1) ?? null);
  }

  /** Takes in one message; answers what it is asked. False: the game is over. */
  async turn(answering = true): Promise<boolean> {
    const message = await this.#socket.next('step');
    const standing = standingSchema.parse(message);
    this.seqs.push(standing.seq);
    this.view =
      standing.kind === 'scene'
        ? (standing['view'] as Json)
        : patched(this.view, standing['changes'] as Change[]);
    if (standing.result !== null) return false;
    const answer = answerOf(standing, this.#seat);
    if (answering && answer !== undefined)
      this.#socket.say({ kind: 'choose', table: this.#table, id: standing.seq, ...answer });
    return true;
  }
}

it('plays a whole game, and who is cut off goes on without a gap or a repeat', async () => {
  const table = await beginTable(ann, bob);
  const a = new Player(ann, table, 0, await TestSocket.open(ann));
  const b = new Player(bob, table, 1, await TestSocket.open(bob));
  const bobs = (async () => {
    while (await b.turn());
  })();
  // Cut off at every third message; what Ann was asked meanwhile she finds when she is back.
  for (let n = 1; await a.turn(); n++)
    if (n % 3 === 0)
      await a.cut(async () => {
        const scene = await sceneOf(ann, table, 0);
        const answer = answerOf(scene, 0);
        if (answer !== undefined) await ann.post(`/tables/${table}/choose`, answer);
      });
  await bobs;
  const ended = await sceneOf(ann, table, 0);
  const every = Array.from({ length: ended.seq }, (_, i) => i + 1);
  expect(a.seqs).toEqual(every);
  expect(b.seqs).toEqual(every.slice(-b.seqs.length));
  expect(a.view).toEqual(ended['view']);
});

async function watching(client: Client, table: string, seat: number | null): Promise<TestSocket> {
  const socket = await TestSocket.open(client);
  socket.say({ kind: 'watch', table, since: null, seat });
  return socket;
}

it('answers a double click twice with the same number, after the step it made', async () => {
  const table = await beginTable(ann, bob);
  const socket = await watching(ann, table, 0);
  const answer = answerOf(standingSchema.parse(await socket.next('scene')), 0);
  for (const id of ['one', 'two']) socket.say({ kind: 'choose', table, id, ...answer });
  expect(await socket.next('done')).toEqual({ kind: 'done', id: 'one', seq: 2 });
  expect(await socket.next('done')).toEqual({ kind: 'done', id: 'two', seq: 2 });
  const kinds = socket.seen.map(({ kind }) => kind).filter((kind) => kind !== 'present');
  expect(kinds).toEqual(['scene', 'step', 'done', 'done']);
});

it('takes a hidden answer back while it is hidden, and not after', async () => {
  const table = await beginTable(ann, bob);
  const choose = async (seat: number, client: Client): Promise<TestSocket> => {
    const socket = await watching(client, table, seat);
    const answer = answerOf(standingSchema.parse(await socket.next('scene')), seat);
    socket.say({ kind: 'choose', table, id: 1, ...answer });
    await socket.next('done');
    return socket;
  };
  const socket = await choose(0, ann);
  socket.say({ kind: 'undo', table, id: 2 });
  expect(await socket.next('done')).toEqual({ kind: 'done', id: 2, seq: 3 });
  await choose(0, ann);
  await choose(1, bob);
  socket.say({ kind: 'undo', table, id: 3 });
  expect(await socket.next('refused')).toMatchObject({ id: 3, table, code: 'choice.undo' });
});

it('refuses with the id of the wish, its table and a code', async () => {
  const table = await beginTable(ann, bob);
  const socket = await TestSocket.open(ann);
  const refused = async (frame: object): Promise<Heard> => {
    socket.say(frame);
    return socket.next('refused');
  };
  const choice = { kind: 'choose', table, ask: '999', option: 'x', id: 7 };
  expect(await refused(choice)).toMatchObject({
    id: 7,
    table,
    code: 'choice.stale',
  });
  expect(await refused({ ...choice, seat: 1 })).toMatchObject({ id: 7, code: 'seat.other' });
  const watch = { kind: 'watch', table, since: null, seat: 1 };
  expect(await refused(watch)).toMatchObject({ id: null, table, code: 'seat.other' });
  expect(await refused({ ...watch, seat: 9 })).toMatchObject({ code: 'seat.unknown' });
  expect(await refused({ ...watch, table: 'nowhere' })).toMatchObject({ code: 'table.unknown' });
});

it('shows the table anew to who is ahead of the log', async () => {
  const table = await beginTable(ann, bob);
  const socket = await TestSocket.open(ann);
  socket.say({ kind: 'watch', table, since: 99, seat: 0 });
  expect(await socket.next('scene')).toMatchObject({ table, seq: 1 });
});

it('watches several tables on one socket, and leaves one of them', async () => {
  const [one, two] = [await openTable(ann), await openTable(ann)];
  const socket = await TestSocket.open(ann);
  for (const table of [one, two]) socket.say({ kind: 'watch', table, since: null, seat: 0 });
  socket.say({ kind: 'leave', table: one });
  socket.say({ kind: 'ping' });
  await socket.next('pong');
  for (const table of [one, two]) await bob.post(`/tables/${table}/join`);
  expect(await socket.next('news')).toEqual({ kind: 'news', table: two });
  for (const table of [one, two]) await ann.post(`/tables/${table}/start`);
  expect(await socket.next('scene')).toMatchObject({ table: two, seq: 1 });
  expect(socket.seen.filter(({ table }) => table === one)).toEqual([]);
});

it('tells of what is said', async () => {
  const table = await beginTable(ann, bob);
  const socket = await watching(ann, table, 0);
  await socket.next('scene');
  await bob.post(`/tables/${table}/chat`, { text: 'Well played' });
  expect(await socket.next('news')).toEqual({ kind: 'news', table });
  const { body } = await ann.get(`/tables/${table}/chat`);
  expect(body).toMatchObject({ lines: [{ n: 1, text: 'Well played' }], last: 1 });
});

it('opens for our own page or for a token, and for nobody else', async () => {
  const { origin } = new URL(server.url);
  expect(await TestSocket.refused(ann, { origin: 'https://evil.example' })).toBe(403);
  expect(await TestSocket.refused(ann, { origin: 'null' })).toBe(403);
  expect(await TestSocket.refused(new Client(server.url))).toBe(401);
  const owner = await Client.account(server.url, 'Socket owner');
  const token = await owner.post('/me/tokens', { label: 'laptop' });
  const program = new Client(server.url, z.object({ secret: z.string() }).parse(token).secret);
  (await TestSocket.open(program)).socket.terminate();
  expect(await TestSocket.refused(program, { origin: 'https://evil.example' })).toBe(403);
  const noOrigin = { url: server.url, headers: { cookie: ann.cookie } };
  expect(await TestSocket.refused(Object.assign(Object.create(null), noOrigin) as Client)).toBe(
    403,
  );
  (await TestSocket.open(ann, { origin })).socket.terminate();
});

it('closes the socket of who signed out', async () => {
  const own = await startServer({}, { beatMs: 1000 });
  const eve = await Client.guest(own.url, 'Eve');
  const socket = await TestSocket.open(eve);
  const other = await TestSocket.open(await Client.guest(own.url, 'Fay'));
  await eve.post('/sign-out');
  expect(await socket.closed).toBe(1008);
  expect(other.socket.readyState).toBe(other.socket.OPEN);
  await own.close();
});

it('answers ten frames that it cannot understand, then closes', async () => {
  const socket = await TestSocket.open(ann);
  const bad = ['', '{', '[]', 'null', '{"kind":"dance"}', '{"kind":"ping","more":1}'];
  for (const frame of [...bad, '{"kind":"watch"}', '{"kind":"watch","table":"../x"}', '1'])
    socket.say(frame);
  socket.say({ kind: 'ping' });
  await socket.next('pong');
  expect(socket.seen.filter(({ kind }) => kind === 'refused')).toHaveLength(9);
  expect(socket.seen[0]).toEqual({ kind: 'refused', id: null, code: 'input.invalid' });
  socket.socket.send(Buffer.from([1, 2, 3]));
  expect(await socket.closed).toBe(1008);
});

it('takes a frame of 64 KB and closes at one byte more', async () => {
  const socket = await TestSocket.open(ann);
  socket.say(`"${'x'.repeat(65_534)}"`);
  expect(await socket.next('refused')).toMatchObject({ code: 'input.invalid' });
  socket.say(`"${'x'.repeat(65_535)}"`);
  expect(await socket.closed).toBe(1009);
});

it('does nothing more for a token that was revoked a moment ago', async () => {
  const owner = await Client.account(server.url, 'Owner of a token');
  const { id, secret } = z
    .object({ id: z.string(), secret: z.string() })
    .parse(await owner.post('/me/tokens', { label: 'x' }));
  const table = await beginTable(owner, bob);
  const answer = answerOf(await sceneOf(owner, table, 0), 0);
  const socket = await TestSocket.open(new Client(server.url, secret));
  expect((await owner.ask('DELETE', `/me/tokens/${id}`)).status).toBe(200);
  socket.say({ kind: 'choose', table, id: 1, ...answer });
  expect(await socket.closed).toBe(1008);
  expect((await sceneOf(owner, table, 0)).seq).toBe(1);
});
