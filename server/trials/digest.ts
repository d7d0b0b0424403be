import { createHash } from 'node:crypto';
import type { Storage } from '../storage/storage.js';

/** Everything but when somebody was seen last, and what is only kept to be quicker. */
const KEPT = [
  'tables',
  'seats',
  'log',
  'chat',
  'notes',
  'mutes',
  'packs',
  'ratings',
  'tokens',
  'recovery',
  'secrets',
] as const;

/** A hash over all tables of the database, with those who sit at them and all that happened there. */
export async function digestOf(open: () => Promise<Storage>): Promise<string> {
  const storage = await open();
  try {
    const hash = createHash('sha256');
    for (const name of KEPT) {
      const rows = await storage.db.selectFrom(name).selectAll().execute();
      const lines = rows.map((row) => JSON.stringify(row)).toSorted();
      hash.update(`${name}\n${lines.join('\n')}\n`);
    }
    const people = await storage.db
      .selectFrom('people')
      .select(['id', 'name', 'deleted'])
      .execute();
    hash.update(
      people
        .map((row) => JSON.stringify(row))
        .toSorted()
        .join('\n'),
    );
    return hash.digest('hex');
  } finally {
    await storage.close();
  }
}
