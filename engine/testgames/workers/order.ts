import type { Look, Seat } from '../../index.js';
import type { G } from './types.js';

/** The seats in the order of play. */
export function inOrder(g: Look<G>): Seat[] {
  return g.seats.map((_, places) => g.after(g.s.first, places));
}
