import type { Storage } from '../storage/storage.js';
import { Crowd } from './crowd.js';
import { judged } from './judge.js';
import { withServers, type ServerProcess } from './process.js';

export interface KillTrial {
  /** The command line's program, as it is built. */
  readonly program: string;
  /** Where the servers keep their data. */
  readonly env: { readonly [name: string]: string };
  /** How many servers there are; of several one is killed at a time, and its people go to others at once. */
  readonly servers: number;
  readonly tables: number;
  readonly kills: number;
  /** Opens the same data to judge them when no server runs. */
  readonly open: () => Promise<Storage>;
}

export interface KillReport {
  readonly kills: number;
  /** Choices that were under way, by kill. */
  readonly underWay: readonly number[];
  readonly acknowledged: number;
  /** What was lost, unreadable or told wrongly; none if all is well. */
  readonly faults: readonly string[];
}

/** Kills servers again and again while people play, and lets what they acknowledged be the judge. */
export function killTrial(trial: KillTrial): Promise<KillReport> {
  return withServers((start) => tried(trial, () => start(trial.program, trial.env)));
}

async function tried(trial: KillTrial, start: () => Promise<ServerProcess>): Promise<KillReport> {
  const { kills } = trial;
  const servers: ServerProcess[] = [];
  for (let i = 0; i < trial.servers; i++) servers.push(await start());
  const crowd = await Crowd.gather(first(servers).url, trial.tables);
  const underWay: number[] = [];
  while (underWay.length < kills) {
    await crowd.connect(servers.map(({ url }) => url));
    crowd.goOn();
    underWay.push(await crowd.untilBusy());
    await killOne(servers, crowd);
    // What is played while a server starts is not part of the trial, and would keep it from starting.
    crowd.rest();
    servers.push(await start());
    await crowd.fillUp(first(servers).url);
  }
  const unreadable = await crowd.unreadable(first(servers).url);
  crowd.disperse();
  for (const server of servers) await server.stop();
  const { acknowledged, complaints, waited } = crowd;
  const lost = await judged(trial.open, crowd);
  const away = waited > 0 ? [`the database did not answer ${waited} times`] : [];
  const faults = [...complaints, ...away, ...unreadable, ...lost];
  return { kills: underWay.length, underWay, acknowledged: acknowledged.length, faults };
}

async function killOne(servers: ServerProcess[], crowd: Crowd): Promise<void> {
  const [killed] = servers.splice(Math.floor(Math.random() * servers.length), 1);
  await killed?.kill();
  if (servers.length === 0) return;
  await crowd.connect(servers.map(({ url }) => url));
  await crowd.untilBusy();
}

function first(servers: readonly ServerProcess[]): ServerProcess {
  const [server] = servers;
  if (server === undefined) throw new Error('a trial needs a server');
  return server;
}
