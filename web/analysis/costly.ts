import type { Decision } from '@destrier/bots/curve';
import type { KeptAnalysis } from '../storage/analyses.js';

/** So many are shown. */
const MOST = 5;
/** A puzzle has an answer that is surely better by this share of victory than what was chosen. */
const LEAST_OF_A_PUZZLE = 0.02;

/** The choices that surely cost something, the costliest first. */
export function costliestOf(decisions: readonly Decision[]): Decision[] {
  return decisions
    .filter(isCostly)
    .toSorted((one, other) => other.cost - one.cost || one.seq - other.seq)
    .slice(0, MOST);
}

/** Whether another choice was better, and not by an accident of the estimate. */
export function isCostly({ cost95: [low] }: Decision): boolean {
  return low > 0;
}

/** A choice of a finished game that somebody tries to make better. */
export interface Puzzle {
  readonly where: string;
  readonly game: string;
  /** The number of the choice. */
  readonly seq: number;
  readonly isSolved: boolean;
}

export function isPuzzle({ cost95: [low] }: Decision): boolean {
  return low >= LEAST_OF_A_PUZZLE;
}

/** The puzzles of games, in the order of the games and of their choices. */
export function puzzlesIn(kept: readonly KeptAnalysis[]): Puzzle[] {
  return kept.flatMap(({ where, game, decisions, solved }) =>
    costliestOf(decisions)
      .filter(isPuzzle)
      .toSorted((one, other) => one.seq - other.seq)
      .map(({ seq }) => ({ where, game, seq, isSolved: solved.includes(seq) })),
  );
}
