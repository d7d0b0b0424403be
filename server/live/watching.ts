import { isSeat, type Viewer } from '@destrier/engine';
import { Refused } from '../refused.js';
import type { Room } from '../rooms/room.js';
import { mayWatch } from '../tables/access.js';
import { findTable, type Found } from '../tables/found.js';
import type { Hall } from '../tables/hall.js';

export interface Wish {
  readonly table: string;
  readonly person: string;
  /** Null: what everybody may know. */
  readonly seat: number | null;
  /** The number of the log after which to go on; null: from how the table stands. */
  readonly since: number | null;
  /** When that entry was made, if it is known: after a restored back-up another may have its number. */
  readonly at: number | null;
}

/**
 * One who looks at one table. Before the game has begun seats change hands; so who waits for it is asked again what
 * they may see when it begins, and not held to what was true when they came.
 */
export class Watching {
  readonly wish: Wish;
  readonly #hall: Hall;
  readonly #send: (text: string) => void;
  #room: Room | null = null;
  #over = false;
  #line: Promise<void> = Promise.resolve();

  constructor(hall: Hall, wish: Wish, send: (text: string) => void) {
    this.#hall = hall;
    this.wish = wish;
    this.#send = send;
  }

  /** Whether the game has not been seen to begin. */
  get waits(): boolean {
    return this.#room === null;
  }

  /** Begins to look, or to wait for the game to begin; refuses who may not. */
  advance(): Promise<void> {
    const mine = this.#line.then(() => this.#advance());
    this.#line = mine.catch(() => {});
    return mine;
  }

  async #advance(): Promise<void> {
    if (this.#over || this.#room !== null) return;
    const found = await findTable(this.#hall.storage.db, this.wish.table);
    const viewer = viewerOf(found, this.wish);
    if (found.row.head === 0) return;
    const room = await this.#hall.rooms.get(this.wish.table, found.row);
    this.#room = room;
    await room.subscribe(viewer, this.wish.since, this.#listener, this.wish.at);
    // Somebody who left meanwhile was not there yet to be taken off.
    if (this.#over) room.unsubscribe(this.#listener);
  }

  readonly #listener = (text: string): void => {
    if (!this.#over) this.#send(text);
  };

  stop(): void {
    this.#over = true;
    this.#room?.unsubscribe(this.#listener);
  }
}

/** Whose eyes somebody may look through. */
export function viewerOf(found: Found, { person, seat }: Pick<Wish, 'person' | 'seat'>): Viewer {
  if (!mayWatch(found, person)) throw new Refused('table.unknown');
  if (seat === null) return 'public';
  if (!isSeat(seat, found.row.seats)) throw new Refused('seat.unknown');
  if (found.seats.find((row) => row.seat === seat)?.person !== person)
    throw new Refused('seat.other');
  return seat;
}
