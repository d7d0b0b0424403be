import type { Playable } from '@destrier/bots';
import { standsOf, type Stand } from '@destrier/bots/curve';
import { parseRecord, replayRecord, rulesFrom, type AnyGame, type Table } from '@destrier/engine';

export { costAt, costsOf } from '@destrier/bots/curve';

/** The table of a record, played to where the record ends. */
export function tableIn(game: AnyGame, text: string): Table {
  const parsed = parseRecord(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  const replayed = replayRecord(parsed.record, rulesFrom([game]));
  if (!replayed.ok) throw new Error(replayed.error.message);
  return replayed.table;
}

/** How the chances stood at each moment of a game, and of how many moments. */
export async function* standsIn(
  playable: Playable,
  table: Table,
): AsyncGenerator<{ readonly stand: Stand; readonly all: number }> {
  const all = table.rows.length + 1;
  for await (const stand of standsOf(playable, table)) yield { stand, all };
}
