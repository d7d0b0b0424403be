import type { Table } from '@destrier/engine';

/** A game that is kept in this browser. */
export interface SavedGame {
  readonly id: string;
  readonly game: string;
  readonly players: readonly SavedPlayer[];
  /** As the table wrote it. */
  readonly table: string;
  /** Whether counsel is wanted. */
  readonly counsel: boolean;
  /** When it was kept last, in milliseconds; only to sort by. */
  readonly at: number;
  readonly over: boolean;
  /** By seat, how it ended; missing before, and in games of an older page. */
  readonly result?: readonly Ended[];
  /** The table from which it goes on in another way, and after how many of its choices; missing where it began by itself. */
  readonly whatIf?: { readonly where: string; readonly choices: number };
  /** Hot-seat: who sat at the screen. */
  readonly seated: number | null;
}

export interface SavedPlayer {
  readonly name: string;
  /** `here`, or a level of the bots. */
  readonly who: string;
}

export interface Ended {
  readonly place: number;
  readonly score: number;
}

/** Whether a table is over, and how it ended. */
export function endOf(table: Table): Pick<SavedGame, 'over' | 'result'> {
  if (!table.over) return { over: false };
  return { over: true, result: table.result.map(({ place, score }) => ({ place, score })) };
}

export const HERE = 'here';
