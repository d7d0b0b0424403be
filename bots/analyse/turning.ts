import type { Seat } from '@destrier/engine';
import type { Estimate } from './chances.js';

/** A choice, with what followed from it, that changed a seat's chances. */
export interface TurningPoint {
  readonly seq: number;
  /** Whose chances changed most. */
  readonly seat: Seat;
  readonly swing: number;
}

/** How each seat's chances stood after a choice. */
export interface Stand {
  readonly seq: number;
  /** By seat. */
  readonly win: readonly Estimate[];
}

const MOST = 5;
/** A change smaller than this many standard errors may be an accident of the estimate: there are hundreds of them. */
const SURE = 3;

/** The largest swings of the curve, in the order of the game. */
export function turningPointsOf(stands: readonly Stand[]): TurningPoint[] {
  return stands
    .slice(1)
    .flatMap(({ seq, win }, i) => swingOf(seq, (stands[i] as Stand).win, win))
    .toSorted((a, b) => Math.abs(b.swing) - Math.abs(a.swing) || a.seq - b.seq)
    .slice(0, MOST)
    .toSorted((a, b) => a.seq - b.seq);
}

/** The seat whose chances surely changed, and changed most. */
function swingOf(
  seq: number,
  before: readonly Estimate[],
  after: readonly Estimate[],
): readonly TurningPoint[] {
  return after
    .flatMap(({ mean, variance }, seat) => {
      const former = before[seat] as Estimate;
      const swing = mean - former.mean;
      const isSure = Math.abs(swing) > SURE * Math.sqrt(variance + former.variance);
      return isSure ? [{ seq, seat: seat as Seat, swing }] : [];
    })
    .toSorted((a, b) => Math.abs(b.swing) - Math.abs(a.swing))
    .slice(0, 1);
}
