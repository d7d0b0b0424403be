import { isContentHash } from '@destrier/engine';
import { z } from 'zod';
import { Refused } from '../refused.js';
import { clockSchema } from '../rooms/clock.js';
import type { Setting } from '../rooms/table-game.js';
import type { TableRow } from '../storage/schema.js';
import type { Db, Storage } from '../storage/storage.js';
import { gameNamed, type Offered } from './services.js';
import { Packs } from './packs.js';

const optionsSchema = z.record(z.string(), z.string());

export const optionsOf = ({ options }: Pick<TableRow, 'options'>) =>
  optionsSchema.parse(JSON.parse(options));

export const clockOf = ({ clock }: Pick<TableRow, 'clock'>) => clockSchema.parse(JSON.parse(clock));

/** Tells rooms what a table is played with. */
export function settingsIn(
  { db }: Pick<Storage, 'db'>,
  games: readonly Offered[],
): (table: string, known?: Played) => Promise<Setting> {
  const packs = new Packs(db);
  return async (table, known) => settingOf(known ?? (await rowOf(db, table)), games, packs);
}

type Played = Pick<
  TableRow,
  'game' | 'rules' | 'content' | 'pack' | 'options' | 'seats' | 'secret' | 'clock'
>;

async function rowOf(db: Db, table: string): Promise<Played> {
  const row = await db
    .selectFrom('tables')
    .select(['game', 'rules', 'content', 'pack', 'options', 'seats', 'secret', 'clock'])
    .where('id', '=', table)
    .executeTakeFirst();
  if (row === undefined) throw new Refused('table.unknown');
  return row;
}

async function settingOf(row: Played, games: readonly Offered[], packs: Packs): Promise<Setting> {
  const { game } = gameNamed(games, row.game);
  const content = row.pack === null ? undefined : await packs.content(row.pack);
  if (!isContentHash(game, row.content, content))
    throw new Refused('table.content', { content: row.content });
  const { rules, seats, secret } = row;
  return { game, rules, content, seats, options: optionsOf(row), secret, clock: clockOf(row) };
}
