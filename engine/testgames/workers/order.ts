import type { Seat } from '../../index.js';
import type { Look } from './types.js';

/** The seats in the order of play. */
export function inOrder(g: Look): Seat[] {
  return g.seats.map((_, places) => g.after(g.s.first, places));
}
