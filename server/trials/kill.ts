import { setTimeout as wait } from 'node:timers/promises';
import { Client } from '../http/testing/client.js';
import { beginTable } from '../http/testing/table.js';
import type { Storage } from '../storage/storage.js';
import { faultsOf } from './judge.js';
import { Player } from './player.js';
import { ServerProcess } from './process.js';

export interface KillTrial {
  /** The command line's program, as it is built. */
  readonly program: string;
  /** Where the server keeps its data. */
  readonly env: { readonly [name: string]: string };
  readonly tables: number;
  readonly kills: number;
  /** Opens the same data to judge them when no server runs. */
  readonly open: () => Promise<Storage>;
  readonly progress?: (words: string) => void;
}

export interface KillReport {
  readonly kills: number;
  /** Choices that were under way, by kill. */
  readonly underWay: readonly number[];
  readonly acknowledged: number;
  /** What was lost, unreadable or told wrongly; none if all is well. */
  readonly faults: readonly string[];
}

/** A short game would be over before the server is killed. */
const LONG = { game: 'glory', options: {} };
const PLAYERS = 10;

/** Kills a server again and again while people play, and lets what it acknowledged be the judge. */
export async function killTrial(trial: KillTrial): Promise<KillReport> {
  let server = await ServerProcess.start(trial.program, trial.env);
  const players = await seated(server.url, trial.tables);
  const underWay: number[] = [];
  while (underWay.length < trial.kills) {
    for (const player of players) await player.connect(server.url);
    const atOnce = await untilBusy(players);
    await server.kill();
    underWay.push(atOnce);
    trial.progress?.(`${underWay.length} of ${trial.kills} kills, ${atOnce} choices under way`);
    server = await ServerProcess.start(trial.program, trial.env);
    await replaceFinished(server.url, players);
  }
  for (const player of players) await player.connect(server.url);
  const unreadable = await unreadables(server.url, players);
  for (const player of players) player.close();
  await server.stop();
  const storage = await trial.open();
  try {
    const acknowledged = players.flatMap((player) => player.acknowledged);
    const complaints = players.flatMap((player) => player.complaints);
    const lost = await faultsOf(storage, acknowledged);
    return {
      kills: underWay.length,
      underWay,
      acknowledged: acknowledged.length,
      faults: [...complaints, ...unreadable, ...lost],
    };
  } finally {
    await storage.close();
  }
}

async function seated(url: string, tables: number): Promise<Player[]> {
  const players: Player[] = [];
  for (let i = 0; i < PLAYERS; i++)
    players.push(new Player(await Client.guest(url, `Player ${i}`)));
  for (let i = 0; i < tables; i++) await begin(url, players, i);
  return players;
}

async function begin(url: string, players: readonly Player[], i: number): Promise<void> {
  const host = players[i % players.length];
  const apart = 1 + (Math.floor(i / players.length) % (players.length - 1));
  const guest = players[(i + apart) % players.length];
  if (host === undefined || guest === undefined || host === guest)
    throw new Error('two players are needed for a table');
  const at = (player: Player): Client =>
    Object.assign(new Client(url), { cookie: player.client.cookie });
  const table = await beginTable(at(host), at(guest), LONG);
  host.sit(table, 0);
  guest.sit(table, 1);
}

/** Plays on for a while, and then until something is under way: the moment to kill. */
async function untilBusy(players: readonly Player[]): Promise<number> {
  const count = (): number => players.reduce((sum, player) => sum + player.underWay, 0);
  await wait(50 + Math.random() * 400);
  for (let tries = 0; tries < 1000; tries++) {
    const now = count();
    if (now > 0) return now;
    await wait(1);
  }
  throw new Error('nobody chooses any more');
}

/** Every game that ended makes room for a new one. */
async function replaceFinished(url: string, players: readonly Player[]): Promise<void> {
  const ended = new Set(players.flatMap((player) => [...player.finished]));
  const replaced = started.get(players) ?? 0;
  for (let i = replaced; i < ended.size; i++) await begin(url, players, i);
  started.set(players, Math.max(replaced, ended.size));
}
const started = new WeakMap<readonly Player[], number>();

async function unreadables(url: string, players: readonly Player[]): Promise<string[]> {
  const faults: string[] = [];
  for (const player of players) {
    const client = Object.assign(new Client(url), { cookie: player.client.cookie });
    for (const table of new Set(player.acknowledged.map((one) => one.table))) {
      const { status } = await client.get(`/tables/${table}/scene`);
      if (status !== 200) faults.push(`${table} cannot be read: ${status}`);
    }
  }
  return faults;
}
