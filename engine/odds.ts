import type { Seat } from './basics.js';
import type { Match } from './match.js';
import type { Table } from './table.js';

/** Chances of the seat that is asked, by what they are of: `{engagement: 0.5, duel: 0.4}`. */
export type Chances = { readonly [of: string]: number };

/** A declaration that makes no sense or is against the rules here. */
export class SpendError extends Error {
  readonly hint: string;
  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}

/** A contest at the point where it stands, ready to be asked again and again. `S`: what one may declare to spend. */
export interface Contest<S> {
  /** The seat that is asked, and at which step. */
  readonly seat: Seat;
  readonly step: string;
  /** What may be declared by itself. */
  spends(): readonly S[];
  /** Looks at everything that may be declared by itself, so that answers come quickly. */
  prepare(): void;
  /** The chances with what is declared; the rest is played by the policy on both sides. */
  odds(spend: S): Chances;
  /** Whether the best play can be told, and the chance by it, which may take seconds. */
  readonly hasBest: boolean;
  best(): number | undefined;
  /** Plays the contest out this many times by the rules themselves: how many the seat has won, by the names of `odds`. */
  playOut(spend: S, games: number, seed: string): Chances;
}

/** A table that stands in a contest, with something declared. */
export interface OddsSetup<S> {
  readonly name: string;
  readonly table: () => Table;
  readonly spend?: S;
}

/** Exact chances of the contests inside a game, such as duels: for `destrier odds`, and to be held against play. */
export interface OddsBook<S = object> {
  /** What a contest is called: `duel`. */
  readonly noun: string;
  /** The policy that plays what is not declared, by name and version. */
  readonly policy: string;
  /** Reads what is declared: `strength=2 lance=squire`; a mistake is a `SpendError`. */
  readSpend(text: string): S;
  /** The first contest that waits for an answer. */
  contestIn(match: Match): Contest<S> | undefined;
  /** Contests of all kinds, in which the odds are held against contests played out. */
  setups(): Promise<readonly OddsSetup<S>[]>;
}

/** By how many standard errors a share of that many games is off its chance. */
export function deviation(chance: number, wins: number, games: number): number {
  const off = wins / games - chance;
  // A chance of 0 or 1 has no error; a single game against it is proof enough.
  const error = Math.sqrt(Math.max(chance * (1 - chance), 1e-12) / games);
  return off / error;
}
