import {
  headingsOf,
  scoresIn,
  type EventDecls,
  type GameEvent,
  type SeatResult,
} from '@destrier/engine';
import type { Speaker } from '@destrier/text';

/** A seat by its number; a rival without one by the word that the game has for it. */
export type Who = number | string;

/** How the points of one seat, or of a rival without one, came together. */
export interface Series {
  readonly who: Who;
  /** The score after each change, by choice. */
  readonly steps: readonly ScorePoint[];
}

export interface ScorePoint {
  readonly seq: number;
  readonly value: number;
}

/** A series with where its points came from. */
export interface Scored extends Series {
  readonly breakdown: SeatResult['breakdown'];
}

const BEGINNING: Omit<Scored, 'who'> = { steps: [{ seq: 0, value: 0 }], breakdown: {} };

/**
 * The scores over time, the seats first; null where the events do not tell them, as in games of an older version.
 * `rival`: how events call the rival without a seat, who has a score only where it gets points.
 */
export function seriesOf(
  events: readonly GameEvent[],
  result: readonly SeatResult[],
  rival?: string,
): readonly Scored[] | null {
  const all = new Map(result.map(({ seat }): [Who, typeof BEGINNING] => [seat, BEGINNING]));
  for (const { seq, params } of scoresIn(events)) {
    const { who, points, cause } = params;
    if (!all.has(who) && who !== rival) continue;
    const { steps, breakdown } = all.get(who) ?? BEGINNING;
    const value = (steps.at(-1)?.value ?? 0) + points;
    all.set(who, {
      steps: [...(steps.at(-1)?.seq === seq ? steps.slice(0, -1) : steps), { seq, value }],
      breakdown: { ...breakdown, [cause]: (breakdown[cause] ?? 0) + points },
    });
  }
  // Whoever tells other scores than the game itself tells nothing.
  const isTrue = result.every(({ seat, score }) => all.get(seat)?.steps.at(-1)?.value === score);
  return isTrue ? [...all].map(([who, scored]) => ({ who, ...scored })) : null;
}

/** The value of a series after a choice. */
export function valueAt({ steps }: Series, seq: number): number {
  return steps.findLast((step) => step.seq <= seq)?.value ?? 0;
}

/** A round, or whatever the game declares as a chapter. */
export interface ChapterMark {
  /** The choice with which it begins. */
  readonly seq: number;
  readonly name: string;
}

/** The chapters of a game by the names that the game has for them (`chapter.<event>`), else as rounds. */
export function chapterMarks(
  events: readonly GameEvent[],
  decls: EventDecls,
  speaker: Pick<Speaker, 'has' | 'say'>,
  roundOf: (n: number) => string,
): ChapterMark[] {
  const headings = headingsOf(decls);
  const beginnings = events.filter(({ name }) => headings.get(name) === 'chapter');
  return beginnings.map(({ seq, name, params }, i) => {
    const key = `chapter.${name}`;
    return { seq, name: speaker.has(key) ? speaker.say(key, params) : roundOf(i + 1) };
  });
}

/** The seats and a rival who has points, from the first place on. */
export interface Ranked {
  readonly place: number;
  readonly who: Who;
  readonly score: number;
  readonly breakdown: SeatResult['breakdown'];
}

export function rankingOf(
  result: readonly SeatResult[],
  series: readonly Scored[] | null,
): Ranked[] {
  const seats = result
    .toSorted((one, other) => one.place - other.place || one.seat - other.seat)
    .map(({ seat, ...row }): Ranked => ({ ...row, who: seat }));
  const rival = series?.find(({ who }) => typeof who === 'string');
  if (rival === undefined) return seats;
  const { who, steps, breakdown } = rival;
  const place = seats.some((row) => row.place === 1) ? seats.length + 1 : 1;
  const score = steps.at(-1)?.value ?? 0;
  return seats.toSpliced(place - 1, 0, { place, who, score, breakdown });
}

/** Every cause of points, the one that brought most first. */
export function causesOf(ranked: readonly Ranked[]): string[] {
  const sums = new Map<string, number>();
  for (const { breakdown } of ranked)
    for (const [cause, points] of Object.entries(breakdown))
      sums.set(cause, (sums.get(cause) ?? 0) + points);
  return [...sums].toSorted(([, one], [, other]) => other - one).map(([cause]) => cause);
}
