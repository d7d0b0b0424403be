import { Refused } from '../refused.js';
import type { SeatRow } from '../storage/schema.js';
import type { Db } from '../storage/storage.js';
import { sitsAt } from './access.js';
import { findTable, holdTable, type Found } from './found.js';
import { gameNamed, type Hall } from './hall.js';
import { checkTablesOf, keepTable, unbegun } from './opening.js';

/**
 * Opens the same table again for the same people, everybody one seat on. They sit at once and may leave. Whoever asks
 * later gets the same table.
 */
export async function rematch(hall: Hall, person: string, table: string): Promise<string> {
  const { row } = await findTable(hall.storage.db, table);
  const { game } = gameNamed(hall.games, row.game);
  if (game.rulesVersion !== row.rules) throw new Refused('table.rules', { rules: row.rules });
  const fresh = unbegun(person, hall.now());
  const opened = await hall.storage.write(async (db) => {
    const found = await holdTable(db, table);
    if (!sitsAt(found, person)) throw new Refused('seat.none');
    if (found.row.state !== 'finished') throw new Refused('table.running');
    if (found.row.rematch !== null) return found.row.rematch;
    await checkTablesOf(db, person);
    const seats = await rotated(db, found, fresh.id);
    await keepTable(db, { ...found.row, ...fresh }, seats);
    await db.updateTable('tables').set({ rematch: fresh.id }).where('id', '=', table).execute();
    return fresh.id;
  });
  for (const changed of [opened, table]) await hall.storage.tell(changed);
  return opened;
}

async function rotated(db: Db, { seats }: Found, table: string): Promise<SeatRow[]> {
  const gone = await deletedAmong(db, seats);
  return seats.map((_, seat) => {
    const { person, bot } = seats.at(seat - 1) ?? { person: null, bot: null };
    const back = person === null || gone.has(person) ? null : person;
    // A bot beside a person only stood in.
    return { table, seat, person: back, bot: person === null ? bot : null, nonce: null };
  });
}

async function deletedAmong(db: Db, seats: readonly SeatRow[]): Promise<Set<string>> {
  const people = seats.flatMap(({ person }) => person ?? []);
  const rows = await db
    .selectFrom('people')
    .select('id')
    .where('id', 'in', people)
    .where('deleted', 'is not', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
