import { diagonalEnd } from './divisions.js';
import {
  between,
  boxOf,
  centroid,
  clipped,
  inset,
  roomAround,
  spanAt,
  type Point,
  type Polygon,
} from './geometry.js';

/** Where charges stand. */

/** The middle of a charge, the room it may fill, and how far it is turned (clockwise, in degrees). */
export interface Slot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly turn: number;
}

const WAYS = [
  'pale',
  'fess',
  'bend',
  'bend sinister',
  'chevron',
  'cross',
  'saltire',
  'orle',
] as const;
export type Way = (typeof WAYS)[number];

/** In a line of a kind, or in rows of this many. */
export type Arrangement = Way | readonly number[];

export function isWay(words: string): words is Way {
  return WAYS.some((way) => way === words);
}

const PLACES = [
  'chief',
  'base',
  'dexter',
  'sinister',
  'dexter chief',
  'sinister chief',
  'dexter base',
  'sinister base',
] as const;
export type Place = (typeof PLACES)[number];

export function isPlace(words: string): words is Place {
  return PLACES.some((place) => place === words);
}

export const waysAndPlaces: readonly string[] = [...WAYS, ...PLACES];

export function placed(polygon: Polygon, place: Place): Polygon {
  const { centre, width, height, top, left } = boxOf(polygon);
  const aside = width * 0.1;
  const part = place.split(' ');
  return clipped(polygon, {
    ...(part.includes('chief') ? { bottom: top + height * 0.36 } : {}),
    ...(part.includes('base') ? { top: top + height * 0.6 } : {}),
    ...(part.includes('dexter') ? { left: left + 4, right: centre.x - aside } : {}),
    ...(part.includes('sinister') ? { left: centre.x + aside } : {}),
  });
}

const ROWS: { readonly [count: number]: readonly number[] } = {
  1: [1],
  2: [2],
  3: [2, 1],
  4: [2, 2],
  5: [2, 1, 2],
  6: [3, 2, 1],
  7: [3, 3, 1],
  8: [3, 3, 2],
  9: [3, 3, 3],
  10: [4, 3, 2, 1],
};

/** Beasts that walk stand one above the other when they are two. */
export function usualRows(count: number, isWide: boolean): readonly number[] {
  if (count === 2 && isWide) return [1, 1];
  const usual = ROWS[count];
  if (usual !== undefined) return usual;
  const perRow = Math.ceil(Math.sqrt(count));
  const full = Math.floor(count / perRow);
  const rest = count - full * perRow;
  return [...Array.from({ length: full }, () => perRow), ...(rest === 0 ? [] : [rest])];
}

/** Rows that the blazon counts are set closely, as lozenges that touch. */
const CLOSE = 0.98;

export function arranged(
  polygon: Polygon,
  count: number,
  arrangement: Arrangement,
): readonly Slot[] {
  if (typeof arrangement !== 'string') return rows(polygon, arrangement, CLOSE);
  const box = boxOf(polygon);
  const { left, right, top, bottom, centre, width } = box;
  const end = diagonalEnd(box);
  switch (arrangement) {
    case 'pale':
      return rows(
        polygon,
        Array.from({ length: count }, () => 1),
        CLOSE,
      );
    case 'fess':
      return rows(polygon, [count]);
    case 'bend':
      return strung([{ x: left, y: top }, end], count, width * 0.34, 0.1);
    case 'bend sinister':
      return strung(
        [
          { x: left, y: end.y },
          { x: right, y: top },
        ],
        count,
        width * 0.34,
        0.1,
      );
    case 'chevron': {
      const foot = centre.y + width * 0.28;
      const apex = { x: centre.x, y: centre.y - width * 0.2 };
      return strung([{ x: left, y: foot }, apex, { x: right, y: foot }], count, width * 0.3, 0.1);
    }
    case 'cross':
      return crossed(
        centre,
        { x: width * 0.3, y: Math.min(width * 0.36, (bottom - top) * 0.3) },
        count,
      );
    case 'saltire':
      return count === 2
        ? [-42, 42].map((turn) => slot(centre, width * 0.92, turn))
        : rows(polygon, [2, 1, 2]);
    case 'orle':
      return ring(inset(polygon, width * 0.15), count, width * 0.22);
  }
}

function slot({ x, y }: Point, size: number, turn = 0): Slot {
  return { x, y, width: size, height: size, turn };
}

/** One in the middle when they are odd, the others around it. */
function crossed(centre: Point, reach: Point, count: number): readonly Slot[] {
  const size = reach.x * 0.92;
  const arms = [
    { x: 0, y: -reach.y },
    { x: -reach.x, y: 0 },
    { x: reach.x, y: 0 },
    { x: 0, y: reach.y },
  ];
  const around = arms.map(({ x, y }) => slot({ x: centre.x + x, y: centre.y + y }, size));
  return count % 2 === 0 ? around : [slot(centre, size), ...around];
}

/** The heights between which a shape is broad enough for a row. */
function useful(polygon: Polygon): readonly [number, number] {
  const { top, bottom, width, height } = boxOf(polygon);
  const isBroad = (y: number): boolean => {
    const span = spanAt(polygon, y);
    return span !== undefined && span[1] - span[0] >= width * 0.45;
  };
  const heights = Array.from({ length: 41 }, (_, i) => top + (height * i) / 40).filter(isBroad);
  return [heights[0] ?? top, heights.at(-1) ?? bottom];
}

/** So many side by side in each row, all of one size, as large as the narrowest row allows. */
export function rows(
  polygon: Polygon,
  counts: readonly number[],
  filled = counts.length === 1 ? 0.9 : 0.86,
): readonly Slot[] {
  const [from, to] = useful(polygon);
  const margin = (to - from) * (counts.length === 1 ? 0.06 : 0.045);
  const tall = (to - from - 2 * margin) / counts.length;
  const measured = counts.map((count, i) => {
    const y = from + margin + tall * (i + 0.5);
    const spans = [-0.28, 0.28].flatMap((part) => [spanAt(polygon, y + tall * part) ?? []]);
    const left = Math.max(...spans.map(([l = y]) => l));
    const right = Math.min(...spans.map(([, r = y]) => r));
    return { count, y, x: (left + right) / 2, room: (right - left) / count };
  });
  const room = Math.min(...measured.map((row) => row.room));
  return measured.flatMap(({ count, x, y }) =>
    Array.from({ length: count }, (_, i) => ({
      x: x + (i - (count - 1) / 2) * room,
      y,
      width: room * filled,
      height: tall * filled,
      turn: 0,
    })),
  );
}

/** Evenly along a way, not nearer to its ends than a part of it. */
export function strung(
  way: readonly Point[],
  count: number,
  size: number,
  ends: number,
  turn = 0,
): readonly Slot[] {
  const whole = lengthOf(way);
  const step = (whole * (1 - 2 * ends)) / count;
  return Array.from({ length: count }, (_, i) =>
    slot(pointAlong(way, whole * ends + step * (i + 0.5)), Math.min(size, step * 0.92), turn),
  );
}

/** Evenly around a shape, from the middle of its top. */
export function ring(polygon: Polygon, count: number, size: number): readonly Slot[] {
  const { left, right, top } = boxOf(polygon);
  const start = { x: (left + right) / 2, y: top };
  const first = polygon.findIndex(({ x, y }) => y - top < 0.5 && x > start.x);
  const round = [start, ...polygon.slice(first), ...polygon.slice(0, first), start];
  const step = lengthOf(round) / count;
  return Array.from({ length: count }, (_, i) =>
    slot(pointAlong(round, step * i), Math.min(size, step * 0.95)),
  );
}

function lengthOf(way: readonly Point[]): number {
  return way.slice(1).reduce((sum, point, i) => {
    const from = way[i] ?? point;
    return sum + Math.hypot(point.x - from.x, point.y - from.y);
  }, 0);
}

function pointAlong(way: readonly Point[], distance: number): Point {
  let rest = distance;
  for (const [i, to] of way.slice(1).entries()) {
    const from = way[i] ?? to;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (rest <= length) return between(from, to, length === 0 ? 0 : rest / length);
    rest -= length;
  }
  return way.at(-1) ?? { x: 0, y: 0 };
}

/** In a corner that an ordinary leaves: one in its middle, more in rows. */
export function cornered(polygon: Polygon, count: number): readonly Slot[] {
  if (count > 1) return rows(polygon, usualRows(count, false));
  const middle = centroid(polygon);
  return count === 0 ? [] : [slot(middle, roomAround(polygon, middle) * 1.9)];
}

/** All over a field, each row between the places of the last. */
export function strewn(polygon: Polygon): readonly Slot[] {
  const { left, top, width, height } = boxOf(polygon);
  const step = width / 4;
  const tall = step * 0.95;
  return Array.from({ length: Math.ceil(height / tall) }, (_, row) =>
    Array.from({ length: row % 2 === 0 ? 4 : 5 }, (_none, i) => {
      const x = left + step * (row % 2 === 0 ? i + 0.5 : i);
      return slot({ x, y: top + tall * (row + 0.45) }, step * 0.62);
    }),
  ).flat();
}
