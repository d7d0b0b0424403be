import type { Evaluation, Seat } from '@destrier/engine';
import { pointsFor, wins } from './rules.js';
import type { G, Look } from './state.js';

/** Courses ridden: a turn ends with each. */
const ridden = (g: Look): number => g.s.knights[0].lowered.length;

/** How likely a lance is to win a course: the share of those it wins against of all that its knight cannot see. */
function chanceOf(g: Look, seat: Seat, lance: string): number {
  const rivals = g.seats.filter((other) => other !== seat);
  const unseen = [...g.s.rack, ...rivals.flatMap((other) => g.s.knights[other].lances)];
  return unseen.filter((card) => wins(g, lance, g.name(card))).length / unseen.length;
}

/** The points a knight has, and those the lances in hand may still win, the best of them in the last courses. */
function worth(g: Look, seat: Seat): number {
  const { points, lances } = g.s.knights[seat];
  const chances = lances.map((card) => chanceOf(g, seat, g.name(card))).toSorted((a, b) => a - b);
  const next = ridden(g) + 1;
  return chances.reduce((sum, chance, i) => sum + chance * pointsFor(next + i), points);
}

/** What bots know of the game beyond its rules; who wins and what for, they ask the rules. */
export const evaluation: Evaluation<G> = { worth, scale: () => 2, turn: ridden, horizon: ridden };
