import { z } from 'zod';
import { WebSocket } from 'ws';
import type { Client } from '../http/testing/client.js';
import { answerOf, standingSchema } from '../http/testing/table.js';

/** A choice that the server said is kept. */
export interface Acknowledged {
  readonly table: string;
  readonly seq: number;
  readonly seat: number;
  readonly ask: string;
  readonly option: string;
}

interface Wish {
  readonly table: string;
  readonly seat: number;
  readonly ask: string;
  readonly option: string;
}

const doneSchema = z.object({ kind: z.literal('done'), id: z.number(), seq: z.number() });
const refusedSchema = z.looseObject({
  kind: z.literal('refused'),
  id: z.number().nullable(),
  code: z.string(),
  table: z.string().optional(),
});
type Refusal = z.infer<typeof refusedSchema>;

/** What may rightly be refused to one who was cut off in the middle of a choice. */
const HARMLESS = new Set(['choice.stale', 'choice.notAsked', 'choice.over', 'table.over']);

/** The database is away for a moment; how long somebody waits before they choose the same again. */
const AWAY = 'storage.unavailable';
const WAIT_MS = 200;

/** Somebody who sits at many tables, chooses whenever asked, comes back when cut off, and keeps what was acknowledged. */
export class Player {
  readonly client: Client;
  readonly acknowledged: Acknowledged[] = [];
  /** What was refused that should not have been, or came out of order. */
  readonly complaints: string[] = [];
  /** By table: how many choices were acknowledged. */
  readonly moves = new Map<string, number>();
  /** How often a choice had to be sent again because the database was away. */
  waited = 0;
  readonly #seats = new Map<string, number>();
  readonly #seen = new Map<string, number>();
  readonly #finished = new Set<string>();
  readonly #wishes = new Map<number, Wish>();
  /** By table: what it would choose if it did not rest. */
  readonly #held = new Map<string, Wish>();
  #isResting = false;
  #socket: WebSocket | null = null;
  #url = '';
  #ids = 0;

  constructor(client: Client) {
    this.client = client;
  }

  /** Whether it is connected there. */
  isAt(url: string): boolean {
    return this.#url === url && this.#socket?.readyState === WebSocket.OPEN;
  }

  get underWay(): number {
    return this.#wishes.size;
  }
  get tables(): string[] {
    return [...this.#seats.keys()];
  }
  get finished(): ReadonlySet<string> {
    return this.#finished;
  }

  sit(table: string, seat: number): void {
    this.#seats.set(table, seat);
    this.#watch(table);
  }

  /** Connects, again if need be, and goes on at every table with what was missed. */
  async connect(url: string): Promise<void> {
    this.#socket?.terminate();
    this.#wishes.clear();
    this.#held.clear();
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/v1/live`, {
      headers: { ...this.client.headers, origin: url },
    });
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    socket.on('error', () => {});
    socket.on('message', (data: Buffer) => {
      if (this.#socket === socket) this.#hear(JSON.parse(data.toString('utf8')));
    });
    this.#socket = socket;
    this.#url = url;
    for (const table of this.#seats.keys()) if (!this.#finished.has(table)) this.#watch(table);
  }

  /** Chooses nothing more until it goes on; what it sent is still under way. */
  rest(): void {
    this.#isResting = true;
  }

  /** Chooses what it would have chosen meanwhile, and so on. */
  goOn(): void {
    this.#isResting = false;
    for (const wish of this.#held.values()) this.#wish(wish);
    this.#held.clear();
  }

  close(): void {
    this.#socket?.terminate();
    this.#socket = null;
  }

  #say(frame: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  // From a scene: a choice that was under way is then known to stand or not.
  #watch(table: string): void {
    const seat = this.#seats.get(table) ?? null;
    this.#say({ kind: 'watch', table, since: this.#seen.get(table) ?? null, seat });
    if (this.#seen.has(table)) this.#say({ kind: 'watch', table, since: null, seat });
  }

  #hear(message: unknown): void {
    const done = doneSchema.safeParse(message);
    if (done.success) return this.#done(done.data.id, done.data.seq);
    const refused = refusedSchema.safeParse(message);
    if (refused.success) return this.#refused(refused.data);
    const standing = standingSchema.safeParse(message);
    if (!standing.success) return;
    const { table = '', kind, seq, result } = standing.data;
    const seen = this.#seen.get(table) ?? 0;
    if (kind === 'step' ? seq !== seen + 1 : seq < seen)
      this.complaints.push(`${kind} ${seq} of ${table} came after ${seen}`);
    this.#seen.set(table, seq);
    if (result !== null) this.#finished.add(table);
    this.#held.delete(table);
    const seat = this.#seats.get(table);
    const answer = seat === undefined ? undefined : answerOf(standing.data, seat);
    if (seat === undefined || answer === undefined) return;
    const wish = { table, seat, ...answer };
    if (this.#isResting) this.#held.set(table, wish);
    else this.#wish(wish);
  }

  #wish(wish: Wish): void {
    const id = ++this.#ids;
    this.#wishes.set(id, wish);
    this.#choose(id);
  }

  #choose(id: number): void {
    const wish = this.#wishes.get(id);
    if (wish !== undefined) this.#say({ kind: 'choose', ...wish, id });
  }

  #done(id: number, seq: number): void {
    const wish = this.#wishes.get(id);
    this.#wishes.delete(id);
    if (wish === undefined) return;
    this.acknowledged.push({ ...wish, seq });
    this.moves.set(wish.table, (this.moves.get(wish.table) ?? 0) + 1);
  }

  #refused({ id, code, table }: Refusal): void {
    if (code === AWAY) return this.#again(id, table);
    if (id !== null) this.#wishes.delete(id);
    if (!HARMLESS.has(code)) this.complaints.push(code);
  }

  /** Chooses the same again, or looks again at a table that could not be shown. */
  #again(id: number | null, table: string | undefined): void {
    this.waited++;
    setTimeout(() => {
      if (id !== null) this.#choose(id);
      else if (table !== undefined) this.#watch(table);
    }, WAIT_MS);
  }
}
