import type { Effect, Limit } from '../../content/types.js';

/** The figures of a power, and how often it may be used, in words at the beginning of a sentence. */
export interface Told {
  readonly often: string;
  readonly amount: number;
  readonly other: number;
  /** Its suit, by name. */
  readonly suit: string;
}

/** What cards are described with, in one language. */
export interface Parts {
  /** "Once a round, ": how often within its limit; empty where there is none. */
  often(limit: Limit, times: number): string;
  /** The legend of a hero. */
  belongs(legend: string, threshold: number): string;
  legend(threshold: number): string;
  wounds(n: number, poison: boolean): string;
  /** Null: named by who plays it. */
  value(n: number | null): string;
  readonly mists: string;
  readonly morgan: string;
  /** What a hero, a legend, a godsend or the host of a place can do. */
  readonly powers: { readonly [effect in Effect]: (told: Told) => string };
}
