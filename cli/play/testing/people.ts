import { asksOf } from '../menu.js';
import type { Person } from './keyboard.js';

/** Passes the keyboard on, chooses an option that changes with every choice, and ends after the game. */
export const anybody: Person = ({ session, seat }) => {
  if (seat === null || session.table.over) return '';
  const ids = session.table.optionIds(seat, asksOf(session.table, seat)[0]?.id);
  return ids[(session.table.rows.length * 7) % ids.length] as string;
};

/** Types what is written down, then anything. */
export const says =
  (...lines: string[]): Person =>
  (pause) =>
    lines.shift() ?? anybody(pause);

/** Types what is written down, then goes away. */
export const types =
  (...lines: string[]): Person =>
  () =>
    lines.shift() ?? { kind: 'ended' };
