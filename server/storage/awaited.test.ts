import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { awaitStorage } from './awaited.js';
import { freshDatabase } from './testing/postgres.js';

const folder = tmpdir();

function newLog() {
  const lines: string[] = [];
  return { lines, warn: (...said: unknown[]) => void lines.push(JSON.stringify(said)) };
}

/** A port on which nothing listens. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

it('says which database does not answer, and that it gives up, without the password', async () => {
  const at = `127.0.0.1:${await freePort()}/destrier`;
  const log = newLog();
  const place = { folder, databaseUrl: `postgres://ann:hunter2@${at}` };
  await expect(awaitStorage(place, log, 500)).rejects.toThrow(
    new RegExp(`^PostgreSQL at ${at} did not answer for 1 seconds`),
  );
  expect(log.lines).toHaveLength(1);
  expect(log.lines[0]).toContain(`"store":"PostgreSQL at ${at}","reason":"ECONNREFUSED"`);
  expect(log.lines.join()).not.toContain('hunter2');
});

it('waits for nothing that waiting does not mend', async () => {
  const database = await freshDatabase();
  const log = newLog();
  const elsewhere = new URL(database.url);
  elsewhere.pathname = '/nowhere';
  const place = { folder, databaseUrl: elsewhere.href };
  await expect(awaitStorage(place, log, 60_000)).rejects.toThrow(/"nowhere" does not exist/);
  expect(log.lines).toEqual([]);
  const storage = await awaitStorage({ folder, databaseUrl: database.url }, log, 0);
  await storage.close();
  await database.drop();
});
