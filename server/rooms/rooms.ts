import type { TableRow } from '../storage/schema.js';
import type { Setting } from './table-game.js';
import { Room, type RoomSettings } from './room.js';

/** How long a table stays awake after the last person there has left, and how often that is looked at. */
const AWAKE_MS = 30_000;
const SWEEP_MS = 10_000;

export interface RoomsSettings extends RoomSettings {
  /** What a table is played with; refuses tables that are not there. What never changes is not read again. */
  readonly settingOf: (table: string, known?: TableRow) => Promise<Setting>;
}

interface Waking {
  readonly room: Promise<Room>;
  /** The same, once it is there. */
  awake: Room | null;
}

/** The tables that are awake in this process. All others are rows in the database. */
export class Rooms {
  readonly #settings: RoomsSettings;
  readonly #awake = new Map<string, Waking>();
  readonly #stopListening: () => void;
  readonly #sweeping: NodeJS.Timeout;

  constructor(settings: RoomsSettings) {
    this.#settings = settings;
    this.#stopListening = settings.storage.listen((news) => {
      if (news === null) for (const id of this.#awake.keys()) this.#follow(id, null);
      else if (news.seq !== null) this.#follow(news.table, news.seq);
    });
    this.#sweeping = setInterval(() => void this.sweep(), SWEEP_MS);
    this.#sweeping.unref();
  }

  get awake(): number {
    return this.#awake.size;
  }

  /** A table, woken up if need be; it stays awake for whoever is about to do something there. `known`: its row, where it was read already. */
  async get(id: string, known?: TableRow): Promise<Room> {
    const { room } = this.#awake.get(id) ?? this.#wake(id, known);
    const awake = await room;
    awake.touch();
    return awake;
  }

  /** A table if it is awake; it may fall asleep again as if nobody had looked. */
  peek(id: string): Room | null {
    return this.#awake.get(id)?.awake ?? null;
  }

  #wake(id: string, known: TableRow | undefined): Waking {
    const waking: Waking = { room: this.#load(id, known), awake: null };
    this.#awake.set(id, waking);
    waking.room.then(
      (room) => {
        waking.awake = room;
      },
      () => this.#awake.delete(id),
    );
    return waking;
  }

  async #load(id: string, known: TableRow | undefined): Promise<Room> {
    return Room.load(id, await this.#settings.settingOf(id, known), this.#settings);
  }

  #follow(id: string, seq: number | null): void {
    const waking = this.#awake.get(id);
    // Most often it is told of what it wrote itself.
    if (waking === undefined || (seq !== null && (waking.awake?.seq ?? 0) >= seq)) return;
    waking.room
      .then((room) => room.follow(seq))
      .catch((error: unknown) => this.#settings.report('a table could not be followed', id, error));
  }

  /** Puts tables to sleep at which nobody has been for a while. */
  async sweep(idleMs = AWAKE_MS): Promise<void> {
    const now = this.#settings.now();
    for (const [id, waking] of this.#awake) {
      const room = await waking.room.catch(() => null);
      const since = room?.idleSince ?? null;
      if (room === null || since === null || now - since < idleMs) continue;
      try {
        await room.sleep();
        // Somebody may have come while it was put away.
        if (room.idleSince === since) this.#awake.delete(id);
      } catch (error) {
        this.#settings.report('a table could not be put away', id, error);
      }
    }
  }

  /** Finishes what was begun and puts all tables away. */
  async close(): Promise<void> {
    clearInterval(this.#sweeping);
    this.#stopListening();
    for (const waking of this.#awake.values()) {
      const room = await waking.room.catch(() => null);
      await room?.sleep();
    }
    this.#awake.clear();
  }
}
