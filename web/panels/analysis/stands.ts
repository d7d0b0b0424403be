import type { Playable } from '@destrier/bots';
import { standsOf, type Stand } from '@destrier/bots/curve';
import { parseRecord, replayRecord, rulesFrom } from '@destrier/engine';

/** How the chances stood at each moment of a recorded game, and of how many moments. */
export async function* standsIn(
  playable: Playable,
  text: string,
): AsyncGenerator<{ readonly stand: Stand; readonly all: number }> {
  const parsed = parseRecord(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  const replayed = replayRecord(parsed.record, rulesFrom([playable.game]));
  if (!replayed.ok) throw new Error(replayed.error.message);
  const { table } = replayed;
  const all = table.rows.length + 1;
  for await (const stand of standsOf(playable, table)) yield { stand, all };
}
