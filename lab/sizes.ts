/** How much the laboratory plays. A whole run is to last three hours on two cores, a quick one ten minutes. */
export interface Sizes {
  /** Games of the sequential test of a level; nothing: until it is decided. */
  readonly sprt: {
    readonly greedy: number;
    readonly strong: number;
    readonly master: number;
  } | null;
  /** Strength curves: games of each point, and the points in iterations per searched decision. */
  readonly curve: { readonly games: number; readonly points: readonly number[] };
  /** Games of every two levels. */
  readonly ratings: number;
  /** Games of a seat statistic. */
  readonly seatsOfGreedy: number;
  readonly seatsOfStrong: number;
  readonly soloScore: number;
  /** Games of each mode against Otto and each difficulty. */
  readonly solo: number;
  /** Games in which the master's time is taken. */
  readonly clock: number;
  /** Games of Avalon, four players each. */
  readonly avalon: {
    readonly fieldOfRandom: number;
    /** At most: its test may be decided before. */
    readonly fieldOfGreedy: number;
    readonly greedy: number;
    readonly strong: number;
  };
}

export type Mode = 'full' | 'quick';

export const SIZES: { readonly [mode in Mode]: Sizes } = {
  full: {
    sprt: null,
    curve: { games: 100, points: [50, 100, 200, 400, 800, 1600] },
    ratings: 20,
    seatsOfGreedy: 20_000,
    seatsOfStrong: 300,
    soloScore: 150,
    solo: 150,
    clock: 4,
    avalon: { fieldOfRandom: 2000, fieldOfGreedy: 400, greedy: 20_000, strong: 200 },
  },
  quick: {
    sprt: { greedy: 40, strong: 20, master: 8 },
    curve: { games: 2, points: [50, 100, 200, 400] },
    ratings: 2,
    seatsOfGreedy: 200,
    seatsOfStrong: 10,
    soloScore: 4,
    solo: 8,
    clock: 1,
    avalon: { fieldOfRandom: 80, fieldOfGreedy: 8, greedy: 100, strong: 4 },
  },
};

/** The strong level of the seat statistics and of the modes against Otto, where many games count more than deep ones. */
export const STRONG = 'strong:50';

/** For the first estimate of the time left: milliseconds of one core for a seat's part in a game, and for one iteration. */
export const COST = { random: 5, greedy: 60, iteration: 0.5 } as const;

/** How many decisions a seat searches in a game, about. */
export const SEARCHED = 60;
