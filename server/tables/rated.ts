import { botNamed } from '@destrier/bots';
import { z } from 'zod';
import { levelId, standingsIn, type RatingNow } from '../people/ratings.js';
import type { SeatRow, TableRow } from '../storage/schema.js';
import type { Db } from '../storage/storage.js';
import type { FoundTable } from './found-table.js';

const changesSchema = z.array(
  z.object({ seat: z.number(), before: z.number(), after: z.number() }).readonly(),
);

/** What a rated game did to the rating of whoever sat on a seat. */
export type RatingChange = z.infer<typeof changesSchema>[number];

const changesFrom = ({ ratingChanges }: Pick<TableRow, 'ratingChanges'>): RatingChange[] =>
  ratingChanges === null ? [] : changesSchema.parse(JSON.parse(ratingChanges));

/** The person or level that answers for how a seat ended. A bot that stood in played for its person. */
export function raterOf(seat: Pick<SeatRow, 'person' | 'bot'> | undefined): string | null {
  if (seat === undefined || seat.person !== null) return seat?.person ?? null;
  const bot = seat.bot === null ? undefined : botNamed(seat.bot);
  return bot === undefined ? null : levelId(bot.level, String(bot.version));
}

/** Whoever is rated at a table: how they stand in its game now, and what it did to that once it was over. */
export interface SeatRating {
  readonly seat: number;
  readonly now: RatingNow | null;
  readonly change: Omit<RatingChange, 'seat'> | null;
}

export async function ratingsAt(db: Db, { row, seats }: FoundTable): Promise<SeatRating[]> {
  const raters = seats.map(raterOf);
  const known = await standingsIn(
    db,
    row.game,
    raters.filter((one) => one !== null),
  );
  const changes = changesFrom(row);
  return seats
    .map(({ seat }, at) => {
      const change = changes.find((one) => one.seat === seat);
      return {
        seat,
        now: known.get(raters[at] ?? '') ?? null,
        change: change === undefined ? null : { before: change.before, after: change.after },
      };
    })
    .filter(({ now, change }) => now !== null || change !== null);
}
