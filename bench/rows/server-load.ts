import { setTimeout as wait } from 'node:timers/promises';
import type { Row, Run } from '../row.js';
import { answerOf, Client } from '../server/client.js';
import { beginGlory, LiveTable } from '../server/live-table.js';
import { liveTables, many, paced, quantile } from '../server/many.js';
import { newFolder, startOwn } from '../server/own.js';

/** What our server bears, alone, on the game that people play: Glory for two. */

const LIVE = 1000;
const CHOICES_PER_SECOND = 500;
/** So far the games have come when something is measured. */
const PLAYED = 10;
const SLOWEST = 0.99;
/** A run about the slowest in a hundred needs thousands: this many times as long as other runs. */
const LONGER = 10;

async function acknowledging(): Promise<Run> {
  const server = await startOwn();
  const tables = await liveTables(server.url, LIVE, PLAYED);
  return async (ms) => quantile(await paced(tables, CHOICES_PER_SECOND, ms * LONGER), SLOWEST);
}

/** What was loaded and compiled by then is not held for any table. */
const WARM_UP = 50;

async function holdingLive(): Promise<Run> {
  const server = await startOwn();
  await liveTables(server.url, WARM_UP, PLAYED);
  const before = await server.memory();
  await liveTables(server.url, LIVE, PLAYED);
  return async () => {
    const { held } = await server.memory();
    return (held - before.held) / LIVE / 1000;
  };
}

const SLEEPING = 10_000;
const PER_PERSON = 40;
const AWAKE = /^destrier_live_tables (\d+)$/m;

/** All of them have been awake in the process that is measured. */
async function holdingSleeping(): Promise<Run> {
  const server = await startOwn();
  const people = await many(2 * (SLEEPING / PER_PERSON), () => Client.guest(server.url));
  await many(SLEEPING, async (i) => {
    const pair = 2 * Math.floor(i / PER_PERSON);
    const [host, other] = [people[pair], people[pair + 1]];
    if (host === undefined || other === undefined) throw new Error('a table needs two');
    await beginGlory(host, other);
  });
  return async () => {
    await asleep(server.url);
    const { resident } = await server.memory();
    return resident / 1e6;
  };
}

/** Tables fall asleep some time after the last who was there left. */
async function asleep(url: string): Promise<void> {
  for (;;) {
    const figures = await answerOf(`${url}/metrics`);
    if (AWAKE.exec(figures)?.[1] === '0') return;
    await wait(500);
  }
}

const COLD = 500;
const COLD_WARM_UP = 200;
const COLD_PLAYED = 40;

/** The server is started anew for each run, so that no table is awake; others were asked for before those that are timed. */
async function waking(): Promise<Run> {
  const folder = newFolder();
  let server = await startOwn(folder);
  const tables = await many(COLD + COLD_WARM_UP, async () => {
    const host = await Client.guest(server.url);
    const other = await Client.guest(server.url);
    const table = await LiveTable.open(host, other);
    await table.play(COLD_PLAYED);
    table.close();
    return { id: table.id, host };
  });
  return async () => {
    await server.stop();
    server = await startOwn(folder);
    const took: number[] = [];
    for (const { id, host } of tables) {
      const there = host.at(server.url);
      const begun = performance.now();
      await there.get(`/tables/${id}/scene?seat=0`);
      took.push(performance.now() - begun);
    }
    return quantile(took.slice(COLD_WARM_UP), SLOWEST);
  };
}

/** An answer that reads and computes nothing: how still the machine is on which the others are measured. */
async function answering(): Promise<Run> {
  const server = await startOwn();
  return async () => {
    const took: number[] = [];
    for (let i = 0; i < COLD_WARM_UP + COLD; i++) {
      const begun = performance.now();
      await answerOf(`${server.url}/healthz`);
      took.push(performance.now() - begun);
    }
    return quantile(took.slice(COLD_WARM_UP), SLOWEST);
  };
}

export const serverLoadRows: readonly Row[] = [
  { id: 'server.live.p99', unit: 'ms', goal: { op: '<', value: 50 }, prepare: acknowledging },
  { id: 'server.live.memory', unit: 'KB', goal: { op: '<', value: 100 }, prepare: holdingLive },
  {
    id: 'server.asleep.memory',
    unit: 'MB',
    goal: { op: '<', value: 200 },
    prepare: holdingSleeping,
  },
  { id: 'server.cold.p99', unit: 'ms', goal: { op: '<', value: 5 }, prepare: waking },
  { id: 'server.nothing.p99', unit: 'ms', prepare: answering },
];
