import {
  balance,
  identityOf,
  type BalanceJob,
  type BalanceResult,
  type BalanceRun,
} from '@destrier/bots/balance';
import { openJournal } from '@destrier/bots/crew';
import type { Task } from '../part.js';
import { costOf } from './cost.js';
import { traceOf } from './trace.js';

/** Bots that play while everything is counted. */
export function balanceTask(id: string, job: BalanceJob): Task<BalanceResult> {
  return {
    id,
    games: job.games,
    msPerGame: costOf(job.bots),
    async identity() {
      return { ...identityOf(job), trace: await traceOf(job) };
    },
    async play({ file, of, threads, signal, onGames }) {
      const saved: NonNullable<BalanceRun['saved']> = openJournal(file, of, true);
      const onProgress = ({ games }: { readonly games: number }): void => onGames(games);
      const result = await balance(job, { threads, signal, onProgress, saved });
      return {
        result,
        games: result.finished,
        partial: result.partial,
        faults: result.errors.map(({ seed, message }) => `seed ${seed}: ${message}`),
      };
    },
  };
}
