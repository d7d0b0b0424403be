import type { Ranked, Who } from '../../table/scores.js';

/** The end of a game as towers: a course of stone for each cause of points. */

export interface Course {
  /** Null: the causes that brought least, together. */
  readonly cause: string | null;
  /** What it brought; below 0 what it cost. */
  readonly points: number;
  /** How high it stands, in points: what was lost later has fallen from the top. */
  readonly high: number;
}

export interface Tower {
  readonly who: Who;
  readonly place: number;
  readonly score: number;
  /** From the ground up: what was gained, then what was lost, as the ruin that it left. */
  readonly courses: readonly Course[];
}

/** Who lost more than this part of what they gained is not told by a tower of gains. */
const MUCH = 1 / 4;

/** Whether much was lost: then a tower is what is left, and a bill below it says what everything brought or cost. */
export function isBilled(ranked: readonly Ranked[]): boolean {
  return ranked.some(({ breakdown }) => {
    const all = Object.values(breakdown);
    const lost = -sum(all.filter((points) => points < 0));
    return lost > MUCH * sum(all.filter((points) => points > 0));
  });
}

/** So many causes have a course of their own. */
const NAMED = 6;

/**
 * The causes that have a course of their own, and null for all others: the least first, so that what decided comes last;
 * on a bill the most first, which is what everybody began with.
 */
export function coursesFor(ranked: readonly Ranked[]): readonly (string | null)[] {
  const weights = new Map<string, number>();
  for (const { breakdown } of ranked)
    for (const [cause, points] of Object.entries(breakdown))
      weights.set(cause, (weights.get(cause) ?? 0) + Math.abs(points));
  const causes = [...weights].toSorted(([, one], [, other]) => other - one).map(([cause]) => cause);
  const isTooMany = causes.length > NAMED;
  const named = causes.slice(0, isTooMany ? NAMED - 1 : NAMED);
  const order = isTooMany ? [...named, null] : named;
  return isBilled(ranked) ? order : order.toReversed();
}

export function towersOf(
  ranked: readonly Ranked[],
  order: readonly (string | null)[],
): readonly Tower[] {
  return ranked.map(({ who, place, score, breakdown }) => {
    const points = order.map((cause) => ({ cause, points: pointsOf(breakdown, cause, order) }));
    const gains = points.filter((one) => one.points > 0);
    const losses = points.filter((one) => one.points < 0);
    return { who, place, score, courses: [...standing(gains, losses), ...fallen(gains, losses)] };
  });
}

type Pointed = Omit<Course, 'high'>;

function pointsOf(
  breakdown: Ranked['breakdown'],
  cause: string | null,
  order: readonly (string | null)[],
): number {
  if (cause !== null) return breakdown[cause] ?? 0;
  return sum(Object.entries(breakdown).flatMap(([one, n]) => (order.includes(one) ? [] : [n])));
}

/** What is left of each gain: losses take from the top. */
function standing(gains: readonly Pointed[], losses: readonly Pointed[]): readonly Course[] {
  let left = Math.max(0, sum(gains.map(({ points }) => points)) - costOf(losses));
  return gains.map((one) => {
    const high = Math.min(one.points, left);
    left -= high;
    return { ...one, high };
  });
}

/** No higher than the tower was. */
function fallen(gains: readonly Pointed[], losses: readonly Pointed[]): readonly Course[] {
  let left = sum(gains.map(({ points }) => points));
  return losses.map((one) => {
    const high = Math.min(-one.points, left);
    left -= high;
    return { ...one, high };
  });
}

function costOf(losses: readonly Pointed[]): number {
  return -sum(losses.map(({ points }) => points));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

/** How high the highest tower is or was, ruins and all; at least 1. */
export function highestOf(towers: readonly Tower[]): number {
  return Math.max(1, ...towers.map(({ courses }) => sum(courses.map(({ high }) => high))));
}

/** What somebody has after the courses of this many causes. */
export function scoreAfter(
  { courses }: Tower,
  order: readonly (string | null)[],
  built: number,
): number {
  const seen = order.slice(0, built);
  return sum(courses.filter(({ cause }) => seen.includes(cause)).map(({ points }) => points));
}

/** On a bill: what is left, then what was lost, no higher than what everybody had at most. */
export function leftOf({ score, courses }: Tower): readonly Course[] {
  const left = Math.max(0, score);
  return [
    { cause: courses[0]?.cause ?? null, points: score, high: left },
    ...courses.filter(({ points }) => points < 0),
  ];
}

/** Everything as long as it counts: what was gained from many causes, then what was lost. */
export function wholeOf(tower: Tower): Tower {
  return {
    ...tower,
    courses: tower.courses.map((course) => ({ ...course, high: Math.abs(course.points) })),
  };
}

/** From left to right: the winner stands in the middle of the first three. */
export function acrossOf(count: number): readonly number[] {
  const order = Array.from({ length: count }, (_, i) => i);
  const [first, second, ...rest] = order;
  return first === undefined || second === undefined || count < 3
    ? order
    : [second, first, ...rest];
}

/** Towers where there is room for all of them, in pixels, and for a bill below each; bars elsewhere. */
export function shapeFor(
  { width, height }: { readonly width: number; readonly height: number },
  count: number,
  billed: boolean,
): 'towers' | 'bars' {
  return width >= 96 + count * 152 && height >= (billed ? 540 : 410) ? 'towers' : 'bars';
}
