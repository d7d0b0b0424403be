import type { Limits } from '../config.js';
import { Refused } from '../refused.js';
import type { News } from '../storage/storage.js';
import type { Hall } from '../tables/hall.js';
import { Connections } from './connections.js';
import { Watching, type Wish } from './watching.js';

/** A socket or a stream, as far as all of them are treated alike. */
export interface Line {
  send(text: string): void;
  /** Told now and then, to keep the line open and to end it where the caller is no longer who they were. */
  beat(): Promise<void>;
  /** Says nothing more. */
  end(): void;
}

/** Lines are looked after in so many parts: all at once would keep everybody else waiting. */
const PARTS = 100;

interface Watched {
  readonly watching: Watching;
  readonly line: Line;
}

/** Everybody who is connected to this process, and what they look at. */
export class Live {
  readonly connections: Connections;
  readonly #hall: Hall;
  readonly #report: (what: string, error: unknown) => void;
  /** And the part in which each is looked after. */
  readonly #lines = new Map<Line, number>();
  readonly #watched = new Map<string, Set<Watched>>();
  readonly #stopListening: () => void;
  readonly #beating: NodeJS.Timeout;
  #added = 0;
  #beats = 0;

  constructor(settings: {
    readonly hall: Hall;
    readonly limits: Limits;
    readonly beatMs: number;
    readonly report: (what: string, error: unknown) => void;
  }) {
    this.connections = new Connections(settings.limits);
    this.#hall = settings.hall;
    this.#report = settings.report;
    this.#stopListening = settings.hall.storage.listen((news) => this.#heard(news));
    this.#beating = setInterval(() => this.#beat(), settings.beatMs / PARTS);
    this.#beating.unref();
  }

  get size(): number {
    return this.#lines.size;
  }

  add(line: Line): void {
    this.#lines.set(line, this.#added++ % PARTS);
  }

  remove(line: Line): void {
    this.#lines.delete(line);
  }

  /** Looks at a table on a line; returns how to stop, once it is known that the person may. */
  async watch(line: Line, wish: Wish): Promise<() => void> {
    const watching = new Watching(this.#hall, wish, (text) => line.send(text));
    const entry = { watching, line };
    const stop = (): void => this.#forget(entry);
    // Before the first look, so that nothing that happens meanwhile is missed.
    const others = this.#watched.get(wish.table);
    if (others === undefined) this.#watched.set(wish.table, new Set([entry]));
    else others.add(entry);
    try {
      await watching.advance();
    } catch (error) {
      stop();
      throw error;
    }
    return stop;
  }

  #forget(entry: Watched): void {
    entry.watching.stop();
    const { table } = entry.watching.wish;
    const others = this.#watched.get(table);
    others?.delete(entry);
    if (others?.size === 0) this.#watched.delete(table);
  }

  #heard(news: News | null): void {
    const tables = news === null ? [...this.#watched.keys()] : [news.table];
    for (const table of tables)
      for (const entry of this.#watched.get(table) ?? []) {
        if (news === null || news.seq === null) entry.line.send(messageOf({ kind: 'news', table }));
        if (entry.watching.waits) void this.#advance(entry);
      }
  }

  async #advance(entry: Watched): Promise<void> {
    try {
      await entry.watching.advance();
    } catch (error) {
      // The seat went to somebody else, or nothing can be read now: who looked must ask again.
      this.#forget(entry);
      const { table } = entry.watching.wish;
      entry.line.send(messageOf({ kind: 'left', table }));
      if (!(error instanceof Refused)) this.#report('a table could not be shown', error);
    }
  }

  #beat(): void {
    const part = this.#beats++ % PARTS;
    for (const [line, itsPart] of this.#lines) {
      if (itsPart !== part) continue;
      line.beat().catch((error: unknown) => {
        this.#report('a connection could not be looked after', error);
      });
    }
  }

  /** Tells everybody and hangs up. */
  close(): void {
    clearInterval(this.#beating);
    this.#stopListening();
    for (const line of this.#lines.keys()) {
      line.send(messageOf({ kind: 'closing' }));
      line.end();
    }
  }
}

/** What the server says besides what a room does. */
export type Message =
  | { readonly kind: 'done'; readonly id: string | number; readonly seq: number }
  | {
      readonly kind: 'refused';
      readonly id: string | number | null;
      readonly code: string;
      readonly [detail: string]: unknown;
    }
  /** Seats, chat or anything else that is no entry of the log changed. */
  | { readonly kind: 'news'; readonly table: string }
  /** The server stopped showing a table: who looked may no longer, or must ask again. */
  | { readonly kind: 'left'; readonly table: string }
  | { readonly kind: 'pong' | 'alive' | 'closing' };

export const messageOf = (message: Message): string => JSON.stringify(message);
