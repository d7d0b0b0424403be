import type { OneTable } from '@destrier/server/protocol';
import type { SeatNews } from '../table/link.js';

/** The server's measure begins at 0 and moves by less than 1: people read it on a scale that begins at 1500. */
const START = 1500;
const STEP = 24;
/** Before so many games it is more a guess than a rating. */
const SETTLED = 10;

export function ratingOf({ ordinal }: { readonly ordinal: number }): number {
  return Math.round(START + STEP * ordinal);
}

export function isProvisional({ games }: { readonly games: number }): boolean {
  return games < SETTLED;
}

/** How whoever sits on a seat is rated, and what the game did to that. */
export function ratingAt(
  { ratings }: Pick<OneTable, 'ratings'>,
  seat: number,
): Pick<SeatNews, 'rating' | 'rated'> {
  const known = ratings.find((one) => one.seat === seat);
  if (known === undefined) return {};
  const { now, change } = known;
  return {
    ...(now === null ? {} : { rating: { points: ratingOf(now), isGuess: isProvisional(now) } }),
    ...(change === null
      ? {}
      : {
          rated: {
            before: ratingOf({ ordinal: change.before }),
            after: ratingOf({ ordinal: change.after }),
          },
        }),
  };
}
