import type { Room } from '../rooms/room.js';
import { viewerOf } from '../tables/access.js';
import { findTable } from '../tables/found-table.js';
import type { TableServices } from '../tables/services.js';

/** What a client asks to watch. */
export interface WatchRequest {
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
 * A client's subscription to one table. Seats change hands until the game begins, so what those who wait for it may see
 * is judged again when it does.
 */
export class TableSubscription {
  readonly request: WatchRequest;
  readonly #services: TableServices;
  readonly #send: (text: string) => void;
  #room: Room | null = null;
  #over = false;
  #line: Promise<void> = Promise.resolve();

  constructor(services: TableServices, request: WatchRequest, send: (text: string) => void) {
    this.#services = services;
    this.request = request;
    this.#send = send;
  }

  /** Whether the game has not been seen to begin. */
  get waits(): boolean {
    return this.#room === null;
  }

  /** Begins to look, or to wait for the game to begin; refuses those who may not. */
  advance(): Promise<void> {
    const mine = this.#line.then(() => this.#advance());
    this.#line = mine.catch(() => {});
    return mine;
  }

  async #advance(): Promise<void> {
    if (this.#over || this.#room !== null) return;
    const found = await findTable(this.#services.storage.db, this.request.table);
    const viewer = viewerOf(found, this.request);
    if (found.row.head === 0) return;
    const room = await this.#services.rooms.get(this.request.table, found.row);
    this.#room = room;
    await room.subscribe(viewer, this.request.since, this.#listener, this.request.at);
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
