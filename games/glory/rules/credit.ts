import type { Seat } from '@destrier/engine';
import type { Play } from '../state.js';
import { cite } from './cite.js';
import { effectOf, type bonus } from './tiles.js';

/** Says that a player's supports with a permanent effect were at work. */
export function credit(g: Play, seat: Seat, effect: Parameters<typeof bonus>[2]): void {
  if (!g.heard) return;
  for (const card of g.s.players[seat].supports.ready) {
    const support = g.name(card);
    if (effectOf(g, support)[effect] !== undefined) cite(g, support);
  }
}
