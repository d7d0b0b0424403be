import type { AnyEvaluation, Match, Question } from '@destrier/engine';
import type { Step } from './steps.js';

/** What a bot is asked: the world as its seat may imagine it, and nothing else. */
export interface Position {
  /** A world dealt again by `eyesOf`: it depends on nothing the seat cannot see. */
  readonly world: Match;
  /** What the seat is asked there. */
  readonly question: Question;
  readonly evaluation: AnyEvaluation | undefined;
  /** Where the bot's own randomness comes from. */
  readonly seed: string;
  /** Whether to tell what the lead after each option is made of. */
  readonly inParts?: boolean;
  /** What is left of the plan of the seat's turn. */
  readonly plan?: readonly string[];
}

/** How long a bot may think. Whatever ends first ends it. */
export interface Budget {
  readonly iterations: number;
  /** Looked at between iterations. */
  readonly stopped?: () => boolean;
}

/** One option as a bot has judged it. */
export interface Considered {
  readonly option: string;
  readonly visits: number;
  /** The share of victory that the seat may expect after it, 0 to 1. */
  readonly win: number;
  /** The standard deviation of a single look at it. */
  readonly sd: number;
  /** What the lead of the seat over the others is made of after it, on the average, where that was asked for. */
  readonly parts?: Parts;
}

/** Points by what they are expected from. */
export interface Parts {
  readonly [part: string]: number;
}

export interface Thought {
  readonly step: Step;
  /** Iterations of search; 0 where nothing was searched. */
  readonly iterations: number;
  /** Share of victory by seat as the table stands; empty where nothing was searched. */
  readonly win: readonly number[];
  readonly considered: readonly Considered[];
  /** What the seat means to do next, as ids of options. */
  readonly plan?: readonly string[];
  /** Said once, where the one who was to answer no longer can and a lower level takes its place. */
  readonly fell?: Fall;
}

export interface Fall {
  readonly reason: string;
  /** The level that answers instead: `greedy@1`. */
  readonly to: string;
}

/** A way to play. It is given a position with at least one option. */
export type Mind = (position: Position, budget: Budget) => Thought;

export function unsearched(step: Step): Thought {
  return { step, iterations: 0, win: [], considered: [] };
}
