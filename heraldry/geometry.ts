/** Convex polygons: the shield, its quarters, what a chief leaves free. All in units of a shield 200 wide, 240 high. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Convex, clockwise on the screen. */
export type Polygon = readonly Point[];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
  /** The fess point: a little above the middle, where the eye expects it on a shield that tapers. */
  readonly centre: Point;
}

export const WIDTH = 200;
export const HEIGHT = 240;
const FESS_POINT = 0.46;

export function boxOf(polygon: Polygon): Box {
  const xs = polygon.map(({ x }) => x);
  const ys = polygon.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const [width, height] = [right - left, bottom - top];
  const centre = { x: (left + right) / 2, y: top + height * FESS_POINT };
  return { left, top, right, bottom, width, height, centre };
}

export function rectangle(left: number, top: number, right: number, bottom: number): Polygon {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

const SIDES = [
  [197, 112, 197, 170, 160, 212, 100, 237],
  [100, 237, 40, 212, 3, 170, 3, 112],
] as const;

export const SHIELD_PATH = 'M3 3H197V112C197 170 160 212 100 237C40 212 3 170 3 112Z';
const SAMPLES = 14;

/** The outline of the shield as a polygon fine enough to follow it. */
export const SHIELD: Polygon = [
  { x: 3, y: 3 },
  { x: 197, y: 3 },
  ...SIDES.flatMap(([x0, y0, x1, y1, x2, y2, x3, y3]) =>
    Array.from({ length: SAMPLES }, (_, i) => {
      const t = i / SAMPLES;
      return { x: cubic(t, x0, x1, x2, x3), y: cubic(t, y0, y1, y2, y3) };
    }),
  ),
  { x: 3, y: 112 },
];

function cubic(t: number, a: number, b: number, c: number, d: number): number {
  const s = 1 - t;
  return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
}

/** A shield of the same shape around another centre. */
export function smallShield(centre: Point, width: number): Polygon {
  const scale = width / 194;
  return SHIELD.map(({ x, y }) => ({
    x: centre.x + (x - 100) * scale,
    y: centre.y + (y - 114) * scale,
  }));
}

/** What lies to the right of a line, going from `a` to `b`. */
export function cut(polygon: Polygon, a: Point, b: Point): Polygon {
  const rest: Point[] = [];
  let before = polygon.at(-1);
  for (const point of polygon) {
    const [now, was] = [sideOf(point, a, b), sideOf(before ?? point, a, b)];
    if (before !== undefined && now * was < 0) rest.push(between(before, point, was / (was - now)));
    if (now >= 0) rest.push(point);
    before = point;
  }
  return rest;
}

/** Positive to the right of the way from `a` to `b`. */
function sideOf({ x, y }: Point, a: Point, b: Point): number {
  return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
}

export function between(a: Point, b: Point, t: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

/** The part of a polygon inside a rectangle. */
export function clipped(polygon: Polygon, to: Partial<Omit<Box, 'centre'>>): Polygon {
  const { left = -1e4, top = -1e4, right = 1e4, bottom = 1e4 } = to;
  const corners = rectangle(left, top, right, bottom);
  return corners.reduce((rest, corner, i) => {
    const next = corners[(i + 1) % corners.length];
    return next === undefined ? rest : cut(rest, corner, next);
  }, polygon);
}

/** The polygon with a strip of this breadth taken from its rim. */
export function inset(polygon: Polygon, by: number): Polygon {
  return polygon.reduce((rest, point, i) => {
    const next = polygon[(i + 1) % polygon.length];
    const length = next === undefined ? 0 : Math.hypot(next.x - point.x, next.y - point.y);
    if (next === undefined || length === 0) return rest;
    const inward = {
      x: (-(next.y - point.y) / length) * by,
      y: ((next.x - point.x) / length) * by,
    };
    const moved = (p: Point): Point => ({ x: p.x + inward.x, y: p.y + inward.y });
    return cut(rest, moved(point), moved(next));
  }, polygon);
}

export function contains(polygon: Polygon, point: Point): boolean {
  return polygon.every((a, i) => {
    const b = polygon[(i + 1) % polygon.length] ?? a;
    return sideOf(point, a, b) >= -1e-6;
  });
}

/** How far it reaches to the left and the right at one height; nothing where it does not reach at all. */
export function spanAt(polygon: Polygon, y: number): readonly [number, number] | undefined {
  let [left, right] = [Infinity, -Infinity];
  let before = polygon.at(-1);
  for (const point of polygon) {
    if (
      before !== undefined &&
      Math.min(before.y, point.y) <= y &&
      Math.max(before.y, point.y) >= y
    ) {
      const isLevel = before.y === point.y;
      const x = isLevel
        ? before.x
        : between(before, point, (y - before.y) / (point.y - before.y)).x;
      left = Math.min(left, x, isLevel ? point.x : x);
      right = Math.max(right, x, isLevel ? point.x : x);
    }
    before = point;
  }
  return left > right ? undefined : [left, right];
}

export function centroid(polygon: Polygon): Point {
  let [area, x, y] = [0, 0, 0];
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length] ?? a;
    const cross = a.x * b.y - b.x * a.y;
    area += cross;
    x += (a.x + b.x) * cross;
    y += (a.y + b.y) * cross;
  });
  return { x: x / (3 * area), y: y / (3 * area) };
}

/** Half the side of the largest square around a point that stays inside. */
export function roomAround(polygon: Polygon, { x, y }: Point): number {
  let [fits, tooLarge] = [0, WIDTH];
  while (tooLarge - fits > 0.5) {
    const half = (fits + tooLarge) / 2;
    const inside = rectangle(x - half, y - half, x + half, y + half).every((corner) =>
      contains(polygon, corner),
    );
    if (inside) fits = half;
    else tooLarge = half;
  }
  return fits;
}

/** Finer than anybody sees. */
export function rounded(n: number): number {
  return Math.round(n * 10) / 10;
}

export function written({ x, y }: Point): string {
  return `${rounded(x)} ${rounded(y)}`;
}

export function pathOf(polygon: Polygon): string {
  return `M${polygon.map(written).join('L')}Z`;
}
