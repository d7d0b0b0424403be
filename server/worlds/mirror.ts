import { need, type AnyGame, type Seat, type Stream, type Table } from '@destrier/engine';
import { entryFrom } from '../rooms/entry.js';
import { TableGame } from '../rooms/table-game.js';
import { settingsIn } from '../tables/setting.js';
import type { TwinServer } from './twin-server.js';

export interface Choice {
  readonly seat: Seat;
  readonly ask: string;
  readonly option: string;
}

/** The game of a table that has just begun, to be played on beside it. */
export async function mirrorOf(
  { storage }: TwinServer,
  table: string,
  game: AnyGame,
): Promise<TableGame> {
  const setting = await settingsIn(storage, [{ game }])(table);
  const { body } = await storage.db
    .selectFrom('log')
    .select('body')
    .where('table', '=', table)
    .executeTakeFirstOrThrow();
  const entry = entryFrom(body);
  if (entry.kind !== 'start') throw new Error('a log begins with a start');
  return TableGame.start(setting, entry, Date.now());
}

/** Something that is asked, and any option of it. */
export function anyChoice({ table }: TableGame, random: Stream): Choice {
  const asks = table.asks('public').filter(({ kind }) => kind !== 'aside');
  const { seat, id } = need(asks[random.below(asks.length)], 'nobody is asked');
  return { seat, ask: id, option: anyOption(table, seat, id, random) };
}

export function anyOption(table: Table, seat: Seat, ask: string, random: Stream): string {
  const ids = table.optionIds(seat, ask);
  return need(ids[random.below(ids.length)], 'a question has an option');
}

/** All that the rules let a seat know after the latest choice. */
export function sightOf(table: Table, seat: Seat): string {
  const events = table.events(seat, table.match.n);
  return JSON.stringify([table.view(seat), table.asks(seat), events, table.over]);
}
