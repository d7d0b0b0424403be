import { name, version } from '../peers/boardgame-io.js';
import type { Row, Run } from '../row.js';
import type { Lockstep } from '../server/lockstep.js';
import { startOwn } from '../server/own.js';
import { OwnFour } from '../server/own-ring.js';
import { PeerFour } from '../server/peer-ring.js';
import { ServerProcess } from '../server/process.js';

const PEER = new URL('../server/boardgame-io.js', import.meta.url);

/** Fours that play the ring game at once. */
const MATCHES = 50;
/** Games at each of the tables before anything is measured. */
const WARM_UP = 2;

interface Four {
  begin(): Promise<Lockstep>;
}

interface Played {
  readonly choices: number;
  readonly seconds: number;
  readonly cpuMicros: number;
}

/** Plays a game at each of the tables to its end, which takes as long as it takes; measured is the play alone. */
async function playAll(server: ServerProcess, fours: readonly Four[]): Promise<Played> {
  const matches: Lockstep[] = [];
  for (const four of fours) matches.push(await four.begin());
  const cpu = await server.cpu();
  const begun = performance.now();
  const choices = await Promise.all(matches.map((match) => match.play()));
  const seconds = (performance.now() - begun) / 1000;
  const cpuMicros = (await server.cpu()) - cpu;
  return { choices: choices.reduce((sum, some) => sum + some, 0), seconds, cpuMicros };
}

/** A server that has been up for a while: its code is compiled when it is measured. */
async function warm(server: ServerProcess, gather: () => Promise<Four>): Promise<Four[]> {
  const fours: Four[] = [];
  while (fours.length < MATCHES) fours.push(await gather());
  for (let game = 0; game < WARM_UP; game++) await playAll(server, fours);
  return fours;
}

type Figure = (played: Played) => number;

const rate: Figure = ({ choices, seconds }) => choices / seconds;
const cost: Figure = ({ choices, cpuMicros }) => cpuMicros / choices;

const own = (figure: Figure) => async (): Promise<Run> => {
  const server = await startOwn();
  const fours = await warm(server, () => OwnFour.gather(server.url));
  return async () => figure(await playAll(server, fours));
};

const peer = (figure: Figure) => async (): Promise<Run> => {
  const server = await ServerProcess.start(PEER);
  const fours = await warm(server, () => PeerFour.gather(server.url));
  return async () => figure(await playAll(server, fours));
};

/**
 * What the server costs. Ours keeps every choice on the disk before anybody hears of it and tells what changed; theirs
 * keeps matches in memory, which is its default, and tells every client the whole state. It is installed with
 * koa-compose 4.1.0: with what npm would choose, its lobby answers 404 and no match can be made.
 */
export const serverRows: readonly Row[] = [
  {
    id: 'server.choices',
    unit: 'choices/s',
    goal: { op: '>=', value: 5 },
    peer: { name, version, rows: ['server.boardgame-io.choices'] },
    prepare: own(rate),
  },
  { id: 'server.boardgame-io.choices', unit: 'choices/s', prepare: peer(rate) },
  {
    id: 'server.cpu',
    unit: 'us',
    goal: { op: '>=', value: 6 },
    peer: { name, version, rows: ['server.boardgame-io.cpu'] },
    prepare: own(cost),
  },
  { id: 'server.boardgame-io.cpu', unit: 'us', prepare: peer(cost) },
];
