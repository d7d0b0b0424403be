import { rate, rating, type Rating } from 'openskill';
import type { Fallen } from '../crew/fallen.js';
import type { GameFault } from '../crew/fault.js';
import { botNamed } from '../level.js';
import { percentilesOf, sprt, wilson, type Sprt } from '../statistics.js';
import { couplesOf, pairingOf, type LadderJob } from './job.js';
import type { PlayedGame, PlayedPair } from './pair.js';

export interface BotStanding {
  readonly id: string;
  readonly version: number | null;
  /** Per searched decision; 0 where nothing is searched. */
  readonly iterations: number | null;
  readonly rating: { readonly mu: number; readonly sigma: number };
  readonly games: number;
}

export interface CoupleStanding {
  readonly a: string;
  readonly b: string;
  readonly games: number;
  /** Of `a`; a draw is a victory that both share. */
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Of `a`; a draw counts half. */
  readonly share: number;
  readonly share95: readonly [number, number];
  readonly sprt?: Sprt;
}

export interface LadderError extends GameFault {
  readonly a: string;
  readonly b: string;
  readonly seed: string;
}

export interface LadderTiming {
  /** Seconds of a decision that leaves a choice. */
  readonly perDecision: { readonly [bot: string]: { readonly p50: number; readonly p95: number } };
  readonly iterationsPerSecond: { readonly [bot: string]: number };
}

export interface LadderStanding {
  readonly bots: readonly BotStanding[];
  readonly pairs: readonly CoupleStanding[];
  readonly errors: readonly LadderError[];
  readonly fallen: readonly (Fallen & { readonly seed: string })[];
  readonly timing: LadderTiming;
}

interface Score {
  wins: number;
  draws: number;
  losses: number;
}

interface Side {
  rating: Rating;
  games: number;
  readonly ms: number[];
  iterations: number;
  searchMs: number;
}

/** Adds up pairs in the order of their numbers. */
export class LadderTally {
  readonly #job: LadderJob;
  readonly #scores: Score[];
  readonly #sides: Side[];
  readonly #errors: LadderError[] = [];
  readonly #fallen: (Fallen & { readonly seed: string })[] = [];
  #counted = 0;

  constructor(job: LadderJob) {
    this.#job = job;
    this.#scores = couplesOf(job).map(() => ({ wins: 0, draws: 0, losses: 0 }));
    this.#sides = job.bots.map(() => ({
      rating: rating(),
      games: 0,
      ms: [],
      iterations: 0,
      searchMs: 0,
    }));
  }

  /** How many pairs are counted. */
  get counted(): number {
    return this.#counted;
  }

  add(pair: PlayedPair): void {
    for (const game of pair) this.#count(this.#counted, game);
    this.#counted++;
  }

  #count(number: number, game: PlayedGame): void {
    const { bots } = this.#job;
    const { a, b, seed } = pairingOf(this.#job, number);
    if ('fault' in game) {
      this.#errors.push({ a: bots[a] as string, b: bots[b] as string, seed, ...game.fault });
      return;
    }
    const { points, thinking, fallen } = game;
    this.#fallen.push(...fallen.map((one) => ({ seed, ...one })));
    const score = this.#scores[number % this.#scores.length] as Score;
    score[points === 1 ? 'wins' : points === 0 ? 'losses' : 'draws']++;
    const sides = [this.#sides[a] as Side, this.#sides[b] as Side] as const;
    const rank = [1 - points, points];
    const rated = rate(
      sides.map((side) => [side.rating]),
      { rank },
    );
    sides.forEach((side, i) => {
      side.rating = rated[i]?.[0] ?? side.rating;
      side.games++;
      const { ms, iterations, searchMs } = thinking[i === 0 ? 0 : 1];
      side.ms.push(...ms);
      side.iterations += iterations;
      side.searchMs += searchMs;
    });
  }

  /** Whether the test that ends the ladder has come to an end. */
  get decided(): boolean {
    const { sprt: test } = this.#couple(0);
    return test !== undefined && test.decision !== 'open';
  }

  standing(): LadderStanding {
    const named = <V>(value: (side: Side) => V): { readonly [bot: string]: V } =>
      Object.fromEntries(this.#job.bots.map((id, i) => [id, value(this.#sides[i] as Side)]));
    return {
      bots: this.#job.bots.map((id, i) => this.#bot(id, this.#sides[i] as Side)),
      pairs: this.#scores.map((_, i) => this.#couple(i)),
      errors: this.#errors,
      fallen: this.#fallen,
      timing: {
        perDecision: named(({ ms }) => {
          const at = percentilesOf(ms);
          return { p50: at(0.5) / 1000, p95: at(0.95) / 1000 };
        }),
        iterationsPerSecond: named(({ iterations, searchMs }) =>
          searchMs === 0 ? 0 : (iterations * 1000) / searchMs,
        ),
      },
    };
  }

  #bot(id: string, { rating: { mu, sigma }, games }: Side): BotStanding {
    const bot = botNamed(id);
    const { version = null, iterations = null } = bot ?? {};
    return { id, version, iterations, rating: { mu, sigma }, games };
  }

  #couple(number: number): CoupleStanding {
    const { bots, until } = this.#job;
    const { wins, draws, losses } = this.#scores[number] as Score;
    const [a, b] = couplesOf(this.#job)[number] as readonly [number, number];
    const games = wins + draws + losses;
    const points = wins + draws / 2;
    const share = games === 0 ? 0 : points / games;
    return {
      a: bots[a] as string,
      b: bots[b] as string,
      games,
      wins,
      draws,
      losses,
      share,
      share95: wilson(share, games),
      ...('p0' in until ? { sprt: sprt(until.p0, until.p1, points, games) } : {}),
    };
  }
}
