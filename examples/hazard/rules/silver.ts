import type { Seat } from '@destrier/engine';
import type { Play } from '../state.js';

/** Silver comes from the chest and goes back there; every piece is a point, with its cause [H1.3]. */
export function gain(g: Play, seat: Seat, cause: string, silver: number): void {
  if (silver === 0) return;
  g.s.chest -= silver;
  g.s.knights[seat].silver += silver;
  g.score(seat, cause, silver);
  g.event('silver', { seat, silver });
}
