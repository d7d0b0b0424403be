import { resultOf, rivalOf, type AnyEvaluation, type Match, type Seat } from '@destrier/engine';
import type { Parts } from './mind.js';
import { winShares } from './play.js';

/** How a bot judges tables of one game. */
export interface Judge {
  /** The share of victory that each seat may expect, 0 to 1. */
  win(match: Match): number[];
  /** Changes when a turn is over. */
  turn(match: Match): number;
  /** Changes where roll-outs end. */
  horizon(match: Match): number;
  /** What a seat may expect, by what it is made of; empty without an evaluation. */
  parts(match: Match, seat: Seat): Parts;
  readonly evaluation: AnyEvaluation | undefined;
}

/** Odds of three to one. */
const LN3 = Math.log(3);
/** Where no evaluation says what a lead is worth. */
const USUAL_SCALE = 5;

export function judgeOf(evaluation: AnyEvaluation | undefined): Judge {
  const zero = (): number => 0;
  if (evaluation === undefined)
    return { win: winByScore, turn: zero, horizon: zero, parts: () => ({}), evaluation };
  return {
    win: (match) => winByEvaluation(match, evaluation),
    turn: (match) => evaluation.turn(match),
    horizon: (match) => evaluation.horizon(match),
    parts: (match, seat) => evaluation.parts?.(match, seat) ?? {},
    evaluation,
  };
}

/** Whether the end of the game says who won, and not only how well somebody did alone. */
function isContest(match: Match): boolean {
  return match.seats.length > 1 || rivalOf(match)?.score !== null;
}

function winByScore(match: Match): number[] {
  if (match.over && isContest(match)) return winShares(resultOf(match));
  const { game } = match.prepared;
  const sign = game.lowWins === true ? -1 : 1;
  const scores = match.seats.map((seat) => sign * game.score(match as never, seat));
  return shares(scores, rivalOf(match)?.score ?? 0, USUAL_SCALE);
}

function winByEvaluation(match: Match, evaluation: AnyEvaluation): number[] {
  if (match.over && isContest(match)) return winShares(resultOf(match));
  const look = match as never;
  const sign = match.prepared.game.lowWins === true ? -1 : 1;
  const worths = match.seats.map((seat: Seat) => sign * evaluation.worth(look, seat));
  const rival = match.seats.length > 1 ? 0 : sign * (evaluation.rivalWorth?.(look) ?? 0);
  return shares(worths, rival, evaluation.scale(look));
}

/** Odds that grow with the lead; one who plays alone is compared with the rival or the goal. */
function shares(worths: readonly number[], rival: number, scale: number): number[] {
  const all = worths.length === 1 ? [...worths, rival] : worths;
  const best = Math.max(...all);
  const weights = all.map((worth) => Math.exp(((worth - best) * LN3) / scale));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.slice(0, worths.length).map((weight) => weight / sum);
}
