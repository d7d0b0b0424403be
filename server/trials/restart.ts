import type { Storage } from '../storage/storage.js';
import { Crowd } from './crowd.js';
import { judged } from './judge.js';
import { withServers, type ServerProcess } from './process.js';

export interface RestartTrial {
  /** The command line's program, as it is built. */
  readonly program: string;
  /** Where the server finds the database. */
  readonly env: { readonly [name: string]: string };
  readonly tables: number;
  readonly restarts: number;
  /** Ends the database in the middle of whatever it does, and starts it again. */
  readonly restart: () => Promise<void>;
  /** Opens the same data to judge them when no server runs. */
  readonly open: () => Promise<Storage>;
}

export interface RestartReport {
  readonly restarts: number;
  /** Choices that were under way, by restart. */
  readonly underWay: readonly number[];
  /** How often somebody was told that the database is away, and chose the same again. */
  readonly waited: number;
  readonly acknowledged: number;
  /** What was lost, unreadable or told wrongly, and what stood still; none if all is well. */
  readonly faults: readonly string[];
}

/** Restarts the database again and again while people play. Nobody helps the server, and nobody comes to it again. */
export function restartTrial(trial: RestartTrial): Promise<RestartReport> {
  return withServers(async (start) => tried(trial, await start(trial.program, trial.env)));
}

async function tried(trial: RestartTrial, server: ServerProcess): Promise<RestartReport> {
  const crowd = await Crowd.gather(server.url, trial.tables);
  await crowd.connect([server.url]);
  const underWay: number[] = [];
  const stood: string[] = [];
  while (underWay.length < trial.restarts && stood.length === 0) {
    underWay.push(await crowd.untilBusy());
    await trial.restart();
    stood.push(...(await crowd.untilMoved()));
    await crowd.fillUp(server.url);
  }
  const unreadable = await crowd.unreadable(server.url);
  const gone = crowd.players.some((player) => !player.isAt(server.url)) ? ['a socket closed'] : [];
  crowd.disperse();
  await server.stop();
  const lost = await judged(trial.open, crowd);
  const still = stood.map((table) => `${table} stood still after a restart`);
  const { complaints, waited, acknowledged } = crowd;
  return {
    restarts: underWay.length,
    underWay,
    waited,
    acknowledged: acknowledged.length,
    faults: [...complaints, ...gone, ...still, ...unreadable, ...lost],
  };
}
