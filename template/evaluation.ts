import type { Evaluation, Seat } from '@destrier/engine';
import { strength } from './rules.js';
import type { G, Look } from './state.js';

/** How likely a lance is to win its course: the share of the other lances that are weaker. */
function chanceOf(g: Look, lance: string): number {
  const others = Object.keys(g.content.lances).filter((other) => other !== lance);
  const weaker = others.filter((other) => strength(g, other) < strength(g, lance));
  return weaker.length / others.length;
}

/** The points a knight has, and those that the lances in hand may still win. */
function worth(g: Look, seat: Seat): number {
  const { points, lances } = g.s.knights[seat];
  return lances.reduce((sum, card) => sum + chanceOf(g, g.name(card)), points);
}

/** Courses ridden: a turn ends with each. */
const ridden = (g: Look): number => g.s.knights[0].lowered.length;

/** What bots know of the game beyond its rules. */
export const evaluation: Evaluation<G> = { worth, scale: () => 1, turn: ridden, horizon: ridden };
