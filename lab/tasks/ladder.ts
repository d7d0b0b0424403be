import { SPRT_MOST_GAMES } from '@destrier/bots';
import { openJournal } from '@destrier/bots/crew';
import {
  identityOf,
  ladder,
  type LadderJob,
  type LadderResult,
  type PlayedPair,
} from '@destrier/bots/ladder';
import type { Task } from '../part.js';
import { costOf } from './cost.js';
import { traceOf } from './trace.js';

/** Bots that play each other in seeded pairs. */
export function ladderTask(id: string, job: LadderJob): Task<LadderResult> {
  const { bots, until, vary } = job;
  const couples = (bots.length * (bots.length - 1)) / 2;
  const options = vary === null ? {} : { [vary.option]: vary.values[0] ?? '' };
  return {
    id,
    games: ('games' in until ? until.games : SPRT_MOST_GAMES) * couples,
    msPerGame: (costOf(bots) / bots.length) * job.seats,
    async identity() {
      const table = { ...job, options: { ...job.options, ...options } };
      return { ...identityOf(job), trace: await traceOf(table) };
    },
    async play({ file, of, threads, signal, onGames }) {
      const saved = openJournal<PlayedPair>(file, of, true);
      const onProgress = ({ games }: { readonly games: number }): void => onGames(games);
      const result = await ladder(job, { threads, signal, onProgress, saved });
      return {
        result,
        games: result.pairs.reduce((sum, { games }) => sum + games, 0),
        partial: result.partial,
        faults: result.errors.map(
          ({ a, b, seed, message }) => `${a} against ${b}, seed ${seed}: ${message}`,
        ),
      };
    },
  };
}
