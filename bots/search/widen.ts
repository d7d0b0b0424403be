import type { Edge } from './tree.js';

/** Options that are compared from the start, and how their number grows with the visits. */
const FIRST = 4;
const GROWTH = 1.6;

/** How many options a node compares after this many visits: progressive widening. */
export function width(visits: number): number {
  return FIRST + Math.floor(GROWTH * Math.sqrt(visits));
}

/** The options that are compared now: the most promising ones, as many as the visits allow. */
export function widened(edges: readonly Edge[]): readonly Edge[] {
  let visits = 0;
  for (const edge of edges) visits += edge.visits;
  const most = width(visits);
  if (edges.length <= most) return edges;
  return edges.toSorted((a, b) => b.prior - a.prior).slice(0, most);
}
