import { entryFrom } from '../rooms/entry.js';
import type { Storage } from '../storage/storage.js';
import type { Acknowledged } from './player.js';

/** Opens the data when no server runs, and finds what is lost of what a crowd was told is kept. */
export async function judged(
  open: () => Promise<Storage>,
  { acknowledged }: { readonly acknowledged: readonly Acknowledged[] },
): Promise<string[]> {
  const storage = await open();
  try {
    return await faultsOf(storage, acknowledged);
  } finally {
    await storage.close();
  }
}

/** What was acknowledged and is not there as it was, and logs with gaps. */
async function faultsOf(
  storage: Storage,
  acknowledged: readonly Acknowledged[],
): Promise<string[]> {
  const rows = await storage.db
    .selectFrom('log')
    .select(['table', 'seq', 'body'])
    .orderBy('table')
    .orderBy('seq')
    .execute();
  const bodies = new Map(rows.map(({ table, seq, body }) => [`${table} ${seq}`, body]));
  const lost = acknowledged.filter(({ table, seq, seat, ask, option }) => {
    const body = bodies.get(`${table} ${seq}`);
    if (body === undefined) return true;
    const entry = entryFrom(body);
    const same = entry.kind === 'choice' && entry.seat === seat;
    return !(same && entry.ask === ask && entry.option === option);
  });
  const gaps = rows.filter(({ table, seq }) => seq > 1 && !bodies.has(`${table} ${seq - 1}`));
  return [
    ...lost.map(({ table, seq }) => `choice ${seq} of ${table} was acknowledged and is lost`),
    ...gaps.map(({ table, seq }) => `the log of ${table} has no entry before ${seq}`),
  ];
}
