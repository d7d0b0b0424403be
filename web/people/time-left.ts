import type { SeatNews } from '../table/link.js';

/** Below this a clock is red. */
const SHORT_MS = 60_000;

/** What is left on a clock now. */
export function timeLeft({ left, at, runs }: NonNullable<SeatNews['clock']>, now: number): number {
  return runs ? left - Math.max(0, now - at) : left;
}

export function isShort(ms: number): boolean {
  return ms < SHORT_MS;
}
