import type { GameEvent, SeatResult } from '@destrier/engine';

/** How the points of one seat, or of a rival without one, came together. */
export interface Series {
  /** The seat; a rival without one has a number below 0. */
  readonly who: number;
  /** The score after each change, by choice. */
  readonly steps: readonly Step[];
}

export interface Step {
  readonly seq: number;
  readonly value: number;
}

/** A change of a score: games tell whose, by how much and why, and call it so. */
interface Change {
  readonly who: number;
  readonly points: number;
}

function changeOf({ params }: GameEvent): Change | undefined {
  const { points, cause } = params;
  const who = params['who'] ?? params['seat'];
  if (typeof points !== 'number' || typeof cause !== 'string' || typeof who !== 'number')
    return undefined;
  return { who, points };
}

/** The scores over time, the seats first; null where the events of the game do not tell them. */
export function seriesOf(
  events: readonly GameEvent[],
  result: readonly SeatResult[],
): readonly Series[] | null {
  const all = new Map<number, Step[]>(result.map(({ seat }) => [seat, [{ seq: 0, value: 0 }]]));
  for (const event of events) {
    const change = changeOf(event);
    if (change === undefined) continue;
    const steps = all.get(change.who) ?? [{ seq: 0, value: 0 }];
    const value = (steps.at(-1)?.value ?? 0) + change.points;
    if (steps.at(-1)?.seq === event.seq) steps.pop();
    all.set(change.who, [...steps, { seq: event.seq, value }]);
  }
  // Whoever tells other scores than the game itself tells nothing.
  const isTrue = result.every(({ seat, score }) => all.get(seat)?.at(-1)?.value === score);
  return isTrue ? [...all].map(([who, steps]) => ({ who, steps })) : null;
}

/** The value of a series after a choice. */
export function valueAt({ steps }: Series, seq: number): number {
  return steps.findLast((step) => step.seq <= seq)?.value ?? 0;
}

/** Where rounds begin, by choice. */
export function roundsOf(events: readonly GameEvent[]): number[] {
  return events.filter(({ name }) => name === 'round').map(({ seq }) => seq);
}

/** The seats and a rival who has points, from the first place on. */
export interface Ranked {
  readonly place: number;
  readonly who: number;
  readonly score: number;
  readonly breakdown: SeatResult['breakdown'];
}

export function rankingOf(
  result: readonly SeatResult[],
  series: readonly Series[] | null,
): Ranked[] {
  const seats = result
    .toSorted((one, other) => one.place - other.place || one.seat - other.seat)
    .map(({ seat, ...row }) => ({ ...row, who: seat as number }));
  const rival = series?.find(({ who }) => who < 0);
  if (rival === undefined) return seats;
  const place = seats.some((row) => row.place === 1) ? seats.length + 1 : 1;
  const score = rival.steps.at(-1)?.value ?? 0;
  return seats.toSpliced(place - 1, 0, { place, who: rival.who, score, breakdown: {} });
}

/** Every cause of points, the one that brought most first. */
export function causesOf(ranked: readonly Ranked[]): string[] {
  const sums = new Map<string, number>();
  for (const { breakdown } of ranked)
    for (const [cause, points] of Object.entries(breakdown))
      sums.set(cause, (sums.get(cause) ?? 0) + points);
  return [...sums].toSorted(([, one], [, other]) => other - one).map(([cause]) => cause);
}
