import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { Client, codeOf } from './testing/client.js';
import { startServer, type TestServer } from './testing/server.js';
import { openTable } from './testing/table.js';

const doorsSchema = z.object({ addresses: z.array(z.string()), alone: z.boolean() });

async function doorsAt(client: Client, table: string, headers = {}) {
  const answer = await client.ask('GET', `/tables/${table}/doors`, undefined, headers);
  return doorsSchema.parse(answer.body);
}

let open: TestServer;
beforeAll(async () => {
  open = await startServer({ HOST: '0.0.0.0' });
});
afterAll(() => open.close());

/** The server at its own machine. */
const hereOf = (url: string): string => url.replace('0.0.0.0', '127.0.0.1');

it('tells somebody at its own machine where others find it', async () => {
  const ann = await Client.guest(hereOf(open.url));
  const { addresses, alone } = await doorsAt(ann, await openTable(ann));
  expect(alone).toBe(false);
  const { port } = new URL(open.url);
  for (const address of addresses) expect(address).toMatch(new RegExp(`^http://[\\d.]+:${port}/$`));
  expect(addresses).not.toContain(`http://127.0.0.1:${port}/`);
});

it('tells nothing of its machine to who comes through a proxy', async () => {
  const ann = await Client.guest(hereOf(open.url));
  const table = await openTable(ann);
  const proxied = { 'x-forwarded-for': '192.168.1.7' };
  expect(await doorsAt(ann, table, proxied)).toEqual({ addresses: [], alone: false });
});

it('tells nothing to who may not see the table', async () => {
  const ann = await Client.guest(hereOf(open.url));
  const bob = await Client.guest(hereOf(open.url), 'Bob');
  const table = await openTable(ann, { access: 'invitation' });
  expect(codeOf(await bob.get(`/tables/${table}/doors`))).toBe('table.unknown');
});

it('says that it listens to its own machine alone', async () => {
  const own = await startServer();
  const ann = await Client.guest(own.url);
  expect(await doorsAt(ann, await openTable(ann))).toEqual({ addresses: [], alone: true });
  await own.close();
});

it('names its public address', async () => {
  const own = await startServer({ PUBLIC_URL: 'http://club.lan/play' });
  const ours = { origin: 'http://club.lan' };
  const ann = new Client(own.url);
  await ann.ask('POST', '/guest', { name: 'Ann' }, ours);
  const opened = await ann.ask('POST', '/tables', { game: 'hazard', seats: 2 }, ours);
  const { id } = z.object({ id: z.string() }).parse(opened.body);
  expect((await doorsAt(ann, id)).addresses).toEqual(['http://club.lan/play/']);
  await own.close();
});
