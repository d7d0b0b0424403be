import type { Played, Play } from '../../state.js';
import { throwOut } from './dishonour.js';

/** What a follower's Mists discards: only what was played before, and lies open [A7.1] [A7.2] [A14.26]. */
function struck(before: readonly Played[]): readonly Played[] {
  const last = before.at(-1);
  if (last?.kind === 'mists') return [last]; // A7.4, A7.5
  const values = before.filter((card) => card.value >= 0).map((card) => card.value);
  const lowest = Math.min(...values);
  return before.filter((card) => card.value === lowest); // A7.3, A7.7
}

/** Mists has just been played, after other cards [A7.1], or after Mists [A7.4]. */
export function strike(g: Play): void {
  const { cards } = g.s.combat;
  const before = cards.slice(0, -1);
  throwOut(g, struck(before), 'mists');
}
