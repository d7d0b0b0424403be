import { menuOf, prepare, resultOf, type Match } from '@destrier/engine';
import { gameNamed } from '@destrier/registry';
import { fallsOf, type Fallen } from '../crew/fallen.js';
import { faultOf, type GameFault } from '../crew/fault.js';
import { seatedPlayers } from '../crew/seated.js';
import type { Breathe, Chunk, PlayRange, Work } from '../crew/work.js';
import { playGame, type Watcher } from '../play.js';
import { pairingOf, seatingOf, type LadderJob, type Pairing } from './job.js';

/** How one of the two thought in a game. */
export interface Thinking {
  /** Milliseconds of each decision that left a choice. */
  readonly ms: readonly number[];
  /** Iterations of search, and the milliseconds they took. */
  readonly iterations: number;
  readonly searchMs: number;
}

/** One game of a pair: what counts of it. */
export type PlayedGame =
  | {
      /** 1 where the first of the two won, 0 where the second did, a half where both did. */
      readonly points: number;
      readonly thinking: readonly [Thinking, Thinking];
      readonly fallen: readonly Fallen[];
    }
  | { readonly fault: GameFault };

export type PlayedPair = readonly [PlayedGame, PlayedGame];

/** Pairs played one after the other. */
export interface PairChunk extends Chunk {
  readonly played: readonly PlayedPair[];
}

const playPairs: PlayRange<LadderJob, PairChunk> = async (job, { from, to }, breathe) => {
  const played: PlayedPair[] = [];
  for (let number = from; number < to; number++) {
    const pairing = pairingOf(job, number);
    const first = await playOne(job, pairing, 0, breathe);
    played.push([first, await playOne(job, pairing, 1, breathe)]);
  }
  return { from, played };
};

async function playOne(
  job: LadderJob,
  { a, b, seed, options }: Pairing,
  game: 0 | 1,
  breathe: Breathe,
): Promise<PlayedGame> {
  const { game: rules, evaluation } = gameNamed(job.game);
  const prepared = prepare(rules, job.seats, options, job.content ?? undefined);
  const seating = seatingOf(job.seats, game);
  const names = seating.map((side) => job.bots[side === 0 ? a : b] as string);
  const clock = clockOf(seating);
  const falls = fallsOf(names);
  try {
    const players = seatedPlayers(names, evaluation, breathe, job.botSeconds);
    const match = await playGame(prepared, players, seed, [clock, falls]);
    const points = pointsOf(match, seating);
    return { points, thinking: clock.thinking, fallen: falls.fallen };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

function pointsOf(match: Match, seating: readonly (0 | 1)[]): number {
  const winners = resultOf(match).filter(({ place }) => place === 1);
  const firsts = winners.filter(({ seat }) => seating[seat] === 0).length;
  if (firsts === winners.length && firsts > 0) return 1;
  return firsts === 0 && winners.length > 0 ? 0 : 0.5;
}

interface Clock extends Watcher {
  readonly thinking: readonly [Thinking, Thinking];
}

/** Takes the time of decisions that leave a choice. */
function clockOf(seating: readonly (0 | 1)[]): Clock {
  const nothing = () => ({ ms: [] as number[], iterations: 0, searchMs: 0 });
  const thinking = [nothing(), nothing()] as const;
  return {
    thinking,
    decided(match, question, { iterations }, ms) {
      if (menuOf(match, question, match.menu, false).count < 2) return;
      const side = thinking[seating[question.seat] ?? 0];
      side.ms.push(Number(ms.toPrecision(3)));
      if (iterations === 0) return;
      side.iterations += iterations;
      side.searchMs += ms;
    },
  };
}

/** A ladder as a crew plays it: its numbers are those of pairs. */
export const LADDER_WORK: Work<LadderJob, PairChunk> = {
  play: playPairs,
  module: new URL('./worker.js', import.meta.url),
  lost(_job, { from, to }, message) {
    const game: PlayedGame = { fault: { code: 'internal', message } };
    return { from, played: Array.from({ length: to - from }, () => [game, game] as const) };
  },
};
