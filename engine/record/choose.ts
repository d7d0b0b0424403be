import type { Seat } from '../basics.js';
import type { Table } from '../table.js';

/** Makes a recorded choice: at the first of the seat's questions that has it, as the table itself does when it replays. */
export function choose(table: Table, seat: Seat, option: string): boolean {
  if (table.choose(seat, undefined, option).ok) return true;
  return table
    .asks('public')
    .some((ask) => ask.seat === seat && table.choose(seat, ask.id, option).ok);
}
