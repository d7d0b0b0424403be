import { hashOf, type AnyGame } from '@destrier/engine';
import { Refused } from '../refused.js';
import type { SeatRow, TableRow } from '../storage/schema.js';
import type { Db } from '../storage/storage.js';
import { isInvited, isUnbegun, mayTake, sitsAt } from './access.js';
import { findTable, holdTable, type FoundTable } from './found-table.js';
import { gameNamed, type TableServices } from './services.js';
import { checkTablesOf, keepTable, unbegun } from './opening.js';
import { setSeat } from './seats.js';

/**
 * Opens the same table again for the same people, everybody one seat on. Whoever asks first is the host and sits down;
 * seats are kept for the others, who sit down by asking too or by joining: nobody plays who has not said so.
 */
export async function rematch(
  services: TableServices,
  person: string,
  table: string,
): Promise<string> {
  const { row } = await findTable(services.storage.db, table);
  const { game } = gameNamed(services.games, row.game);
  const fresh = unbegun(person, services.now());
  const opened = await services.storage.write(async (db) => {
    const found = await holdTable(db, table);
    if (!sitsAt(found, person)) throw new Refused('seat.none');
    if (found.row.state !== 'finished') throw new Refused('table.running');
    if (found.row.rematch !== null) return sitDownAt(db, found.row.rematch, person);
    await checkTablesOf(db, person);
    const seats = await rotated(db, found, fresh.id, person);
    await keepTable(db, { ...found.row, ...presentRules(game, found.row), ...fresh }, seats);
    await db.updateTable('tables').set({ rematch: fresh.id }).where('id', '=', table).execute();
    return fresh.id;
  });
  for (const changed of [opened, table]) await services.storage.tell(changed);
  return opened;
}

/** Takes the seats that are kept for somebody at a rematch. */
async function sitDownAt(db: Db, table: string, person: string): Promise<string> {
  const found = await holdTable(db, table);
  if (!isUnbegun(found) || !isInvited(found, person)) return table;
  await checkTablesOf(db, person);
  for (const seat of found.seats)
    if (mayTake(seat, person) && seat.reserved === person)
      await setSeat(db, seat, { person, reserved: null });
  return table;
}

/** A new table is played by the rules that are here, whatever those of the last one were. */
function presentRules(game: AnyGame, row: TableRow): Pick<TableRow, 'rules' | 'content'> {
  const content = row.pack === null ? hashOf(game.content) : row.content;
  return { rules: game.rulesVersion, content };
}

async function rotated(
  db: Db,
  { seats }: FoundTable,
  table: string,
  asker: string,
): Promise<SeatRow[]> {
  const gone = await deletedAmong(db, seats);
  return seats.map((_, seat) => {
    const { person, bot } = seats.at(seat - 1) ?? { person: null, bot: null };
    const isBack = person !== null && !gone.has(person);
    return {
      table,
      seat,
      person: person === asker ? person : null,
      reserved: isBack && person !== asker ? person : null,
      // A bot beside a person only stood in.
      bot: person === null ? bot : null,
      nonce: null,
    };
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
