import type { Seat } from './basics.js';
import type { Match } from './match.js';

export interface SeatResult {
  readonly seat: Seat;
  /** 1 is best; equal seats share a place, and the next place is left out. */
  readonly place: number;
  readonly score: number;
  /** Every point by its cause. */
  readonly breakdown: { readonly [cause: string]: number };
}

/** The ranking as it stands; final when the match is over. */
export function resultOf(match: Match): SeatResult[] {
  const { game } = match.prepared;
  const sign = game.lowWins === true ? -1 : 1;
  const rows = match.seats.map((seat) => ({
    seat,
    score: game.score(match as never, seat),
    tie: game.tieBreak?.(match as never, seat) ?? 0,
  }));
  const better = (a: (typeof rows)[number], b: (typeof rows)[number]): number =>
    sign * (b.score - a.score) || b.tie - a.tie;
  return rows.map((row) => ({
    seat: row.seat,
    place:
      1 +
      rows.filter((other) => better(other, row) < 0).length +
      (game.rivalsAhead?.(match as never, row.seat) ?? 0),
    score: row.score,
    breakdown: sorted(match.ledger[row.seat] as Record<string, number>),
  }));
}

function sorted(causes: { readonly [cause: string]: number }): {
  readonly [cause: string]: number;
} {
  return Object.fromEntries(Object.entries(causes).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
