import { written, type Point } from './geometry.js';

/**
 * Charges are drawn as points, `x y` after `x y`, through which a smooth line runs; a `!` after a point makes it a
 * corner, and between two corners the line is straight.
 */

export interface Knot extends Point {
  readonly isCorner: boolean;
}

/** An outline, closed or open. */
export type Stroke = readonly Knot[];

export function stroke(text: string): Stroke {
  const numbers = text.trim().split(/\s+/);
  return numbers.flatMap((x, i) => {
    const y = numbers[i + 1];
    if (i % 2 === 1 || y === undefined) return [];
    return [{ x: Number(x), y: Number.parseFloat(y), isCorner: y.endsWith('!') }];
  });
}

/** The right half, from the top of the axis to its foot, with its image on the left. */
export function mirrored(half: Stroke): Stroke {
  const image = half.filter(({ x }) => Math.abs(x) > 0.01).map((knot) => ({ ...knot, x: -knot.x }));
  return [...half, ...image.reverse()];
}

/** Where a charge is laid: scaled, turned, and moved to a point. */
export interface Laid {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn: number;
}

export function laid(line: Stroke, { x, y, scale, turn }: Laid): Stroke {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return line.map((knot) => ({
    x: x + (knot.x * cos - knot.y * sin) * scale,
    y: y + (knot.x * sin + knot.y * cos) * scale,
    isCorner: knot.isCorner,
  }));
}

/** Clockwise, so that parts which overlap add up instead of cutting each other out. */
export function clockwise(line: Stroke): Stroke {
  const area = line.reduce((sum, a, i) => {
    const b = line[(i + 1) % line.length] ?? a;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
  return area < 0 ? [...line].reverse() : line;
}

export function closedPath(line: Stroke): string {
  const start = line[0];
  if (start === undefined) return '';
  const steps = line.map((_, i) => segment(i, (j) => line.at(j % line.length) ?? start));
  return `M${written(start)}${steps.join('')}Z`;
}

export function openPath(line: Stroke): string {
  const [start, last] = [line[0], line.at(-1)];
  if (start === undefined || last === undefined) return '';
  const isLoop = start.x === last.x && start.y === last.y;
  const knotAt = (j: number): Knot => {
    const i = isLoop
      ? (j + line.length - 1) % (line.length - 1)
      : Math.max(0, Math.min(j, line.length - 1));
    return line[i] ?? last;
  };
  const steps = line.slice(1).map((_, i) => segment(i, knotAt));
  return `M${written(start)}${steps.join('')}`;
}

function segment(i: number, knotAt: (j: number) => Knot): string {
  const from = knotAt(i);
  const to = knotAt(i + 1);
  if (from.isCorner && to.isCorner) return `L${written(to)}`;
  const third = Math.hypot(to.x - from.x, to.y - from.y) / 3;
  const leaving = from.isCorner ? from : knotAt(i - 1);
  const arriving = to.isCorner ? to : knotAt(i + 2);
  return `C${written(ahead(from, leaving, to, third))} ${written(ahead(to, arriving, from, third))} ${written(to)}`;
}

/** So far from a point, in the direction from one to another. */
function ahead(point: Point, a: Point, b: Point, by: number): Point {
  const far = by / (Math.hypot(b.x - a.x, b.y - a.y) || 1);
  return { x: point.x + (b.x - a.x) * far, y: point.y + (b.y - a.y) * far };
}
