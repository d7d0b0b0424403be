import { createHash, randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Match, Seat } from '@destrier/engine';
import { keepPlan, requestOf, type BotHost, type Request } from '@destrier/bots/host';
import type { Leases } from '../leases.js';
import { Refused } from '../refused.js';
import type { Storage } from '../storage/storage.js';
import type { TableGame } from './table-game.js';
import type { Rooms } from './rooms.js';

/** Tables are shared out among the processes in this many parts. */
const PARTS = 16;
/** How long a part stays with a process that is gone, and how often it is held again. */
const HELD_MS = 6000;
const HOLD_EVERY_MS = 2000;
/** How long a bot may think about one decision. */
const THINK_MS = 1000;
/**
 * A bot answers after one or several of these, whatever it has to choose from: else the time that it takes would tell
 * whether it has one card to play or more.
 */
const PACE_MS = 250;

export interface ThinkingSettings {
  readonly storage: Storage;
  readonly rooms: Rooms;
  readonly host: BotHost;
  readonly leases: Leases;
  /** What follows when a bot has ended a game. */
  readonly finished: (table: string) => Promise<void>;
  readonly report: (what: string, table: string, error: unknown) => void;
  /** Bots answer at multiples of so many milliseconds, if another pace is wanted than the usual one. */
  readonly paceMs?: number | undefined;
}

const partOf = (table: string): number =>
  (createHash('sha256').update(table).digest()[0] ?? 0) % PARTS;

interface Decision {
  readonly seat: Seat;
  readonly ask: string;
  readonly request: Request;
  /** The match that is asked about. */
  readonly match: Match;
}

/** Lets bots choose at the tables of this process's parts: each part is held by one process. */
export class Thinking {
  readonly #settings: ThinkingSettings;
  readonly #parts = new Set<number>();
  /** Tables at which a bot thinks, and whether something happened there since. */
  readonly #busy = new Map<string, { again: boolean }>();
  readonly #closed = new AbortController();
  readonly #stopListening: () => void;
  #holding: NodeJS.Timeout | undefined;
  #round: Promise<void> = Promise.resolve();

  constructor(settings: ThinkingSettings) {
    this.#settings = settings;
    this.#stopListening = settings.storage.listen((news) => {
      if (news === null) this.#lookAround();
      else if (news.seq !== null) this.#heard(news.table, news.seq);
    });
  }

  get tables(): number {
    return this.#busy.size;
  }

  start(): void {
    this.#lookAround();
    this.#holding = setInterval(() => this.#lookAround(), HOLD_EVERY_MS);
  }

  #lookAround(): void {
    this.#round = this.#round
      .then(() => this.#hold())
      .catch((error: unknown) => this.#settings.report('bots wait', '', error));
  }

  /**
   * Holds what it can of the parts, and looks after their tables. Those that it held before are looked after too: what
   * happened at a table may have been heard just before its part was held.
   */
  async #hold(): Promise<void> {
    if (this.#closed.signal.aborted) return;
    const names = Array.from({ length: PARTS }, (_, part) => `bots:${part}`);
    const held = await this.#settings.leases.hold(names, HELD_MS);
    this.#parts.clear();
    for (const [part, name] of names.entries()) if (held.includes(name)) this.#parts.add(part);
    if (this.#parts.size === 0) return;
    const rows = await this.#settings.storage.db
      .selectFrom('tables')
      .select('id')
      .where('thinking', '=', 1)
      .execute();
    for (const { id } of rows) if (!this.#busy.has(id)) this.#wake(id);
  }

  /** Most tables have no bots, which is plain to see once the room that wrote an entry has gone on. */
  #heard(table: string, seq: number): void {
    setImmediate(() => {
      const room = this.#settings.rooms.peek(table);
      const isIdle = room !== null && room.seq >= seq && room.play?.isBotAsked === false;
      if (!isIdle) this.#wake(table);
    });
  }

  #wake(table: string): void {
    if (this.#closed.signal.aborted || !this.#parts.has(partOf(table))) return;
    const busy = this.#busy.get(table);
    if (busy !== undefined) {
      busy.again = true;
      return;
    }
    const state = { again: false };
    this.#busy.set(table, state);
    void this.#think(table, state).finally(() => this.#busy.delete(table));
  }

  async #think(table: string, state: { again: boolean }): Promise<void> {
    try {
      do {
        state.again = false;
        while (this.#parts.has(partOf(table)) && (await this.#chooseOnce(table)));
      } while (state.again);
    } catch (error) {
      if (!this.#closed.signal.aborted)
        this.#settings.report('a bot could not choose', table, error);
    }
  }

  /** false if no bot is asked there. */
  async #chooseOnce(table: string): Promise<boolean> {
    const room = await this.#settings.rooms.get(table);
    if (room.seq === 0) return false;
    const decision = await room.look(decisionOf);
    if (decision === undefined) return false;
    const { seat, ask, request, match } = decision;
    const begun = performance.now();
    const { option, plan } = await this.#settings.host.think(request, this.#closed.signal);
    keepPlan(match, seat, plan);
    await this.#untilPace(performance.now() - begun);
    try {
      await room.act({ kind: 'choice', seat, ask, option });
    } catch (error) {
      // Somebody was quicker: an undo, an owner who came back, another process.
      if (!(error instanceof Refused)) throw error;
    }
    if (room.play?.over === true) await this.#settings.finished(table);
    return true;
  }

  async #untilPace(thought: number): Promise<void> {
    const { paceMs = PACE_MS } = this.#settings;
    if (paceMs === 0) return;
    const { signal } = this.#closed;
    await setTimeout(Math.ceil(thought / paceMs) * paceMs - thought, undefined, { signal });
  }

  /** Bots stop in the middle of their thoughts; another process goes on. */
  async close(): Promise<void> {
    clearInterval(this.#holding);
    this.#stopListening();
    this.#closed.abort(new Error('the server stops'));
    await this.#round;
    await this.#settings.leases.release();
  }
}

/** What a bot is asked at a table, if one is. */
function decisionOf(play: TableGame): Decision | undefined {
  if (play.over) return undefined;
  const { table } = play;
  for (const { ask, question } of table.open('public')) {
    const bot = play.botAt(ask.seat);
    if (bot === null || ask.kind === 'aside') continue;
    // Its own randomness must tell nothing about the table's.
    const seed = randomBytes(16).toString('hex');
    const request = requestOf(table.match, question, { bot, seed, ms: THINK_MS });
    return { seat: ask.seat, ask: ask.id, request, match: table.match };
  }
  return undefined;
}
