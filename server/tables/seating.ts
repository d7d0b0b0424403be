import type { SeatRow } from '../storage/schema.js';
import type { Storage } from '../storage/storage.js';
import { findTable } from './found-table.js';

/** Tables whose seats are remembered, at most. */
const MOST = 10_000;

/**
 * The people on the seats of tables under way, remembered because every choice asks for it. Once a game has begun a seat only
 * changes hands when a guest becomes an account, and every process is told of that.
 */
export class Seating {
  readonly #storage: Storage;
  readonly #known = new Map<string, readonly SeatRow[]>();
  readonly #stopListening: () => void;

  constructor(storage: Storage) {
    this.#storage = storage;
    this.#stopListening = storage.listen((news) => {
      if (news === null) this.#known.clear();
      else if (news.seq === null) this.#known.delete(news.table);
    });
  }

  /** The seats a person holds. Somebody not remembered may have come since, so that is looked up. */
  async held(table: string, person: string): Promise<SeatRow[]> {
    const known = this.#known.get(table)?.filter((seat) => seat.person === person) ?? [];
    if (known.length > 0) return known;
    return (await this.#look(table)).filter((seat) => seat.person === person);
  }

  async #look(table: string): Promise<readonly SeatRow[]> {
    const { row, seats } = await findTable(this.#storage.db, table);
    if (row.state === 'open') return seats;
    this.#known.delete(table);
    this.#known.set(table, seats);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST && oldest !== undefined) this.#known.delete(oldest);
    return seats;
  }

  close(): void {
    this.#stopListening();
  }
}
