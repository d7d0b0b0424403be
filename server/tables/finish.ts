import type { SeatResult } from '@destrier/engine';
import { rate, type Rank } from '../people/ratings.js';
import type { SeatRow } from '../storage/schema.js';
import type { Db } from '../storage/storage.js';
import { resultFrom } from './cards.js';
import { holdTable } from './found-table.js';
import { raterOf, type RatingChange } from './rated.js';
import type { TableServices } from './services.js';

type Keeping = Pick<TableServices, 'storage' | 'now'>;

/** Tables that are looked after at once. */
const AT_ONCE = 100;

/**
 * What is due when a game is over: its result enters the ratings, once, whichever process comes first. Whoever wrote
 * the last entry calls it.
 */
export async function settle({ storage, now }: Keeping, table: string): Promise<void> {
  const isNew = await storage.write(async (db) => {
    const { row, seats } = await holdTable(db, table);
    if (row.state !== 'finished' || row.rated === 0 || row.ratedAt !== null) return false;
    const moves = await rate(db, row.game, ranksOf(resultFrom(row) ?? [], seats));
    const changes = seats.flatMap((seat): RatingChange | [] => {
      const move = moves.get(raterOf(seat) ?? '');
      return move === undefined ? [] : { seat: seat.seat, ...move };
    });
    await db
      .updateTable('tables')
      .set({ ratedAt: now(), ratingChanges: JSON.stringify(changes) })
      .where('id', '=', table)
      .execute();
    return true;
  });
  if (isNew) await storage.tell(table);
}

/** Settles what was left behind by a process that ended between the last entry and the ratings. Returns how many. */
export async function settleAll(services: Keeping): Promise<number> {
  const tables = await unsettled(services.storage.db);
  for (const table of tables) await settle(services, table);
  return tables.length;
}

async function unsettled(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('state', '=', 'finished')
    .where('rated', '=', 1)
    .where('ratedAt', 'is', null)
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

function ranksOf(result: readonly SeatResult[], seats: readonly SeatRow[]): Rank[] {
  return result.flatMap(({ seat, place }) => {
    const person = raterOf(seats[seat]);
    return person === null ? [] : [{ person, place }];
  });
}
