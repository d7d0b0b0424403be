import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { patched, type Change, type Json } from '../rooms/patch.js';
import { Client, codeOf } from './testing/client.js';
import { startServer, type TestServer } from './testing/server.js';
import { LineReader } from './testing/stream.js';
import {
  answerOf,
  beginTable,
  openTable,
  sceneOf,
  standingSchema,
  type TableStanding,
} from './testing/table.js';

let server: TestServer;
let ann: Client;
let bob: Client;
beforeAll(async () => {
  server = await startServer({}, { beatMs: 100 });
  ann = await Client.guest(server.url, 'Ann');
  bob = await Client.guest(server.url, 'Bob');
});
afterAll(() => server.close());

/** Plays to the end by asking for scenes and posting choices; returns how it ended. */
async function playOut(table: string, clients: readonly Client[]): Promise<TableStanding> {
  for (;;) {
    for (const [seat, client] of clients.entries()) {
      const scene = await sceneOf(client, table, seat);
      if (scene.result !== null) return scene;
      const answer = answerOf(scene, seat);
      if (answer !== undefined) await client.post(`/tables/${table}/choose`, answer);
    }
  }
}

const isOver = (lines: readonly TableStanding[]): boolean =>
  (lines.at(-1)?.result ?? null) !== null;

it('plays a whole game over HTTP alone, and streams it to a seat without a gap', async () => {
  const table = await beginTable(ann, bob);
  const stream = await LineReader.open(ann, `/tables/${table}/stream?seat=0`);
  await playOut(table, [ann, bob]);
  const ended = await sceneOf(ann, table, 0);
  const lines: TableStanding[] = [];
  while (!isOver(lines)) lines.push(standingSchema.parse(await stream.next('step')));
  stream.close();
  expect(lines.every((line) => line.table === table)).toBe(true);
  expect(lines[0]?.kind).toBe('scene');
  expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, i) => i + 1));
  const [scene, ...steps] = lines;
  const view = steps.reduce(
    (seen, { changes }) => patched(seen, changes as Change[]),
    scene?.['view'] as Json,
  );
  expect(view).toEqual(ended['view']);
  const card = await ann.get(`/tables/${table}`);
  expect(card.body).toMatchObject({ state: 'finished', head: lines.length });
});

it('takes the same choice twice as once, also at the same time', async () => {
  const table = await beginTable(ann, bob);
  const answer = answerOf(await sceneOf(ann, table, 0), 0);
  const send = () => ann.ask('POST', `/tables/${table}/choose`, answer);
  const answers = [...(await Promise.all([send(), send(), send()])), await send()];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(
    new Set(answers.map(({ body }) => z.object({ seq: z.number() }).parse(body).seq)).size,
  ).toBe(1);
  expect((await sceneOf(ann, table, 0)).seq).toBe(2);
});

it('refuses a stale choice and another seat, and changes nothing', async () => {
  const table = await beginTable(ann, bob);
  const answer = { ask: '999', option: 'nothing' };
  const stale = await ann.ask('POST', `/tables/${table}/choose`, answer);
  expect(stale.status).toBe(409);
  expect(codeOf(stale)).toMatch(/^choice\./);
  const other = await ann.ask('POST', `/tables/${table}/choose`, { ...answer, seat: 1 });
  expect([other.status, codeOf(other)]).toEqual([403, 'seat.other']);
  const eve = await Client.guest(server.url, 'Eve');
  expect(codeOf(await eve.ask('POST', `/tables/${table}/choose`, answer))).toBe('seat.none');
  expect((await sceneOf(ann, table, 0)).seq).toBe(1);
});

it("shows a seat's view to its owner alone, and the public one to who may watch", async () => {
  const eve = await Client.guest(server.url, 'Eve');
  const watched = await beginTable(ann, bob);
  const publicly = await eve.get(`/tables/${watched}/scene`);
  expect(standingSchema.parse(publicly.body).asks.every(({ offers }) => offers === undefined)).toBe(
    true,
  );
  for (const path of ['scene?seat=0', 'stream?seat=0'])
    expect(codeOf(await eve.get(`/tables/${watched}/${path}`))).toBe('seat.other');
  expect(codeOf(await bob.get(`/tables/${watched}/scene?seat=0`))).toBe('seat.other');
  const hidden = await beginTable(ann, bob, { spectators: false });
  for (const path of ['scene', 'stream', 'scene?seat=0', 'chat', 'record'])
    expect(codeOf(await eve.get(`/tables/${hidden}/${path}`))).toBe('table.unknown');
});

it("shows any seat's view to who may watch, once the game is over", async () => {
  const eve = await Client.guest(server.url, 'Eve');
  const watched = await beginTable(ann, bob);
  const own = (await sceneOf(bob, watched, 1))['view'];
  await ann.post(`/tables/${watched}/resign`);
  for (const person of [eve, ann])
    expect((await person.get(`/tables/${watched}/scene?seat=1&seq=1`)).body).toMatchObject({
      seq: 1,
      view: own,
    });
  expect(codeOf(await ann.get(`/tables/${watched}/scene?seat=2`))).toBe('seat.unknown');
  const hidden = await beginTable(ann, bob, { spectators: false });
  await ann.post(`/tables/${hidden}/resign`);
  expect(codeOf(await eve.get(`/tables/${hidden}/scene?seat=1`))).toBe('table.unknown');
});

it('shows an earlier moment just as it was', async () => {
  const table = await beginTable(ann, bob);
  const before = await sceneOf(ann, table, 0);
  await ann.post(`/tables/${table}/choose`, answerOf(before, 0));
  expect((await ann.get(`/tables/${table}/scene?seat=0&seq=1`)).body).toMatchObject({
    seq: 1,
    view: before['view'],
  });
  expect(codeOf(await ann.get(`/tables/${table}/scene?seat=0&seq=9`))).toBe('seq.ahead');
});

it('lets who comes early wait for the game, and keeps the line open meanwhile', async () => {
  const table = await openTable(ann);
  const stream = await LineReader.open(ann, `/tables/${table}/stream?seat=0`);
  expect(await stream.next('alive')).toEqual({ kind: 'alive' });
  await bob.post(`/tables/${table}/join`);
  expect(await stream.next('news')).toEqual({ kind: 'news', table });
  await ann.post(`/tables/${table}/start`);
  expect(await stream.next('scene')).toMatchObject({ table, kind: 'scene', seq: 1 });
  stream.close();
});

it('shows a seat to nobody who has lost it before the game began', async () => {
  const table = await openTable(ann);
  const eve = await Client.guest(server.url, 'Eve');
  await eve.post(`/tables/${table}/join`);
  const stream = await LineReader.open(eve, `/tables/${table}/stream?seat=1`);
  await ann.post(`/tables/${table}/clear`, { seat: 1 });
  expect(await stream.next('left')).toEqual({ kind: 'left', table });
  await bob.post(`/tables/${table}/join`);
  await ann.post(`/tables/${table}/start`);
  expect(await stream.next('alive')).toEqual({ kind: 'alive' });
  expect(stream.seen.filter(({ kind }) => kind === 'scene' || kind === 'step')).toEqual([]);
  stream.close();
});

it('ends the stream of a program whose token is revoked', async () => {
  const owner = await Client.account(server.url, 'Owner');
  const { token } = z
    .object({ token: z.object({ id: z.string(), secret: z.string() }) })
    .parse({ token: await owner.post('/me/tokens', { label: 'laptop' }) });
  const table = await beginTable(ann, bob);
  const stream = await LineReader.open(
    new Client(server.url, token.secret),
    `/tables/${table}/stream`,
  );
  expect(await stream.next('scene')).toMatchObject({ seq: 1 });
  await owner.ask('DELETE', `/me/tokens/${token.id}`);
  await stream.ended;
});

it('lets somebody give up, does nothing more then, and opens one table to play again', async () => {
  const table = await beginTable(ann, bob);
  const { status } = await ann.ask('POST', `/tables/${table}/resign`);
  expect(status).toBe(200);
  expect((await sceneOf(ann, table, 0)).result).toHaveLength(2);
  const over = await bob.ask('POST', `/tables/${table}/undo`);
  expect([over.status, codeOf(over)]).toEqual([409, 'table.over']);
  const again = z.object({ id: z.string() });
  const first = again.parse(await bob.post(`/tables/${table}/rematch`));
  expect(again.parse(await ann.post(`/tables/${table}/rematch`))).toEqual(first);
});

it('plays against a bot of the house', async () => {
  const table = await openTable(ann, { bots: [null, 'random'] });
  await ann.post(`/tables/${table}/start`);
  const ended = await playOut(table, [ann]);
  expect(ended.result).toHaveLength(2);
});

it('goes on after a restart where it was', async () => {
  let own = await startServer();
  const [carl, dora] = [await Client.guest(own.url, 'Carl'), await Client.guest(own.url, 'Dora')];
  const table = await beginTable(carl, dora);
  const before = await sceneOf(carl, table, 0);
  own = await own.restart();
  const again = new Client(own.url);
  again.cookie = carl.cookie;
  expect(await sceneOf(again, table, 0)).toEqual(before);
  await own.close();
});
