import { parentPort, workerData } from 'node:worker_threads';
import { standingOf, withOdds } from './standing.js';

/** A scenario that ends in a contest: its game, its name and its text. */
export interface BestAsk {
  readonly game: string;
  readonly file: string;
  readonly text: string;
}

/** A thread that looks for the best play. */
const { game, file, text } = workerData as BestAsk;
parentPort?.postMessage(standingOf(withOdds(game), file, text).best() ?? null);
