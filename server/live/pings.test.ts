import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client } from '../http/testing/client.js';
import { startServer, type TestServer } from '../http/testing/server.js';
import { TestSocket } from '../http/testing/socket.js';

const BEAT_MS = 300;

let server: TestServer;
let ann: Client;
beforeAll(async () => {
  server = await startServer({}, { beatMs: BEAT_MS });
  ann = await Client.guest(server.url, 'Ann');
});
afterAll(() => server.close());

it('says back what a ping says', async () => {
  const { socket } = await TestSocket.open(ann);
  const heard = new Promise((resolve) =>
    socket.once('pong', (data: Buffer) => resolve(data.toString())),
  );
  socket.ping('are you there');
  expect(await heard).toBe('are you there');
  socket.terminate();
});

it('closes the socket of a client that pings without end', async () => {
  const own = await startServer();
  const { socket, closed } = await TestSocket.open(await Client.guest(own.url));
  let answers = 0;
  socket.on('pong', () => answers++);
  for (let i = 0; i < 101; i++) socket.ping('x'.repeat(125));
  expect(await closed).toBe(1008);
  expect(answers).toBe(100);
  await own.close();
});

it('closes the socket of a client that sends pongs without end', async () => {
  const own = await startServer();
  const { socket, closed } = await TestSocket.open(await Client.guest(own.url));
  for (let i = 0; i < 101; i++) socket.pong();
  expect(await closed).toBe(1008);
  await own.close();
});

it('cuts off a client that pongs without having read the ping, and keeps one that has', async () => {
  const honest = await TestSocket.open(ann);
  const deaf = await TestSocket.open(ann, {}, { autoPong: false });
  const ponging = setInterval(() => deaf.socket.pong('anything'), BEAT_MS / 10);
  expect(await deaf.closed).toBe(1006);
  clearInterval(ponging);
  await wait(2 * BEAT_MS);
  expect(honest.socket.readyState).toBe(honest.socket.OPEN);
  honest.socket.terminate();
});
