import {
  botNamed,
  mean,
  playGame,
  seedOf,
  spellBot,
  spreadOf,
  sprt,
  type Sprt,
} from '@destrier/bots';
import { gameNamed } from '@destrier/registry';
import { faultOf, openJournal, playAll, seatedPlayers } from '@destrier/bots/crew';
import type { Chunk, Work } from '@destrier/bots/crew';
import { prepare, resultOf } from '@destrier/engine';
import type { Task } from '../part.js';
import { costOf } from './cost.js';
import { traceOf } from './trace.js';

/** One bot at a table where all others are alike. Plain data, so that threads can be told. */
export interface FieldJob {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly one: string;
  readonly others: string;
  /** At most, where a test may decide before. */
  readonly games: number;
  readonly test: { readonly p0: number; readonly p1: number } | null;
}

/** How the one fared: its place, and the share of the others that it finished before; at its side counts half. */
type Fared = { readonly place: number; readonly ahead: number } | { readonly fault: string };

interface FieldChunk extends Chunk {
  readonly played: readonly Fared[];
}

export interface FieldResult {
  readonly ahead: number;
  readonly place: number;
  /** Of the places. */
  readonly sd: number;
  readonly test: Sprt | null;
}

/** Every seed is played once from each seat, so that nobody profits from a place or a deal. */
const seatOf = ({ seats }: FieldJob, number: number): number => number % seats;

async function playOne(
  job: FieldJob,
  number: number,
  breathe: Parameters<typeof FIELD_WORK.play>[2],
): Promise<Fared> {
  const { game, evaluation } = gameNamed(job.game);
  const own = seatOf(job, number);
  const names = Array.from({ length: job.seats }, (_, seat) =>
    seat === own ? job.one : job.others,
  );
  try {
    const players = seatedPlayers(names, evaluation, breathe);
    const seed = seedOf(job.seed, Math.floor(number / job.seats));
    const result = resultOf(await playGame(prepare(game, job.seats), players, seed));
    const place = result[own]?.place ?? job.seats;
    const rivals = result.filter(({ seat }) => seat !== own);
    return { place, ahead: mean(rivals.map((rival) => pointsOf(place, rival.place))) };
  } catch (error) {
    return { fault: faultOf(error).message };
  }
}

function pointsOf(own: number, other: number): number {
  if (own === other) return 0.5;
  return own < other ? 1 : 0;
}

/** A field as a crew plays it. */
export const FIELD_WORK: Work<FieldJob, FieldChunk> = {
  async play(job, { from, to }, breathe) {
    const played: Fared[] = [];
    for (let number = from; number < to; number++) played.push(await playOne(job, number, breathe));
    return { from, played };
  },
  module: new URL('./field-worker.js', import.meta.url),
  lost: (_job, { from, to }, message) => ({
    from,
    played: Array.from({ length: to - from }, () => ({ fault: message })),
  }),
};

function resultIn({ test }: FieldJob, fared: readonly Fared[]): FieldResult {
  const finished = fared.filter((one) => 'place' in one);
  const { mean: place, sd } = spreadOf(finished.map((one) => one.place));
  const ahead = mean(finished.map((one) => one.ahead));
  const { length } = finished;
  return {
    ahead,
    place,
    sd,
    test: test === null ? null : sprt(test.p0, test.p1, ahead * length, length),
  };
}

/** Whether no more games are needed: a test is decided only where every seat has had its turn. */
function isEnough(job: FieldJob, fared: readonly Fared[]): boolean {
  if (fared.length >= job.games) return true;
  if (job.test === null || fared.length === 0 || fared.length % job.seats > 0) return false;
  return resultIn(job, fared).test?.decision !== 'open';
}

function identityOf({ game, seats, seed, one, others, test }: FieldJob): object {
  const known = gameNamed(game).game;
  const { rulesVersion } = known;
  const content = prepare(known, seats).contentHash;
  const bots = [one, others].map((name) => {
    const bot = botNamed(name);
    return bot === undefined ? name : spellBot(bot);
  });
  return { work: 'field', game, rulesVersion, content, seats, seed, bots, test };
}

/** One bot among others, each seed from every seat. */
export function fieldTask(id: string, job: FieldJob): Task<FieldResult> {
  const bots = [job.one, ...Array.from({ length: job.seats - 1 }, () => job.others)];
  return {
    id,
    games: job.games,
    msPerGame: costOf(bots),
    async identity() {
      const table = { game: job.game, seats: job.seats, options: {}, bots };
      return { ...identityOf(job), trace: await traceOf(table) };
    },
    async play({ file, of, threads, signal, onGames }) {
      const saved = openJournal<Fared>(file, of, true);
      const fared: Fared[] = [];
      const enough = new AbortController();
      const count = (one: Fared): void => {
        fared.push(one);
        onGames(fared.length);
        if (isEnough(job, fared)) enough.abort();
      };
      for (const one of saved.done) if (!enough.signal.aborted) count(one);
      if (!enough.signal.aborted)
        await playAll(FIELD_WORK, job, {
          games: { from: fared.length, to: job.games },
          mostPerChunk: 1,
          threads,
          signal: AbortSignal.any([signal, enough.signal]),
          deliver({ played }) {
            for (const one of played) {
              saved.add(one);
              count(one);
            }
          },
        });
      return {
        result: resultIn(job, fared),
        games: fared.length,
        partial: !isEnough(job, fared),
        faults: fared.flatMap((one, number) =>
          'fault' in one ? [`game ${number}: ${one.fault}`] : [],
        ),
      };
    },
  };
}
