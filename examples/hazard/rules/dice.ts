import { FACES } from '../content.js';
import type { OpenEye, Rule } from '../state.js';

/** [H3.1] */
export function throwDie(g: Rule): void {
  const face = g.roll('dice', FACES);
  g.s.dice.push(face);
  g.event('thrown', { face });
}

/** [H3.2] */
export function isHazard(g: OpenEye): boolean {
  return new Set(g.s.dice).size < g.s.dice.length;
}

/** Whether the cast ends as the dice lie now. */
export function isEnding(g: OpenEye): boolean {
  return isHazard(g) || (g.s.stopped && g.s.dice.length >= g.s.mark);
}
