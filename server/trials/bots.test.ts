import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { Client } from '../http/testing/client.js';
import { answerOf, openTable, sceneOf, type TableStanding } from '../http/testing/table.js';
import { newPlace } from '../storage/testing/places.js';
import { withServers } from './process.js';

const PROGRAM = join(fileURLToPath(new URL('../..', import.meta.url)), 'cli/dist/main.js');
const POLL = { timeout: 60_000, interval: 50 };

/** Plays until a bot is waited for; what it is after that is the bot's. */
async function untilBotIsAsked(client: Client, table: string): Promise<TableStanding> {
  for (;;) {
    const scene = await sceneOf(client, table, 0);
    const answer = answerOf(scene, 0);
    if (answer === undefined) return scene;
    await client.post(`/tables/${table}/choose`, answer);
  }
}

it('goes on with the bots of a process that was killed, in another', async () =>
  withServers(async (start) => {
    const place = await newPlace('postgres');
    const env = { DATABASE_URL: place.address, DESTRIER_DATA: place.folder };
    // The first to come thinks for all tables.
    const first = await start(PROGRAM, env);
    const ann = await Client.guest(first.url);
    const second = await start(PROGRAM, env);
    const table = await openTable(ann, { bots: [null, 'random'], options: {} });
    await ann.post(`/tables/${table}/start`);
    await expect.poll(async () => (await sceneOf(ann, table, 0)).seq, POLL).toBeGreaterThan(1);
    await first.kill();
    const killed = Date.now();
    const there = ann.at(second.url);
    const waiting = await untilBotIsAsked(there, table);
    await expect
      .poll(async () => (await sceneOf(there, table, 0)).seq, POLL)
      .toBeGreaterThan(waiting.seq);
    console.log(`a bot went on ${Date.now() - killed} ms after its process was killed`);

    expect(await second.stop()).toBe(0);
    await place.clear();
  }));
