import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Client, codeOf, type Answer } from './testing/client.js';
import { startServer, type TestServer } from './testing/server.js';
import { beginTable, openTable } from './testing/table.js';

let server: TestServer;
let ann: Client;
let bob: Client;
beforeAll(async () => {
  server = await startServer();
  ann = await Client.guest(server.url, 'Ann');
  bob = await Client.guest(server.url, 'Bob');
});
afterAll(() => server.close());

const statusAndCode = (answer: Answer): [number, string] => [answer.status, codeOf(answer)];

describe('opening and joining', () => {
  it('opens a table, shows it to its host, and never its secret', async () => {
    const answer = await ann.ask('POST', '/tables', { game: 'hazard', seats: 2 });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ state: 'open', mine: [0], access: 'invitation', head: 0 });
    for (const key of ['secret', 'password', 'nonce'])
      expect(JSON.stringify(answer.body)).not.toContain(`"${key}"`);
  });

  it('refuses what the game does not know, by name', async () => {
    const open = (wish: object) =>
      ann.ask('POST', '/tables', { game: 'hazard', seats: 2, ...wish });
    expect(statusAndCode(await open({ game: 'chess' }))).toEqual([404, 'game.unknown']);
    expect(statusAndCode(await open({ seats: 6 }))).toEqual([400, 'setting.seats']);
    expect(statusAndCode(await open({ options: { rounds: '9' } }))).toEqual([400, 'setting.value']);
    expect(statusAndCode(await open({ rated: true }))).toEqual([403, 'rated.guest']);
  });

  it('lets in by the link, and shows nothing to who has none', async () => {
    const table = await openTable(ann, { access: 'invitation' });
    const { invitation } = z
      .object({ invitation: z.string() })
      .parse((await ann.get(`/tables/${table}`)).body);
    expect(statusAndCode(await bob.get(`/tables/${table}`))).toEqual([404, 'table.unknown']);
    expect((await bob.get(`/tables/${table}?invitation=${invitation}`)).status).toBe(200);
    expect(statusAndCode(await bob.ask('POST', `/tables/${table}/join`))).toEqual([
      403,
      'table.private',
    ]);
    expect(await bob.post(`/tables/${table}/join`, { invitation })).toEqual({ seat: 1 });
  });

  it('lets in by the password, and slows down who guesses it', async () => {
    const table = await openTable(ann, { access: 'password', password: 'open sesame' });
    const join = (password: string) => bob.ask('POST', `/tables/${table}/join`, { password });
    for (let i = 0; i < 4; i++)
      expect(statusAndCode(await join('wrong words'))).toEqual([403, 'password.wrong']);
    expect((await join('open sesame')).status).toBe(200);
    const other = await openTable(ann, { access: 'password', password: 'open sesame' });
    const guess = () => bob.ask('POST', `/tables/${other}/join`, { password: 'wrong words' });
    for (let i = 0; i < 5; i++) await guess();
    expect(statusAndCode(await guess())).toEqual([429, 'tries.many']);
  });

  it('lets the host alone seat bots, clear seats, start and close', async () => {
    const table = await openTable(ann);
    await ann.post(`/tables/${table}/bot`, { seat: 1, level: 'greedy' });
    await ann.post(`/tables/${table}/clear`, { seat: 1 });
    expect(statusAndCode(await ann.ask('POST', `/tables/${table}/start`))).toEqual([
      409,
      'seats.free',
    ]);
    await bob.post(`/tables/${table}/join`, { nonce: 'mine' });
    await bob.post(`/tables/${table}/nonce`, { nonce: 'another' });
    for (const [path, body] of [
      ['bot', { seat: 1, level: 'greedy' }],
      ['clear', { seat: 0 }],
      ['start', {}],
      ['close', {}],
    ] as const)
      expect(statusAndCode(await bob.ask('POST', `/tables/${table}/${path}`, body))).toEqual([
        403,
        'host.only',
      ]);
    await bob.post(`/tables/${table}/leave`);
    await ann.post(`/tables/${table}/close`);
    expect(codeOf(await bob.ask('POST', `/tables/${table}/join`))).toBe('table.begun');
  });
});

const pageSchema = z.object({
  tables: z.array(z.object({ id: z.string() })),
  next: z.string().nullable(),
});
const idsIn = ({ body }: Answer): string[] => pageSchema.parse(body).tables.map(({ id }) => id);

it('lists my tables, open ones, those to watch and finished ones, page by page', async () => {
  const [eve, fay] = [await Client.guest(server.url, 'Eve'), await Client.guest(server.url, 'Fay')];
  const open = await openTable(eve);
  const running = await beginTable(eve, fay);
  const finished = await beginTable(eve, fay);
  await fay.post(`/tables/${finished}/resign`);
  expect(idsIn(await fay.get('/tables/open'))).toContain(open);
  expect(idsIn(await ann.get('/tables/watch'))).toContain(running);
  expect(idsIn(await eve.get('/me/tables'))).toEqual([running, open]);
  expect(idsIn(await eve.get('/me/finished'))).toEqual([finished]);
  const { next } = pageSchema.parse((await eve.get('/me/tables?most=1')).body);
  expect(idsIn(await eve.get(`/me/tables?most=1&cursor=${next}`))).toEqual([open]);
  expect(codeOf(await eve.get('/tables/open?most=51'))).toBe('input.invalid');
  expect(codeOf(await eve.get('/tables/open?cursor=x'))).toBe('cursor.unknown');
});

it('shows a stranger the open tables and those to watch, and of them nothing that is for others', async () => {
  const [eve, fay] = [await Client.guest(server.url, 'Eve'), await Client.guest(server.url, 'Fay')];
  const open = await openTable(eve);
  const hidden = [
    await openTable(eve, { access: 'invitation' }),
    await openTable(eve, { access: 'password', password: 'open sesame' }),
    await beginTable(eve, fay, { access: 'invitation', spectators: false }),
  ];
  const running = await beginTable(eve, fay);
  const stranger = new Client(server.url);
  const [openList, watchList] = [
    await stranger.get('/tables/open'),
    await stranger.get('/tables/watch'),
  ];
  expect([openList.status, watchList.status]).toEqual([200, 200]);
  expect(idsIn(openList)).toContain(open);
  expect(idsIn(watchList)).toContain(running);
  for (const id of hidden) expect([...idsIn(openList), ...idsIn(watchList)]).not.toContain(id);
  const cards = z.object({
    tables: z.array(
      z.looseObject({
        mine: z.tuple([]),
        waits: z.literal(false),
        invited: z.literal(false),
        invitation: z.null(),
      }),
    ),
  });
  for (const { body, text } of [openList, watchList]) {
    expect(cards.safeParse(body).error).toBeUndefined();
    for (const key of ['secret', 'password', 'nonce']) expect(text).not.toContain(`"${key}"`);
  }
  expect(stranger.cookie).toBe('');
  for (const path of ['/me/tables', '/me/finished', `/tables/${open}`, `/tables/${running}/scene`])
    expect(codeOf(await stranger.get(path))).toBe('session.needed');
});

it('lists the games with their options, and the best players', async () => {
  const { levels, games } = z
    .object({ levels: z.array(z.string()), games: z.array(z.looseObject({ id: z.string() })) })
    .parse((await new Client(server.url).get('/games')).body);
  expect(levels).toEqual(['random', 'greedy', 'strong', 'master']);
  expect(games.find(({ id }) => id === 'hazard')).toMatchObject({ seats: { min: 2, max: 5 } });
  expect((await new Client(server.url).get('/games/hazard/best')).body).toEqual({ best: [] });
  expect(codeOf(await new Client(server.url).get('/games/chess/best'))).toBe('game.unknown');
});

describe('chat, mutes and notes', () => {
  it('lets who sits there talk, and who mutes them read nothing of it', async () => {
    const table = await beginTable(ann, bob);
    await bob.post(`/tables/${table}/chat`, { text: ' Good luck ' });
    const read = async () => (await ann.get(`/tables/${table}/chat?since=0`)).body;
    expect(await read()).toMatchObject({ lines: [{ text: 'Good luck' }], last: 1 });
    const { id } = z.object({ id: z.string() }).parse((await bob.get('/me')).body);
    await ann.ask('PUT', `/me/mutes/${id}`);
    expect((await ann.get('/me/mutes')).body).toEqual({ muted: [id] });
    expect(await read()).toEqual({ lines: [], last: 1 });
    await ann.ask('DELETE', `/me/mutes/${id}`);
    expect(await read()).toMatchObject({ lines: [{ n: 1 }] });
    const eve = await Client.guest(server.url, 'Eve');
    const loud = await eve.ask('POST', `/tables/${table}/chat`, { text: 'Me too' });
    expect(statusAndCode(loud)).toEqual([403, 'seat.none']);
    expect(codeOf(await ann.ask('POST', `/tables/${table}/chat`, { text: ' ' }))).toBe('chat.line');
  });

  it('keeps a note for who wrote it alone', async () => {
    const table = await beginTable(ann, bob);
    const url = `/tables/${table}/note`;
    expect((await ann.ask('PUT', url, { text: 'He bluffs' })).status).toBe(200);
    expect((await ann.get(url)).body).toEqual({ text: 'He bluffs' });
    expect((await bob.get(url)).body).toEqual({ text: '' });
    expect(codeOf(await ann.ask('PUT', url, { text: 'x'.repeat(10_001) }))).toBe('note.text');
  });
});

describe('records', () => {
  it('gives the whole record of a finished game, which verifies', async () => {
    const table = await beginTable(ann, bob);
    const before = await ann.get(`/tables/${table}/record`);
    expect(before.status).toBe(200);
    await bob.post(`/tables/${table}/resign`);
    const { headers, body } = await ann.get(`/tables/${table}/record`);
    expect(headers.get('content-type')).toMatch(/^text\/plain/);
    expect(headers.get('content-disposition')).toContain(table);
    expect(body).not.toEqual(before.body);
    expect(await ann.post('/records/verify', { text: body })).toMatchObject({ ok: true });
    const broken = await ann.ask('POST', '/records/verify', { text: 'no record' });
    expect(broken.status).toBe(400);
  });

  it('gives a table to play on with: a fork while the game runs, any moment when it is over', async () => {
    const table = await beginTable(ann, bob);
    const fork = z.object({ destrier: z.string(), seed: z.unknown() });
    expect(fork.parse((await ann.get(`/tables/${table}/play-on`)).body).destrier).toBe('table 1');
    expect(statusAndCode(await ann.get(`/tables/${table}/play-on?seq=1`))).toEqual([
      403,
      'seq.running',
    ]);
    await bob.post(`/tables/${table}/resign`);
    expect(fork.parse((await ann.get(`/tables/${table}/play-on?seq=1`)).body).destrier).toBe(
      'table 1',
    );
    expect(statusAndCode(await ann.get(`/tables/${table}/content`))).toEqual([404, 'pack.unknown']);
  });
});
