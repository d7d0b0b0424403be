import type { Seat } from '@destrier/engine';

/** Who has most, and what each of them gets. */
export interface Share {
  readonly seats: readonly Seat[];
  readonly points: number;
}

/** Points go to whoever has most; equals share them, rounded down [M13.3] [M14.3]. Who has nothing gets nothing. */
export function shareOf(
  seats: readonly Seat[],
  strength: (seat: Seat) => number,
  value: number,
): Share {
  let most = 1;
  let best: Seat[] = [];
  for (const seat of seats) {
    const own = strength(seat);
    if (own > most) {
      most = own;
      best = [seat];
    } else if (own === most) best.push(seat);
  }
  return { seats: best, points: best.length === 0 ? 0 : Math.floor(value / best.length) };
}
