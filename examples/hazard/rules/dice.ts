import { FACES } from '../content.js';
import type { OpenLook, Play } from '../state.js';

/** [H3.1] */
export function throwDie(g: Play): void {
  const face = g.roll('dice', FACES);
  g.s.dice.push(face);
  g.event('thrown', { face });
}

/** [H3.2] */
export function isHazard(g: OpenLook): boolean {
  return new Set(g.s.dice).size < g.s.dice.length;
}

/** Whether the cast ends as the dice lie now. */
export function isEnding(g: OpenLook): boolean {
  return isHazard(g) || (g.s.stopped && g.s.dice.length >= g.s.mark);
}
