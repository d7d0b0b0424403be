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
  /** Hot-seat: who sat at the screen. */
  readonly seated: number | null;
}

export interface SavedPlayer {
  readonly name: string;
  /** `here`, or a level of the bots. */
  readonly who: string;
}

export const HERE = 'here';
