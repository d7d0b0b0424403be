import { boxOf, type Box, type Point, type Polygon } from './geometry.js';
import { edge, type Line } from './lines.js';
import { cornered, type Slot } from './places.js';

/** An ordinary as it lies on a field. */
export interface Built {
  readonly path: string;
  readonly on: (count: number) => readonly Slot[];
  /** Missing where nothing can stand between what it parts. */
  readonly between?: (count: number) => readonly Slot[];
  /** What it leaves of the field to all that is not laid over it. */
  readonly rest?: Polygon;
  /** Flowers that grow out of it. */
  readonly fleurs?: readonly Slot[];
  /** A figure that holds a coat of its own. */
  readonly frame?: Polygon;
}

/** The field on which it is built, and the measures that follow from it. */
export interface ChargeSite {
  readonly frame: Polygon;
  readonly box: Box;
  readonly line: Line;
  readonly breadth: number;
  /** Of a band. */
  readonly thick: number;
}

export function siteOf(frame: Polygon, line: Line): ChargeSite {
  const box = boxOf(frame);
  const breadth = Math.min(box.width, box.height);
  return { frame, box, line, breadth, thick: breadth * 0.28 };
}

export function at(x: number, y: number): Point {
  return { x, y };
}

/** A band from one point to another and, unless it stands upright, beyond both. Battlements are above only. */
export function band({ line, breadth }: ChargeSite, a: Point, b: Point, broad: number): string {
  const side = aside(a, b, broad / 2);
  const isUpright = Math.abs(b.x - a.x) < 1;
  const along = isUpright ? at(0, 0) : at(-side.y * 2, side.x * 2);
  const [first, last] = [at(a.x - along.x, a.y - along.y), at(b.x + along.x, b.y + along.y)];
  const upper = [moved(first, side, 1), moved(last, side, 1)];
  const lower = [moved(last, side, -1), moved(first, side, -1)];
  const below = line === 'embattled' && !isUpright ? 'plain' : line;
  return `M${edge(upper, line, breadth)}L${edge(lower, below, breadth)}Z`;
}

/** A step to the left of the way from one point to another. */
export function aside(a: Point, b: Point, by: number): Point {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  return at(((b.y - a.y) / length) * by, (-(b.x - a.x) / length) * by);
}

export function moved(point: Point, step: Point, times: number): Point {
  return at(point.x + step.x * times, point.y + step.y * times);
}

/** The greater half before the smaller. */
export function halves(count: number, first: Polygon, second: Polygon): readonly Slot[] {
  const more = Math.ceil(count / 2);
  return [...cornered(first, more), ...cornered(second, count - more)];
}

export function shared(count: number, corners: readonly Polygon[]): readonly Slot[] {
  const each = Math.floor(count / corners.length);
  return corners.flatMap((corner, i) =>
    cornered(corner, each + (i < count % corners.length ? 1 : 0)),
  );
}

/** One in the middle when they are odd, the others along the arms. */
export function around(
  centre: Point,
  count: number,
  size: number,
  arms: readonly Point[],
): readonly Slot[] {
  const ends = arms.map(({ x, y }) => at(centre.x + x, centre.y + y));
  const used = count % 2 === 1 ? [centre, ...ends] : ends;
  return used.slice(0, count).map(({ x, y }) => ({ x, y, width: size, height: size, turn: 0 }));
}
