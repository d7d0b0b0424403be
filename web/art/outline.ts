import { rounded } from '@destrier/heraldry/geometry';
import { stroke } from '@destrier/heraldry/shapes';

/** Where lines run. A drawing gives them as points, or as text in the notation of charges (`x y x y! …`, `!` is a corner). */

export type Spot = readonly [x: number, y: number];
export type Outline = string | readonly Spot[];

/** A point through which a smooth line runs, or at which it turns sharply. */
type Bend = readonly [x: number, y: number, corner?: boolean];

interface Smoothing {
  readonly closed?: boolean;
  /** How far apart the points of a curve are. */
  readonly step?: number;
}

const MOST_POINTS = 14;

/** Runs through all bends (Catmull-Rom), straight between two corners. */
export function smooth(
  bends: readonly Bend[],
  { closed = true, step = 5 }: Smoothing = {},
): readonly Spot[] {
  const [first] = bends;
  if (first === undefined) return [];
  const count = bends.length;
  const at = (i: number): Bend =>
    bends[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] ?? first;
  const out: Spot[] = [];
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [b, c] = [at(i), at(i + 1)];
    out.push([b[0], b[1]]);
    if (b[2] === true && c[2] === true) continue;
    const ends = [b[2] === true ? b : at(i - 1), b, c, c[2] === true ? c : at(i + 2)] as const;
    const length = Math.hypot(c[0] - b[0], c[1] - b[1]);
    const pieces = Math.max(1, Math.min(MOST_POINTS, Math.round(length / step)));
    for (let k = 1; k < pieces; k++) out.push(between(ends, k / pieces));
  }
  const last = at(count - 1);
  if (!closed) out.push([last[0], last[1]]);
  return out;
}

function between([a, b, c, d]: readonly [Bend, Bend, Bend, Bend], t: number): Spot {
  const along = (p0: number, p1: number, p2: number, p3: number): number =>
    0.5 *
    (2 * p1 +
      (p2 - p0) * t +
      (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t +
      (3 * p1 - p0 - 3 * p2 + p3) * t * t * t);
  return [along(a[0], b[0], c[0], d[0]), along(a[1], b[1], c[1], d[1])];
}

/** A closed line from its notation, laid at a point. */
export function curve(text: string, x = 0, y = 0, scale = 1, step = 5): readonly Spot[] {
  return smooth(bendsOf(text, x, y, scale), { step });
}

/** An open line from its notation, laid at a point. */
export function openCurve(text: string, x = 0, y = 0, scale = 1, step = 5): readonly Spot[] {
  return smooth(bendsOf(text, x, y, scale), { closed: false, step });
}

function bendsOf(text: string, x: number, y: number, scale: number): readonly Bend[] {
  return stroke(text).map((knot) => [x + knot.x * scale, y + knot.y * scale, knot.isCorner]);
}

export function traced(outline: Outline, { closed = true, step = 5 }: Smoothing): readonly Spot[] {
  if (typeof outline !== 'string') return outline;
  return closed ? curve(outline, 0, 0, 1, step) : openCurve(outline, 0, 0, 1, step);
}

export function circle(x: number, y: number, r: number, points = 22, ry = r): readonly Spot[] {
  return Array.from({ length: points }, (_, i) => {
    const turn = (i / points) * 2 * Math.PI;
    return [x + r * Math.cos(turn), y + ry * Math.sin(turn)];
  });
}

/** Part of an ellipse, from one angle to another, in degrees. */
export function arc(
  [x, y]: Spot,
  r: number,
  [from, to]: readonly [number, number],
  { pieces = 12, ry = r }: { readonly pieces?: number; readonly ry?: number } = {},
): readonly Spot[] {
  return Array.from({ length: pieces + 1 }, (_, i) => {
    const turn = ((from + ((to - from) * i) / pieces) * Math.PI) / 180;
    return [x + r * Math.cos(turn), y + ry * Math.sin(turn)];
  });
}

/** Points one after the other, each as two numbers: a line with corners. */
export function run(...numbers: readonly number[]): readonly Spot[] {
  return numbers.flatMap((x, i) => {
    const y = numbers[i + 1];
    return i % 2 === 1 || y === undefined ? [] : [[x, y] as const];
  });
}

/** From its upper left corner. */
export function rect(x: number, y: number, width: number, height: number): readonly Spot[] {
  return run(x, y, x + width, y, x + width, y + height, x, y + height);
}

export function shifted(points: readonly Spot[], dx: number, dy: number): readonly Spot[] {
  return points.map(([x, y]) => [x + dx, y + dy]);
}

/** A four-sided plane: low left, low right, high right, high left. */
export type Plane = readonly [Spot, Spot, Spot, Spot];

/** A point of a plane: so far across it and so far up, both from 0 to 1. */
export function onPlane([a, b, c, d]: Plane, u: number, v: number): Spot {
  const mixed = (i: 0 | 1): number =>
    (a[i] * (1 - u) + b[i] * u) * (1 - v) + (d[i] * (1 - u) + c[i] * u) * v;
  return [mixed(0), mixed(1)];
}

/** The `d` of a path. */
export function written(points: readonly Spot[], closed = true): string {
  const steps = points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`);
  return `M${steps.join('L')}${closed ? 'Z' : ''}`;
}
