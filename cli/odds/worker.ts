import { parentPort, workerData } from 'node:worker_threads';
import { Reckoning } from '@destrier/glory/odds';
import { standingOf } from './standing.js';

/** A scenario that ends in a duel: its name and its text. */
export interface Ask {
  readonly file: string;
  readonly text: string;
}

/** A thread that looks for the best play. */
const { file, text } = workerData as Ask;
const { match, point } = standingOf(file, text);
parentPort?.postMessage(new Reckoning(match, point).best() ?? null);
