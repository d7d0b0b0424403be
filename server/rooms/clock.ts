import type { Seat } from '@destrier/engine';
import { z } from 'zod';

const DAY_MS = 24 * 60 * 60 * 1000;
const BACK_MS = 60_000;

/** How long people may think: as long as they like, some days a move, or by a clock of their own. */
export const clockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('days'), days: z.number().int().min(1).max(30) }),
  z.strictObject({
    kind: z.literal('live'),
    /** Seconds to begin with, and for each choice. */
    seconds: z.number().int().min(10).max(86_400),
    increment: z.number().int().min(0).max(3600),
  }),
]);
export type Clock = z.infer<typeof clockSchema>;

/** How clocks stand. It follows from the times in the log, so it is the same wherever it is worked out. */
export interface ClockState {
  /** Milliseconds that each seat had left when it was looked at last. */
  readonly left: readonly number[];
  readonly since: number;
  /** Whose clocks run. */
  readonly running: readonly Seat[];
}

const allowance = (clock: Clock): number => {
  switch (clock.kind) {
    case 'none':
      return 0;
    case 'days':
      return clock.days * DAY_MS;
    case 'live':
      return clock.seconds * 1000;
  }
};

export function startClock(clock: Clock, seats: number, at: number): ClockState {
  return { left: Array.from({ length: seats }, () => allowance(clock)), since: at, running: [] };
}

/** Lets the clocks run to a moment; from then on those of other seats run. `chose`: who has just made a choice. */
export function runTo(
  clock: Clock,
  state: ClockState,
  at: number,
  running: readonly Seat[],
  chose: Seat | null,
): ClockState {
  if (clock.kind === 'none') return { ...state, since: at, running };
  const passed = Math.max(0, at - state.since);
  const left = state.left.map((ms, seat) => {
    const ran = state.running.includes(seat as Seat);
    if (clock.kind === 'days') return ran && chose !== seat ? ms - passed : allowance(clock);
    return ms - (ran ? passed : 0) + (chose === seat ? clock.increment * 1000 : 0);
  });
  return { left, since: at, running };
}

/** Gives back the time in which nobody could choose. */
export function credited(state: ClockState, ms: number): ClockState {
  return {
    ...state,
    left: state.left.map((has, seat) => (state.running.includes(seat as Seat) ? has + ms : has)),
  };
}

/** Those who come back to a seat get time to look around. */
export function returned(clock: Clock, state: ClockState, seat: Seat): ClockState {
  if (clock.kind !== 'live') return state;
  return { ...state, left: state.left.map((ms, i) => (i === seat ? Math.max(ms, BACK_MS) : ms)) };
}

/** When a seat's time ends, if its clock runs. */
export function endOf(
  clock: Clock,
  { left, since, running }: ClockState,
  seat: Seat,
): number | null {
  if (clock.kind === 'none' || !running.includes(seat)) return null;
  return since + (left[seat] ?? 0);
}

/** When the first of those whose clocks run has no time left. */
export function deadlineOf(clock: Clock, state: ClockState): number | null {
  const ends = state.running.flatMap((seat) => endOf(clock, state, seat) ?? []);
  return ends.length === 0 ? null : Math.min(...ends);
}
