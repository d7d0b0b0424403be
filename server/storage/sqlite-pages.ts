import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { ROWS_AT_ONCE, type Row } from './rows.js';

/**
 * Reads a table in the order of its key, some rows at a time. Each page is a query of its own: others may have a turn
 * between them, and no iterator has to stay valid meanwhile.
 */
export function* pages(database: DatabaseSyncInstance, table: string): Generator<readonly Row[]> {
  const key = keyOf(database, table);
  const order = key.map((column) => `"${column}"`).join(', ');
  const marks = key.map(() => '?').join(', ');
  const end = `order by ${order} limit ${ROWS_AT_ONCE}`;
  const next = database.prepare(`select * from "${table}" where (${order}) > (${marks}) ${end}`);
  let rows: readonly Row[] = database.prepare(`select * from "${table}" ${end}`).all();
  for (let last = rows.at(-1); last !== undefined; last = rows.at(-1)) {
    yield rows;
    const from = last;
    rows = next.all(...key.map((column) => from[column]));
  }
}

function keyOf(database: DatabaseSyncInstance, table: string): readonly string[] {
  const rows: readonly Row[] = database
    .prepare('select name from pragma_table_info(?) where pk > 0 order by pk')
    .all(table);
  return rows.map(({ name }) => String(name));
}
