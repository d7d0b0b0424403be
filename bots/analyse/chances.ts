import type { AnyEvaluation, Match, Seat } from '@destrier/engine';
import type { Breathe } from '../crew/work.js';
import { drawFrom, numberOf } from '../dice.js';
import { playOn } from '../instinct.js';
import { judgeOf, type Judge } from '../judge.js';
import { spreadOf } from '../statistics.js';
import { eyesOf } from '../steps.js';

/** A mean that was estimated, and how much another estimate would differ from it. */
export interface Estimate {
  readonly mean: number;
  /** Of the mean. */
  readonly variance: number;
}

/**
 * The share of victory that each seat could expect, by its own lights: roll-outs by instinct from worlds that are dealt
 * again for its eyes. When the game is over it is what it is.
 */
export async function chancesAt(
  match: Match,
  evaluation: AnyEvaluation | undefined,
  rollOuts: number,
  seed: string,
  breathe: Breathe,
): Promise<Estimate[]> {
  const judge = judgeOf(evaluation);
  if (match.over) return judge.win(match).map((mean) => ({ mean, variance: 0 }));
  const chances: Estimate[] = [];
  for (const seat of match.seats) {
    const wins: number[] = [];
    for (let i = 0; i < rollOuts; i++) {
      wins.push(rolledOut(match, seat, judge, `${seed} ${seat}/${i}`));
      await breathe();
    }
    const { mean, sd } = spreadOf(wins);
    chances.push({ mean, variance: (sd * sd) / rollOuts });
  }
  return chances;
}

function rolledOut(match: Match, seat: Seat, judge: Judge, seed: string): number {
  const world = eyesOf(match, seat, seed);
  const horizon = judge.horizon(world);
  playOn(world, judge, drawFrom(numberOf(seed)), () => judge.horizon(world) === horizon);
  return judge.win(world)[seat] as number;
}
