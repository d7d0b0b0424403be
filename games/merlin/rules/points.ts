import type { Seat } from '@destrier/engine';
import type { Play } from '../state.js';

/** Where points come from. */
export type Cause =
  | 'quests'
  | 'second-quest'
  | 'spaces'
  | 'traitors'
  | 'excalibur'
  | 'domain'
  | 'influence'
  | 'servants'
  | 'apples'
  | 'staffs'
  | 'goods'
  | 'seals'
  | 'gareth'
  | 'geraint';

/** Gives points, or takes them; they may fall below 0 [M1.8]. */
export function gain(g: Play, seat: Seat, cause: Cause, points: number): void {
  if (points === 0) return;
  g.s.players[seat].score += points;
  g.score(seat, cause, points);
}
