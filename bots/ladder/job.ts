import { hashOf } from '@destrier/engine';
import { gameNamed } from '@destrier/registry';
import { botNamed, spellBot } from '../level.js';
import { seedOf } from '../play.js';

/** What a ladder is asked to do. Plain data, so that threads can be told. */
export interface LadderJob {
  readonly game: string;
  /** At least two. The two bots of a game alternate round the table. */
  readonly seats: number;
  readonly options: { readonly [id: string]: string };
  /** An option whose values take turns, from one pair of games to the next. */
  readonly vary: { readonly option: string; readonly values: readonly string[] } | null;
  /** The content of a pack. */
  readonly content: object | null;
  readonly seed: string;
  /** How long a program may take over a decision; as long as usual if not given. */
  readonly botSeconds?: number;
  /** At least two; every two of them play each other. */
  readonly bots: readonly string[];
  /** How many games every two play, in whole pairs; or a test of the first against the second, which ends itself. */
  readonly until: { readonly games: number } | { readonly p0: number; readonly p1: number };
}

/** Two games of the same seed, in which two bots exchange their seats. */
export interface Pairing {
  /** Numbers among the bots of the job. */
  readonly a: number;
  readonly b: number;
  readonly seed: string;
  readonly options: LadderJob['options'];
}

/** Every two bots, in the order in which they are named. */
export function couplesOf({ bots }: LadderJob): (readonly [a: number, b: number])[] {
  return bots.flatMap((_, a) => bots.slice(a + 1).map((__, i) => [a, a + 1 + i] as const));
}

/** The pair with this number: all couples play the first pair, then all the second, so that ratings grow together. */
export function pairingOf(job: LadderJob, number: number): Pairing {
  const couples = couplesOf(job);
  const round = Math.floor(number / couples.length);
  const [a, b] = couples[number % couples.length] as readonly [number, number];
  const { vary, options } = job;
  const value = vary?.values[round % vary.values.length];
  return {
    a,
    b,
    seed: seedOf(job.seed, round),
    options: vary === null || value === undefined ? options : { ...options, [vary.option]: value },
  };
}

/** The seating in the first and in the second game of a pair: 0 for the first bot, 1 for the second. */
export function seatingOf(seats: number, game: 0 | 1): (0 | 1)[] {
  return Array.from({ length: seats }, (_, seat) => ((seat + game) % 2 === 0 ? 0 : 1));
}

/** What results depend on besides how many there are: those of another work cannot be gone on with. */
export function identityOf(job: LadderJob): object {
  const { game, seats, options, vary, seed, bots } = job;
  const known = gameNamed(game).game;
  return {
    work: 'ladder',
    game,
    rulesVersion: known.rulesVersion,
    content: hashOf(job.content ?? known.content),
    seats,
    options,
    vary,
    seed,
    bots: bots.map((name) => {
      const bot = botNamed(name);
      return bot === undefined ? name : spellBot(bot);
    }),
  };
}
