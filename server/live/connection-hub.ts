import type { Limits } from '../config.js';
import type { RouteDeps } from '../http/deps.js';
import { Refused } from '../refused.js';
import type { News } from '../storage/storage.js';
import type { TableServices } from '../tables/services.js';
import { Connections } from './connections.js';
import { Throttled } from './throttled.js';
import { TableSubscription, type WatchRequest } from './table-subscription.js';

/** A socket or a stream, as far as all of them are treated alike. */
export interface Connection {
  send(text: string): void;
  /** Told now and then, to keep the line open and to end it where the caller is no longer who they were. */
  beat(): Promise<void>;
  /** Says nothing more. */
  end(): void;
}

/** Lines are looked after in this many parts: all at once would keep everybody else waiting. */
const PARTS = 100;
/** How often those who look at a table are told at most that something besides the game changed. */
const NEWS_MS = 500;
/** Whoever reloads a page is not gone. */
const GONE_MS = 3000;

interface Subscribed {
  readonly subscription: TableSubscription;
  readonly line: Connection;
}

/** What the routes of sockets and streams depend on besides. */
export interface LiveDeps extends RouteDeps {
  readonly hub: ConnectionHub;
}

/** All sockets and streams of this process, and the tables they subscribe to. */
export class ConnectionHub {
  readonly connections: Connections;
  readonly #services: TableServices;
  readonly #report: (what: string, error: unknown) => void;
  /** And the part in which each is looked after. */
  readonly #lines = new Map<Connection, number>();
  readonly #watched = new Map<string, Set<Subscribed>>();
  readonly #news = new Throttled(NEWS_MS, (table) => this.#tellNews(table));
  readonly #present = new Throttled(NEWS_MS, (table) => this.#tellPresent(table));
  readonly #leaving = new Set<NodeJS.Timeout>();
  readonly #stopListening: () => void;
  readonly #beating: NodeJS.Timeout;
  #added = 0;
  #beats = 0;

  constructor(settings: {
    readonly services: TableServices;
    readonly limits: Limits;
    readonly beatMs: number;
    readonly report: (what: string, error: unknown) => void;
  }) {
    this.connections = new Connections(settings.limits);
    this.#services = settings.services;
    this.#report = settings.report;
    this.#stopListening = settings.services.storage.listen((news) => this.#heard(news));
    this.#beating = setInterval(() => this.#beat(), settings.beatMs / PARTS);
    this.#beating.unref();
  }

  get size(): number {
    return this.#lines.size;
  }

  add(line: Connection): void {
    this.#lines.set(line, this.#added++ % PARTS);
  }

  remove(line: Connection): void {
    this.#lines.delete(line);
  }

  /** Looks at a table on a line; returns how to stop, once it is known that the person may. */
  async watch(line: Connection, request: WatchRequest): Promise<() => void> {
    const subscription = new TableSubscription(this.#services, request, (text) => line.send(text));
    const entry = { subscription, line };
    const stop = (): void => this.#forget(entry);
    // Before the first look, so that nothing that happens meanwhile is missed.
    const others = this.#watched.get(request.table);
    if (others === undefined) this.#watched.set(request.table, new Set([entry]));
    else others.add(entry);
    try {
      await subscription.advance();
    } catch (error) {
      stop();
      throw error;
    }
    this.#tellSoon(entry);
    return stop;
  }

  #tellSoon({ subscription }: Subscribed): void {
    if (this.#knowsAll && !subscription.waits) this.#present.add(subscription.request.table);
  }

  /** Several processes may serve one PostgreSQL; each would take those at another for gone. */
  get #knowsAll(): boolean {
    return this.#services.storage.kind === 'sqlite';
  }

  #forget(entry: Subscribed): void {
    entry.subscription.stop();
    const { table } = entry.subscription.request;
    const others = this.#watched.get(table);
    others?.delete(entry);
    if (others?.size === 0) this.#watched.delete(table);
    if (this.#knowsAll && this.#watched.has(table)) this.#tellLater(table);
  }

  #tellLater(table: string): void {
    const timer = setTimeout(() => {
      this.#leaving.delete(timer);
      this.#present.add(table);
    }, GONE_MS);
    this.#leaving.add(timer);
  }

  /** Who of the players looks at the table. Those who wait for a game to begin may still change seats. */
  #tellPresent(table: string): void {
    const entries = [...(this.#watched.get(table) ?? [])].filter(
      ({ subscription }) => !subscription.waits,
    );
    const seats = entries.flatMap(({ subscription }) => subscription.request.seat ?? []);
    const text = messageOf({
      kind: 'present',
      table,
      seats: [...new Set(seats)].toSorted((a, b) => a - b),
    });
    for (const { line } of entries) line.send(text);
  }

  #heard(news: News | null): void {
    const tables = news === null ? [...this.#watched.keys()] : [news.table];
    for (const table of tables)
      for (const entry of this.#watched.get(table) ?? [])
        if (entry.subscription.waits) void this.#advance(entry);
    if (news === null || news.seq === null)
      for (const table of tables) if (this.#watched.has(table)) this.#news.add(table);
  }

  #tellNews(table: string): void {
    for (const { line } of this.#watched.get(table) ?? [])
      line.send(messageOf({ kind: 'news', table }));
  }

  async #advance(entry: Subscribed): Promise<void> {
    try {
      await entry.subscription.advance();
      this.#tellSoon(entry);
    } catch (error) {
      // The seat went to somebody else, or nothing can be read now: those who looked must ask again.
      this.#forget(entry);
      const { table } = entry.subscription.request;
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
    this.#news.close();
    this.#present.close();
    for (const timer of this.#leaving) clearTimeout(timer);
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
  /** Seats, chat or anything else that is not an entry of the log changed. */
  | { readonly kind: 'news'; readonly table: string }
  /** The seats whose players look at the table now; told where one process knows of all. */
  | { readonly kind: 'present'; readonly table: string; readonly seats: readonly number[] }
  /** The server stopped showing a table: those who looked may no longer, or must ask again. */
  | { readonly kind: 'left'; readonly table: string }
  | { readonly kind: 'pong' | 'alive' | 'closing' };

export const messageOf = (message: Message): string => JSON.stringify(message);
