import type { Frame, Message, Scene, Step } from '@destrier/server/protocol';
import { liveAddress } from './place.js';

/** What a server says on a socket about one table. */
export type LiveFrame =
  | (Scene & { readonly table: string })
  | (Step & { readonly table: string })
  | Extract<Message, { readonly kind: 'present' }>
  | { readonly kind: 'news' | 'left'; readonly table: string };

type Heard =
  | LiveFrame
  | { readonly kind: 'done'; readonly id: number; readonly seq: number }
  | { readonly kind: 'refused'; readonly id?: number; readonly code: string }
  | { readonly kind: 'pong' | 'closing' | 'alive' };

export type Connection = 'open' | 'reconnecting' | 'restarting';

/** A subscriber of a table: what to ask for after a connection was lost, and whom to tell. */
export interface Onlooker {
  readonly table: string;
  readonly seat: number | null;
  /** The entry after which to go on. */
  last(): { readonly seq: number; readonly at: number };
  hear(told: LiveFrame): void;
  connection(state: Connection): void;
}

interface Pending {
  readonly frame: Frame;
  done(refused: { readonly code: string; readonly [detail: string]: unknown } | null): void;
}

const FIRST_WAIT_MS = 500;
/** A server that is back is found soon. */
const LONGEST_WAIT_MS = 2000;
const PING_MS = 20_000;

/** A socket that comes back by itself; what was asked and not answered is asked again, which is harmless. */
export class Live {
  readonly #onlooker: Onlooker;
  readonly #pending = new Map<number, Pending>();
  #socket: WebSocket | undefined;
  #wait = FIRST_WAIT_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #heardSince = true;
  #closing = false;
  #closed = false;
  #lastId = 0;

  constructor(onlooker: Onlooker) {
    this.#onlooker = onlooker;
    addEventListener('online', this.#now);
    addEventListener('offline', this.#cutOff);
    this.#connect();
  }

  /** `null` once it is done and durable. */
  ask(
    frame: (id: number) => Frame,
  ): Promise<{ readonly code: string; readonly [detail: string]: unknown } | null> {
    const id = ++this.#lastId;
    const asked = frame(id);
    return new Promise((resolve) => {
      this.#pending.set(id, { frame: asked, done: resolve });
      this.#send(asked);
    });
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#now);
    removeEventListener('offline', this.#cutOff);
    clearTimeout(this.#timer);
    clearInterval(this.#pinging);
    this.#socket?.close();
  }

  readonly #now = (): void => {
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  /** The device knows at once what silence would tell late. */
  readonly #cutOff = (): void => {
    this.#socket?.close();
    this.#lost();
  };

  #connect(): void {
    const socket = new WebSocket(liveAddress());
    this.#socket = socket;
    socket.addEventListener('open', () => this.#opened());
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      if (socket === this.#socket) this.#heard(JSON.parse(data) as Heard);
    });
    socket.addEventListener('close', () => {
      if (socket === this.#socket) this.#lost();
    });
  }

  #opened(): void {
    this.#wait = FIRST_WAIT_MS;
    this.#closing = false;
    this.#heardSince = true;
    const { table, seat } = this.#onlooker;
    const { seq: since, at } = this.#onlooker.last();
    this.#send({ kind: 'watch', table, seat, since, at });
    for (const { frame } of this.#pending.values()) this.#send(frame);
    this.#onlooker.connection('open');
    clearInterval(this.#pinging);
    this.#pinging = setInterval(() => this.#ping(), PING_MS);
  }

  /** A connection that answers nothing is as good as lost, whatever the device believes. */
  #ping(): void {
    if (!this.#heardSince) return this.#cutOff();
    this.#heardSince = false;
    this.#send({ kind: 'ping' });
  }

  #lost(): void {
    clearInterval(this.#pinging);
    this.#socket = undefined;
    if (this.#closed) return;
    this.#onlooker.connection(this.#closing ? 'restarting' : 'reconnecting');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
  }

  #heard(heard: Heard): void {
    this.#heardSince = true;
    switch (heard.kind) {
      case 'scene':
      case 'step':
      case 'news':
      case 'present':
      case 'left':
        return this.#onlooker.hear(heard);
      case 'done':
        return this.#settle(heard.id, null);
      case 'refused':
        if (heard.id !== undefined) this.#settle(heard.id, heard);
        return;
      case 'closing':
        this.#closing = true;
        return;
      case 'pong':
      case 'alive':
        return;
    }
  }

  #settle(id: number, refused: Parameters<Pending['done']>[0]): void {
    this.#pending.get(id)?.done(refused);
    this.#pending.delete(id);
  }

  #send(frame: Frame): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  /** Looks at the table from the beginning again. */
  again(): void {
    const { table, seat } = this.#onlooker;
    this.#send({ kind: 'watch', table, seat, since: null, at: null });
  }
}
