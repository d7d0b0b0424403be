import type { Flight, Gait } from './moves.js';

/** How each gait of moving goes, at the usual pace. */
interface Going {
  readonly ms: number;
  readonly easing: string;
  /** How high its arc is, in pixels. */
  readonly lift: number;
  /** How much larger it is half way. */
  readonly swell: number;
  /** So much later begins each further one of the same event. */
  readonly stagger: number;
}

const CALM = 'cubic-bezier(.4, 0, .2, 1)';

export const GOINGS: { readonly [gait in Gait]: Going } = {
  pawn: { ms: 420, easing: 'cubic-bezier(.3, .1, .2, 1)', lift: 70, swell: 0.12, stagger: 60 },
  token: { ms: 320, easing: CALM, lift: 34, swell: 0.1, stagger: 40 },
  card: { ms: 400, easing: CALM, lift: 26, swell: 0.06, stagger: 46 },
  taken: { ms: 420, easing: CALM, lift: 0, swell: 0, stagger: 46 },
  hops: { ms: 90, easing: 'linear', lift: 10, swell: 0, stagger: 60 },
};

/** An event follows another when so much of that one is over. */
const FOLLOWS_AFTER = 0.4;
/** All that happened at once is over by then. */
const MOST_MS = 1200;
/** Nobody could tell more of them apart. */
const MOST_FLIGHTS = 24;

/** A flight with when it begins and how long it takes, in milliseconds. */
export interface Timed {
  readonly flight: Flight;
  readonly delay: number;
  readonly ms: number;
}

/** When each flight begins: those of an event nearly together, one event after another, and all of them soon over. */
export function timed(
  events: readonly (readonly Flight[])[],
  pace: number,
): readonly (readonly Timed[])[] {
  let begin = 0;
  let left = MOST_FLIGHTS;
  const all = events.map((flights) => {
    const shown = flights.slice(0, left);
    left -= shown.length;
    const some = shown.map((flight, nth) => ({
      flight,
      delay: begin + nth * GOINGS[flight.gait].stagger,
      ms: msOf(flight),
    }));
    const longest = Math.max(0, ...some.map(({ ms }) => ms));
    begin += longest * FOLLOWS_AFTER;
    return some;
  });
  const squeezed = squeezeOf(all.flat());
  return all.map((some) =>
    some.map(({ flight, delay, ms }) => ({
      flight,
      delay: delay * squeezed * pace,
      ms: ms * pace,
    })),
  );
}

/** A shield hops from space to space; anything else takes as long as its way is long or short. */
function msOf({ gait, via = [] }: Flight): number {
  const { ms } = GOINGS[gait];
  return gait === 'hops' ? ms * (via.length + 1) : ms;
}

/** Where there is too much, more of it happens at once: nothing becomes too quick to be seen. */
function squeezeOf(all: readonly Timed[]): number {
  const late = all.filter(({ delay, ms }) => delay > 0 && delay + ms > MOST_MS);
  return Math.min(1, ...late.map(({ delay, ms }) => Math.max(0, MOST_MS - ms) / delay));
}
