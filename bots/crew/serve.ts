import { parentPort, workerData } from 'node:worker_threads';
import { inheritGames } from '@destrier/registry/outside';
import { closePrograms } from '../exec/programs.js';
import { END, type Chunk, type PlayRange, type Range } from './work.js';

/** A thread ends in the middle of a thought when it is told to; it need not listen. */
const unheard = (): undefined => undefined;

/** What a thread of a crew does: plays the ranges it is sent, until it is told to end. */
export async function serveRanges<J, C extends Chunk>(play: PlayRange<J, C>): Promise<void> {
  await inheritGames();
  const job = workerData as J;
  parentPort?.on('message', (range: Range | typeof END) => {
    if (range === END) {
      void closePrograms().then(() => process.exit());
      return;
    }
    // A failure ends the thread, and the crew deals with that.
    void Promise.resolve(play(job, range, unheard)).then((chunk) => parentPort?.postMessage(chunk));
  });
}
