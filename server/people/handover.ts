import type { Db, Storage } from '../storage/storage.js';

/**
 * What a guest has begun goes on under the account: seats, those kept for them, and the notes about them, being the host, whom they muted, their arms. Where
 * the account sits already the guest's seat stays: one person cannot know what two seats hide from each other. Returns the tables
 * that changed hands.
 */
export async function handOver(db: Db, guest: string, account: string): Promise<string[]> {
  const taken = db.selectFrom('seats').select('table').where('person', '=', account);
  const rows = await db
    .selectFrom('seats')
    .select('table')
    .distinct()
    .where('person', '=', guest)
    .where('table', 'not in', taken)
    .execute();
  const moved = rows.map(({ table }) => table);
  if (moved.length > 0) await moveSeats(db, { guest, account, tables: moved });
  const kept = await moveReserved(db, guest, account);
  await moveMutes(db, guest, account);
  await moveArms(db, guest, account);
  const hosted = await db.selectFrom('tables').select('id').where('host', '=', guest).execute();
  await db.updateTable('tables').set({ host: account }).where('host', '=', guest).execute();
  return [...new Set([...moved, ...kept, ...hosted.map(({ id }) => id)])];
}

async function moveSeats(
  db: Db,
  move: { readonly guest: string; readonly account: string; readonly tables: readonly string[] },
): Promise<void> {
  await db
    .updateTable('seats')
    .set({ person: move.account })
    .where('person', '=', move.guest)
    .where('table', 'in', move.tables)
    .execute();
  const noted = db.selectFrom('notes').select('table').where('person', '=', move.account);
  await db
    .updateTable('notes')
    .set({ person: move.account })
    .where('person', '=', move.guest)
    .where('table', 'in', move.tables)
    .where('table', 'not in', noted)
    .execute();
}

/** Seats that were kept for the guest; where the account sits already they are free for anybody. */
async function moveReserved(db: Db, guest: string, account: string): Promise<string[]> {
  const rows = await db.selectFrom('seats').select('table').where('reserved', '=', guest).execute();
  const taken = db.selectFrom('seats').select('table').where('person', '=', account);
  await db
    .updateTable('seats')
    .set({ reserved: account })
    .where('reserved', '=', guest)
    .where('table', 'not in', taken)
    .execute();
  await db.updateTable('seats').set({ reserved: null }).where('reserved', '=', guest).execute();
  return rows.map(({ table }) => table);
}

async function moveMutes(db: Db, guest: string, account: string): Promise<void> {
  const muted = db.selectFrom('mutes').select('muted').where('person', '=', account);
  await db
    .updateTable('mutes')
    .set({ person: account })
    .where('person', '=', guest)
    .where('muted', 'not in', muted)
    .execute();
}

/** Those of the guest, where the account has chosen none. */
async function moveArms(db: Db, guest: string, account: string): Promise<void> {
  await db
    .updateTable('people')
    .set({ arms: db.selectFrom('people').select('arms').where('id', '=', guest) })
    .where('id', '=', account)
    .where('arms', 'is', null)
    .execute();
}

/** Lets every process know that who sits at these tables, or what they are called, is no longer what it was. */
export async function tellTables(storage: Storage, tables: readonly string[]): Promise<void> {
  for (const table of tables) await storage.tell(table);
}
