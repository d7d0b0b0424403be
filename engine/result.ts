import type { Seat } from './basics.js';
import type { Rival } from './game.js';
import type { Match } from './match.js';
import type { ByCause } from './tally.js';

export interface SeatResult {
  readonly seat: Seat;
  /** 1 is best; equal seats share a place, and the next place is left out. */
  readonly place: number;
  readonly score: number;
  /** Every point by its cause. */
  readonly breakdown: ByCause;
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
  const first = rivalOf(match)?.ahead === true ? 2 : 1;
  const { ledger } = match;
  return rows.map((row) => ({
    seat: row.seat,
    place: first + rows.filter((other) => better(other, row) < 0).length,
    score: row.score,
    breakdown: sorted(ledger[row.seat] ?? {}),
  }));
}

/** The rival without a seat, if this table has one. */
export function rivalOf(match: Match): Rival | undefined {
  return match.prepared.game.rival?.(match);
}

function sorted(causes: ByCause): ByCause {
  return Object.fromEntries(Object.entries(causes).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
