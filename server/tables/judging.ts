import { parentPort, workerData } from 'node:worker_threads';
import { playableNamed } from '@destrier/bots';
import { rulesFrom, verifyRecord } from '@destrier/engine';

/** What a thread is given that plays a record again: the ids of the games it may be of, and the contents of packs. */
export interface Judging {
  readonly text: string;
  readonly games: readonly string[];
  readonly packs: readonly object[];
}

const { text, games, packs } = workerData as Judging;
const rules = rulesFrom(
  games.map((id) => playableNamed(id).game),
  packs,
);
parentPort?.postMessage(verifyRecord(text, rules));
