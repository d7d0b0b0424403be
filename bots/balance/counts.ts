/** How often each value occurred. */
export type Histogram = Record<string, number>;

export interface ItemCounts {
  /** Decisions and chances with it, and those in which it was used. */
  offered: number;
  used: number;
  /** Seats that used it at least once, game by game, and the victories they had. */
  users: number;
  wins: number;
}

/** A game that broke. */
export interface GameError {
  readonly game: number;
  readonly seed: string;
  readonly code: 'limit.reached' | 'internal';
  readonly message: string;
}

/** What was counted in games. Plain data, and whole numbers: sums are the same whatever the order. */
export interface Counts {
  /** Games that came to their end. */
  finished: number;
  /** By seat, in parts of a victory. */
  wins: number[];
  scores: Histogram[];
  /** Of a whole game. */
  decisions: Histogram;
  /** By `keyOf`. */
  items: Record<string, ItemCounts>;
  measures: Record<string, Histogram>;
  errors: GameError[];
}

/** A victory can be shared evenly by up to eight. */
export const VICTORY = 840;

export function noCounts(seats: number): Counts {
  return {
    finished: 0,
    wins: Array.from({ length: seats }, () => 0),
    scores: Array.from({ length: seats }, () => ({})),
    decisions: {},
    items: {},
    measures: {},
    errors: [],
  };
}

export const keyOf = ({ kind, id }: { readonly kind: string; readonly id: string }): string =>
  `${kind} ${id}`;

export function count(histogram: Histogram, value: number | string, times = 1): void {
  histogram[value] = (histogram[value] ?? 0) + times;
}

function addHistogram(to: Histogram, from: Readonly<Histogram>): void {
  for (const [value, times] of Object.entries(from)) count(to, value, times);
}

/** Adds what was counted elsewhere, in games after those counted here. */
export function addCounts(to: Counts, from: Counts): void {
  to.finished += from.finished;
  to.wins = to.wins.map((wins, seat) => wins + (from.wins[seat] ?? 0));
  to.scores.forEach((scores, seat) => addHistogram(scores, from.scores[seat] ?? {}));
  addHistogram(to.decisions, from.decisions);
  for (const [key, { offered, used, users, wins }] of Object.entries(from.items)) {
    const sum = (to.items[key] ??= { offered: 0, used: 0, users: 0, wins: 0 });
    sum.offered += offered;
    sum.used += used;
    sum.users += users;
    sum.wins += wins;
  }
  for (const [id, values] of Object.entries(from.measures))
    addHistogram((to.measures[id] ??= {}), values);
  to.errors.push(...from.errors);
}
