import { prepare } from '@destrier/engine';
import { gameNamed } from '@destrier/registry';
import { seatedPlayers } from '../crew/seated.js';
import { Cancelled, type Chunk, type PlayRange, type Work } from '../crew/work.js';
import { botNamed, spellBot } from '../level.js';
import { NoEnd, playGame, seedOf } from '../play.js';
import { noCounts, type Counts, type GameError } from './counts.js';
import { GameWatch } from './watch.js';

/** What a laboratory is asked to play. Plain data, so that threads can be told. */
export interface BalanceJob {
  readonly game: string;
  readonly seats: number;
  readonly options: { readonly [id: string]: string };
  /** The content of a pack. */
  readonly content: object | null;
  readonly seed: string;
  /** The bots, by seat. */
  readonly bots: readonly string[];
  readonly games: number;
}

export interface CountedGames extends Chunk {
  readonly played: readonly Counts[];
}

function brokenGame(
  job: BalanceJob,
  game: number,
  error: Omit<GameError, 'game' | 'seed'>,
): Counts {
  return { ...noCounts(job.seats), errors: [{ game, seed: seedOf(job.seed, game), ...error }] };
}

function wrongIn(error: unknown): Omit<GameError, 'game' | 'seed'> {
  const message = error instanceof Error ? error.message : String(error);
  return { code: error instanceof NoEnd ? 'limit.reached' : 'internal', message };
}

const countGames: PlayRange<BalanceJob, CountedGames> = async (job, { from, to }, breathe) => {
  const { game, evaluation, census } = gameNamed(job.game);
  const prepared = prepare(game, job.seats, job.options, job.content ?? undefined);
  const players = seatedPlayers(job.bots, evaluation, breathe);
  const played: Counts[] = [];
  for (let at = from; at < to; at++) {
    const watch = new GameWatch(job.seats, census);
    try {
      await playGame(prepared, players, seedOf(job.seed, at), [watch]);
      played.push(watch.counts);
    } catch (error) {
      if (error instanceof Cancelled) throw error;
      played.push(brokenGame(job, at, wrongIn(error)));
    }
  }
  return { from, played };
};

/** A laboratory as a crew plays it. */
export const BALANCE_WORK: Work<BalanceJob, CountedGames> = {
  play: countGames,
  module: new URL('./worker.js', import.meta.url),
  lost: (job, { from, to }, message) => ({
    from,
    played: Array.from({ length: to - from }, (_, i) =>
      brokenGame(job, from + i, { code: 'internal', message }),
    ),
  }),
};

/** What counts depend on besides how many games there are: those of another work cannot be gone on with. */
export function identityOf({ game: id, seats, options, content, seed, bots }: BalanceJob): object {
  const { game } = gameNamed(id);
  const { contentHash } = prepare(game, seats, options, content ?? undefined);
  return {
    work: 'balance',
    game: id,
    rulesVersion: game.rulesVersion,
    content: contentHash,
    seats,
    options,
    seed,
    bots: bots.map((name) => {
      const bot = botNamed(name);
      return bot === undefined ? name : spellBot(bot);
    }),
  };
}
