import { z } from 'zod';
import { Refused } from '../refused.js';
import type { ChatRow } from '../storage/schema.js';
import type { Db } from '../storage/storage.js';
import { mayReadChat, maySpeak } from './access.js';
import { findTable, holdTable } from './found-table.js';
import type { TableServices } from './services.js';

const LINE_MOST = 500;
const PAGE_MOST = 200;

/** Of any script, counted by code points, without control characters and halves of characters. */
const LINE = /^[^\p{Cc}\p{Cs}]{1,500}$/u;

export const lineSchema = z
  .string()
  .max(4 * LINE_MOST)
  .trim()
  .regex(LINE);

export type ChatLine = Readonly<Omit<ChatRow, 'table'>>;

/** Says something to all at a table. */
export async function say(
  services: Pick<TableServices, 'storage' | 'now'>,
  person: string,
  table: string,
  line: string,
): Promise<ChatLine> {
  const text = lineSchema.safeParse(line);
  if (!text.success) throw new Refused('chat.line', { most: LINE_MOST });
  const said = await services.storage.write(async (db) => {
    const found = await holdTable(db, table);
    if (!maySpeak(found, person)) throw new Refused('seat.none');
    const last = await lastLine(db, table);
    const row = { n: last + 1, person, at: services.now(), text: text.data };
    await db
      .insertInto('chat')
      .values({ table, ...row })
      .execute();
    return row;
  });
  await services.storage.tell(table);
  return said;
}

async function lastLine(db: Db, table: string): Promise<number> {
  const row = await db
    .selectFrom('chat')
    .select('n')
    .where('table', '=', table)
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.n ?? 0;
}

/** What was said after a line, in order, without those whom this person has muted. `last`: where to go on from. */
export async function readChat(
  { storage: { db } }: Pick<TableServices, 'storage'>,
  person: string,
  table: string,
  since: number,
): Promise<{ readonly lines: ChatLine[]; readonly last: number }> {
  if (!mayReadChat(await findTable(db, table), person)) throw new Refused('table.unknown');
  const rows = await db
    .selectFrom('chat')
    .select(['n', 'person', 'at', 'text'])
    .where('table', '=', table)
    .where('n', '>', since)
    .orderBy('n')
    .limit(PAGE_MOST)
    .execute();
  const muted = new Set(await mutedBy(db, person));
  const lines = rows.filter((row) => !muted.has(row.person));
  return { lines, last: rows.at(-1)?.n ?? since };
}

async function mutedBy(db: Db, person: string): Promise<string[]> {
  const rows = await db
    .selectFrom('mutes')
    .select('muted')
    .where('person', '=', person)
    .orderBy('muted')
    .execute();
  return rows.map(({ muted }) => muted);
}

/** Those of whom somebody reads nothing. */
export function listMutes(
  { storage }: Pick<TableServices, 'storage'>,
  person: string,
): Promise<string[]> {
  return mutedBy(storage.db, person);
}

/** From now on somebody reads nothing that another says, at any table. */
export async function mute(
  { storage }: Pick<TableServices, 'storage'>,
  person: string,
  muted: string,
): Promise<void> {
  if (person === muted) throw new Refused('mute.self');
  await storage.write(async (db) => {
    const other = await db
      .selectFrom('people')
      .select('id')
      .where('id', '=', muted)
      .executeTakeFirst();
    if (other === undefined) throw new Refused('person.unknown');
    await db
      .insertInto('mutes')
      .values({ person, muted })
      .onConflict((clash) => clash.columns(['person', 'muted']).doNothing())
      .execute();
  });
}

export async function unmute(
  { storage }: Pick<TableServices, 'storage'>,
  person: string,
  muted: string,
): Promise<void> {
  await storage.write(async (db) => {
    await db.deleteFrom('mutes').where('person', '=', person).where('muted', '=', muted).execute();
  });
}
