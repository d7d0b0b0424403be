import { botNamed } from '@destrier/bots';
import type { SeatResult } from '@destrier/engine';
import { levelId, rate, type Rank } from '../people/ratings.js';
import type { SeatRow } from '../storage/schema.js';
import type { Db } from '../storage/storage.js';
import { resultFrom } from './cards.js';
import { holdTable } from './found-table.js';
import type { TableServices } from './services.js';

type Keeping = Pick<TableServices, 'storage' | 'now'>;

/** Tables that are looked after at once. */
const AT_ONCE = 100;

/**
 * What is due when a game is over: its result enters the ratings, once, whichever process comes first. Whoever wrote
 * the last entry calls it.
 */
export async function settle({ storage, now }: Keeping, table: string): Promise<void> {
  await storage.write(async (db) => {
    const { row, seats } = await holdTable(db, table);
    if (row.state !== 'finished' || row.rated === 0 || row.ratedAt !== null) return;
    await db.updateTable('tables').set({ ratedAt: now() }).where('id', '=', table).execute();
    await rate(db, row.game, ranksOf(resultFrom(row) ?? [], seats));
  });
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

/** The person or level that answers for how a seat ended. A bot that stood in played for its person. */
function raterOf(seat: SeatRow | undefined): string | null {
  if (seat === undefined || seat.person !== null) return seat?.person ?? null;
  const bot = seat.bot === null ? undefined : botNamed(seat.bot);
  return bot === undefined ? null : levelId(bot.level, String(bot.version));
}
