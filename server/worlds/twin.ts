import { randomBytes } from 'node:crypto';
import { secretFrom, type Draw, type SavedTable, type Seat, type Stream } from '@destrier/engine';
import { entryFrom, entryText, type Entry } from '../rooms/entry.js';
import { Log } from '../rooms/log.js';
import { TableGame } from '../rooms/table-game.js';
import type { LogRow, TableRow } from '../storage/schema.js';
import { newTableId } from '../tables/ids.js';
import { findTable } from '../tables/found-table.js';
import { retire, type TwinServer } from './twin-server.js';

const HIDDEN = 'hidden';

/**
 * The game as it could be for all that a seat knows: what it cannot know lies otherwise, and of the past nothing is
 * left but what it was told. At half of the times the dice ahead are others too.
 */
export function dealtAnew(play: TableGame, seat: Seat, random: Stream): TableGame {
  const own = savedIn(play.table.save());
  const dealt = savedIn(play.table.fork(seat, String(random.word())).save());
  const hasOldDice = typeof own.seed === 'string' || random.below(2) === 0;
  const saved: SavedTable = {
    ...own,
    match: dealt.match,
    events: dealt.events,
    setupDraws: own.setupDraws.map(unknown),
    rows: own.rows.map((row) => ({
      ...row,
      option: row.seat === seat ? row.option : HIDDEN,
      draws: row.draws.map(unknown),
    })),
    seed: hasOldDice ? own.seed : { ...own.seed, secret: newSecret().secret },
  };
  const kept = { ...(JSON.parse(play.save()) as object), table: JSON.stringify(saved) };
  return TableGame.load(play.setting, JSON.stringify(kept));
}

const savedIn = (text: string): SavedTable => JSON.parse(text) as SavedTable;
const newSecret = () => secretFrom(randomBytes(32));
const unknown = (draw: Draw): Draw => ({ ...draw, outcome: HIDDEN });

/** Lays a game down on another server as if it had been played there, and it alone. Returns its table. */
export async function layDown(
  from: TwinServer,
  table: string,
  to: TwinServer,
  play: TableGame,
  seat: Seat,
): Promise<string> {
  const { row, seats } = await findTable(from.storage.db, table);
  const log = await from.storage.db
    .selectFrom('log')
    .selectAll()
    .where('table', '=', table)
    .orderBy('seq')
    .execute();
  const twin: TableRow = {
    ...row,
    ...newSecret(),
    id: newTableId(),
    invitation: newTableId(),
    host: to.personIds[0] ?? '',
  };
  const rows = log.map((one) => ({ ...one, table: twin.id, body: hiddenFrom(one, seat) }));
  to.maskTable(twin.id, twin.invitation);
  await to.storage.write(async (db) => {
    await retire(db);
    await db.insertInto('tables').values(twin).execute();
    await db
      .insertInto('seats')
      .values(
        seats.map((one) => ({ ...one, table: twin.id, person: to.personIds[one.seat] ?? null })),
      )
      .execute();
    await db.insertInto('log').values(rows).execute();
  });
  const kept = new Log(to.storage, twin.id, play.setting, () => undefined);
  for (const { body } of rows) kept.add(body);
  await kept.keep(play, row.head);
  return twin.id;
}

/** An entry of which a seat knows only that it was made. */
function hiddenFrom({ body }: LogRow, seat: Seat): string {
  const entry: Entry = entryFrom(body);
  if (entry.kind !== 'choice' || entry.seat === seat) return body;
  return entryText({ ...entry, option: HIDDEN });
}
