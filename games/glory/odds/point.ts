import { need, type Match, type Seat } from '@destrier/engine';
import type { SideOf } from '../rules/duel/sides.js';

/** Where in a duel the game stands: the step, and who of the two is asked in it. */
export interface Point {
  /** The seat under which the duel is kept. */
  readonly duel: Seat;
  readonly step: DuelStep;
  /** The side that acts first in this step, and whether it has acted. */
  readonly first: 0 | 1;
  readonly second: boolean;
  /** The side that is asked. */
  readonly side: 0 | 1;
  /** In a reroll by relic: of so many dice at most. */
  readonly most: number;
}

const STEPS = [
  'tent',
  'strength',
  'faith',
  'lance',
  'second lance',
  'relic',
  'relic reroll',
  'tie',
  'recovery',
] as const;
export type DuelStep = (typeof STEPS)[number];

/** Every duel that waits for an answer. */
export function pointsIn(match: Match): Point[] {
  return match.fibers.flatMap(({ stack, kids }) => {
    const top = stack.at(-1);
    const fought = stack.find((frame) => nameOf(match, frame) === 'duel');
    if (kids > 0 || top === undefined || fought === undefined) return [];
    const step = STEPS.find((one) => one === nameOf(match, top));
    if (step === undefined) return [];
    const running = stack.find((frame) => nameOf(match, frame) === 'engagement') ?? fought;
    const { first } = running.v as { first: 0 | 1 };
    const { duel, side, most = 0 } = top.v as SideOf & { most?: number };
    const second = side !== first;
    return [{ duel, step, first, second, side, most }];
  });
}

function nameOf(match: Match, { procedure }: { readonly procedure: number }): string {
  return need(match.prepared.procedures[procedure], 'a procedure').name;
}
