import { resultFrom } from '../tables/cards.js';
import type { Db } from '../storage/storage.js';

/** How somebody has done in a game. */
export interface OwnRecord {
  readonly game: string;
  readonly played: number;
  readonly won: number;
}

/** More games of one person are not looked through. */
const MOST = 1000;

/** By game: how many finished games somebody played to the end of, and won; of the latest ones. */
export async function recordOf(db: Db, person: string): Promise<OwnRecord[]> {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table')
    .select(['tables.game', 'tables.result', 'seats.seat'])
    .where('seats.person', '=', person)
    .where('tables.state', '=', 'finished')
    .orderBy('tables.finished', 'desc')
    .orderBy('tables.id')
    .limit(MOST)
    .execute();
  const games = [...new Set(rows.map(({ game }) => game))].toSorted();
  return games.map((game) => {
    const own = rows.filter((row) => row.game === game);
    const won = own.filter((row) =>
      resultFrom(row)?.some(({ seat, place }) => seat === row.seat && place === 1),
    );
    return { game, played: own.length, won: won.length };
  });
}
