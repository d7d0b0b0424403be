import { boxOf, type Point, type Polygon } from './geometry.js';
import type { Slot } from './places.js';

/** How large a charge that stands alone can be. */

interface Outlined {
  readonly width: number;
  readonly height: number;
  /** Points around the middle of its box that no other point of it lies beyond. */
  readonly hull: readonly Point[];
}

const ASIDE = [0, -0.08, 0.08, -0.16, 0.16];
const UP_OR_DOWN = [0, -0.04, 0.04, -0.08, 0.08, -0.16, 0.16, 0.24];

/** As large as it can be with some field around it, near the middle rather than a little larger aside. */
export function largest(polygon: Polygon, figure: Outlined, margin: number): Slot {
  const { centre, width, height } = boxOf(polygon);
  const air = Math.min(width, height) * margin;
  const edges = polygon.map((from, i) =>
    edgeOf(from, polygon[(i + 1) % polygon.length] ?? from, air),
  );
  let best = { ...centre, scale: 0 };
  let most = 0;
  for (const dx of ASIDE)
    for (const dy of UP_OR_DOWN) {
      const middle = { x: centre.x + dx * width, y: centre.y + dy * height };
      const scale = room(edges, figure.hull, middle);
      const worth = scale * (1 - Math.abs(dx) * 0.8 - Math.abs(dy) * 0.4);
      if (worth <= most) continue;
      most = worth;
      best = { ...middle, scale };
    }
  const { x, y, scale } = best;
  return { x, y, width: figure.width * scale, height: figure.height * scale, turn: 0 };
}

interface Edge {
  readonly inward: Point;
  /** How far along `inward` everything must lie. */
  readonly least: number;
}

function edgeOf(a: Point, b: Point, air: number): Edge {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const inward = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
  return { inward, least: inward.x * a.x + inward.y * a.y + air };
}

/** The greatest scale at which no point of the hull crosses an edge. */
function room(edges: readonly Edge[], hull: readonly Point[], { x, y }: Point): number {
  let scale = Infinity;
  for (const { inward, least } of edges) {
    const free = inward.x * x + inward.y * y - least;
    for (const point of hull) {
      const outward = -(inward.x * point.x + inward.y * point.y);
      if (outward > 0) scale = Math.min(scale, Math.max(0, free) / outward);
    }
  }
  return scale;
}

/** The corners of the smallest convex outline around some points. */
export function hullOf(points: readonly Point[]): Polygon {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  return [...chain(sorted), ...chain(sorted.toReversed())];
}

function chain(points: readonly Point[]): readonly Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    while (turnsInward(kept.at(-2), kept.at(-1), point)) kept.pop();
    kept.push(point);
  }
  return kept.slice(0, -1);
}

function turnsInward(a: Point | undefined, b: Point | undefined, c: Point): boolean {
  if (a === undefined || b === undefined) return false;
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) <= 0;
}
