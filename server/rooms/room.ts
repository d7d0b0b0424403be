import type { Viewer } from '@destrier/engine';
import { Refused } from '../refused.js';
import type { Storage } from '../storage/storage.js';
import { changeOf } from './change.js';
import { entryFrom, entryText, type Entry } from './entry.js';
import { Log } from './log.js';
import type { TableGame, Setting } from './table-game.js';
import { StepBroadcast, ViewerDiff } from './step.js';

/** Entries between two snapshots: what is played again at most when a process was killed. */
const ENTRIES_PER_SNAPSHOT = 100;
/** How often an entry is tried again that lost its number to another process. */
const MOST_TRIES = 50;

/** Gets messages as they are sent, with the table's name: JSON in one line. */
export type Listener = (text: string) => void;

export interface RoomSettings {
  readonly storage: Storage;
  readonly now: () => number;
  /** Told of what the operator should know. */
  readonly report: (what: string, table: string, error: unknown) => void;
}

/** A moment of a game: now, after an entry of its log, or after this many of the choices that stand now. */
export type Moment = 'now' | { readonly seq: number } | { readonly choices: number };

interface Viewers {
  readonly watch: ViewerDiff;
  readonly listeners: Set<Listener>;
}

/** A table while somebody is at it. Everything that is done here waits its turn. */
export class Room {
  readonly id: string;
  readonly setting: Setting;
  readonly #settings: RoomSettings;
  readonly #log: Log;
  #play: TableGame | null = null;
  #seq = 0;
  #at = 0;
  #kept = 0;
  /** An entry was tried of which only the log can tell whether it stands. */
  #doubtful = false;
  #line: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #touched: number;
  readonly #watched = new Map<Viewer, Viewers>();
  /** Those who wait for the game to begin. */
  readonly #early = new Map<Listener, Viewer>();

  private constructor(id: string, setting: Setting, settings: RoomSettings) {
    this.id = id;
    this.setting = setting;
    this.#settings = settings;
    this.#log = new Log(settings.storage, id, setting, (error) =>
      settings.report('a snapshot did not match the log and was made again', id, error),
    );
    this.#touched = settings.now();
  }

  static async load(id: string, setting: Setting, settings: RoomSettings): Promise<Room> {
    const room = new Room(id, setting, settings);
    const { play, seq, at, kept } = await room.#log.latest();
    room.#play = play;
    room.#seq = seq;
    room.#at = at;
    room.#kept = kept;
    return room;
  }

  get seq(): number {
    return this.#seq;
  }
  /** The game, once it has begun; to be looked at between two turns only. */
  get play(): TableGame | null {
    return this.#play;
  }
  get #current(): { readonly play: TableGame; readonly at: number } | null {
    return this.#play === null ? null : { play: this.#play, at: this.#at };
  }
  /** Since when nobody has been here; null if somebody is. */
  get idleSince(): number | null {
    const busy = this.#waiting > 0 || this.#watched.size > 0 || this.#early.size > 0;
    return busy ? null : this.#touched;
  }

  /** Somebody is about to do something here. */
  touch(): void {
    this.#touched = this.#settings.now();
  }

  /** Does something when everything before it is done. */
  async #turn<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await this.#inLine(work);
    } finally {
      this.touch();
    }
  }

  async #inLine<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const before = this.#line;
    const mine = before.then(async () => {
      if (this.#doubtful) await this.#settle();
      return await work();
    });
    this.#line = mine.catch(() => {});
    try {
      return await mine;
    } finally {
      this.#waiting--;
    }
  }

  /** Carries out an entry; when it resolves, it is durable. Refused entries change nothing. */
  act(entry: Entry): Promise<{ readonly seq: number; readonly repeated?: true }> {
    return this.#turn(async () => {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const again = this.#repeated(entry);
        if (again !== undefined) return { seq: again, repeated: true };
        if (await this.#appendOrCatchUp(entry)) return { seq: this.#seq };
      }
      throw new Refused('table.busy');
    });
  }

  /** false if something else was written before; it may be tried again. */
  async #appendOrCatchUp(entry: Entry): Promise<boolean> {
    const before = this.#seq;
    try {
      if (await this.#append(entry)) return true;
      await this.#settle();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // Refused by how the table stood: it may have been answered to something that is not known here yet.
      await this.#follow();
      if (this.#seq === before) throw error;
    }
    return false;
  }

  /** What another process wrote. */
  follow(head: number | null): Promise<void> {
    const isNew = (): boolean => head === null || head > this.#seq;
    if (!isNew()) return Promise.resolve();
    // What is under way here may be what was told of.
    return this.#turn(async () => {
      if (isNew()) await this.#follow();
    });
  }

  #repeated(entry: Entry): number | undefined {
    if (entry.kind !== 'choice') return undefined;
    return this.#play?.repeated(entry.seat, entry.ask, entry.option);
  }

  async #append(entry: Entry): Promise<boolean> {
    // Not where a log is played again: what stands in it was allowed.
    if (entry.kind === 'undo' && this.#play?.hasUndone(entry.seat) === true)
      throw new Refused('undo.many');
    const seq = this.#seq + 1;
    const at = Math.max(this.#settings.now(), this.#at);
    const { play, done } = this.#carriedOut(entry, seq, at);
    const body = entryText(entry);
    this.#doubtful = true;
    const written = await this.#settings.storage.append(
      { table: this.id, seq, body, at },
      changeOf(play, entry, at),
    );
    if (!written) return false;
    this.#doubtful = false;
    this.#stands(play, entry, done, seq, at, body);
    return true;
  }

  #carriedOut(
    entry: Entry,
    seq: number,
    at: number,
  ): { readonly play: TableGame; readonly done: { readonly undone?: number } } {
    if (this.#play === null) return { play: this.#log.begun(entry, at), done: {} };
    return { play: this.#play, done: this.#play.apply(entry, seq, at) };
  }

  #stands(
    play: TableGame,
    entry: Entry,
    done: { readonly undone?: number },
    seq: number,
    at: number,
    body: string,
  ): void {
    this.#play = play;
    this.#seq = seq;
    this.#at = at;
    this.#log.add(body);
    this.#publish(play, entry, done);
    if (seq - this.#kept < ENTRIES_PER_SNAPSHOT) return;
    void this.#keep().catch((error: unknown) =>
      this.#settings.report('a snapshot could not be written', this.id, error),
    );
  }

  #publish(play: TableGame, entry: Entry, done: { readonly undone?: number }): void {
    if (this.#watched.size > 0)
      this.#tell(new StepBroadcast(this.id, play, entry, done, this.#seq, this.#at));
    for (const [listener, viewer] of this.#early) {
      this.#early.delete(listener);
      this.#show(play, this.#join(play, viewer, listener), listener);
    }
  }

  #show(play: TableGame, watch: ViewerDiff, listener: Listener): void {
    listener(JSON.stringify({ table: this.id, ...watch.scene(play, this.#seq, this.#at) }));
  }

  #tell(telling: StepBroadcast): void {
    for (const { watch, listeners } of this.#watched.values()) {
      const text = telling.to(watch);
      for (const listener of listeners) listener(text);
    }
  }

  /** Makes the game again as the log had it where this room is, and goes on with what was written since. */
  async #settle(): Promise<void> {
    this.#play = (await this.#log.upTo(this.#seq))?.play ?? null;
    this.#doubtful = false;
    await this.#follow();
  }

  async #follow(): Promise<void> {
    for (const { seq, body, at } of await this.#log.after(this.#seq)) {
      const entry = entryFrom(body);
      const { play, done } = this.#carriedOut(entry, seq, at);
      this.#stands(play, entry, done, seq, at, body);
    }
  }

  async #keep(): Promise<void> {
    if (this.#play === null || this.#kept === this.#seq) return;
    this.#kept = this.#seq;
    await this.#log.keep(this.#play, this.#seq);
  }

  /** Puts everything away that would have to be played again. */
  sleep(): Promise<void> {
    return this.#inLine(() => this.#keep());
  }

  /**
   * Listens as a viewer: from a number of the log on, every entry after it; without one, or from one that the log has
   * not, as after a restored back-up, from a scene of how the table stands. Nothing is left out and nothing comes twice.
   * `at`: when that entry was made, as far as the viewer knows; another entry may have its number since.
   */
  subscribe(
    viewer: Viewer,
    since: number | null,
    listener: Listener,
    at: number | null = null,
  ): Promise<void> {
    return this.#turn(async () => {
      await this.#reach(since);
      const play = this.#play;
      if (play === null) this.#early.set(listener, viewer);
      else {
        const isKnown = since !== null && since > 0 && since <= this.#seq;
        const past = isKnown ? await this.#steps(viewer, since, at) : null;
        const watch = this.#join(play, viewer, listener);
        if (past === null) this.#show(play, watch, listener);
        else for (const text of past) listener(text);
      }
    });
  }

  /** A client that comes from another process may know more than this one has heard of. */
  async #reach(seq: number | null): Promise<void> {
    if (seq === null || seq <= this.#seq) return;
    await this.#follow();
  }

  unsubscribe(listener: Listener): void {
    this.#early.delete(listener);
    for (const [viewer, { listeners }] of this.#watched) {
      listeners.delete(listener);
      if (listeners.size === 0) this.#watched.delete(viewer);
    }
    this.touch();
  }

  #join(play: TableGame, viewer: Viewer, listener: Listener): ViewerDiff {
    let watched = this.#watched.get(viewer);
    if (watched === undefined) {
      const [other] = this.#watched.values();
      watched = { watch: new ViewerDiff(play, viewer, other?.watch), listeners: new Set() };
      this.#watched.set(viewer, watched);
    }
    watched.listeners.add(listener);
    return watched.watch;
  }

  /** What a viewer was told after a number of the log, told again; null where that number was another entry's. */
  async #steps(viewer: Viewer, since: number, at: number | null): Promise<string[] | null> {
    if (since === this.#seq) return at === null || at === this.#at ? [] : null;
    const from = await this.#log.upTo(since);
    if (from === null) throw new Refused('seq.unknown');
    if (at !== null && at !== from.at) return null;
    const watch = new ViewerDiff(from.play, viewer);
    const texts: string[] = [];
    for (const { seq, body, at } of from.rest) {
      if (seq > this.#seq) break;
      const entry = entryFrom(body);
      const done = from.play.apply(entry, seq, at);
      texts.push(new StepBroadcast(this.id, from.play, entry, done, seq, at).to(watch));
    }
    return texts;
  }

  /** The scene of an earlier moment, or of now. */
  scene(viewer: Viewer, moment: Moment): Promise<string> {
    return this.#turn(async () => {
      const { play, seq, at } = await this.#then(moment);
      return JSON.stringify(new ViewerDiff(play, viewer).scene(play, seq, at));
    });
  }

  async #then(moment: Moment): Promise<{ play: TableGame; seq: number; at: number }> {
    if (moment !== 'now' && 'choices' in moment) {
      const play = rewound(this.#play, moment.choices);
      const seq = play.seqOf(moment.choices);
      return { play, seq, at: (await this.#log.timeOf(seq)) ?? this.#at };
    }
    const seq = moment === 'now' ? this.#seq : moment.seq;
    await this.#reach(seq);
    if (seq > this.#seq) throw new Refused('seq.ahead');
    const reached = seq === this.#seq ? this.#current : await this.#log.upTo(seq);
    if (reached === null) throw new Refused('table.open');
    return { ...reached, seq };
  }

  /** The game as it was after an entry. */
  playAt(seq: number): Promise<TableGame> {
    return this.#turn(async () => {
      const reached = seq > this.#seq ? null : await this.#log.upTo(seq);
      if (reached === null) throw new Refused('seq.unknown');
      return reached.play;
    });
  }

  /** The game after this many of the choices that stand now. */
  playAfter(choices: number): Promise<TableGame> {
    return this.#turn(async () => rewound(this.#play, choices));
  }

  /** Lets somebody look at the game while nobody changes it. */
  look<T>(with_: (play: TableGame) => T): Promise<T> {
    return this.#turn(async () => {
      if (this.#play === null) throw new Refused('table.open');
      return with_(this.#play);
    });
  }
}

function rewound(play: TableGame | null, choices: number): TableGame {
  if (play === null) throw new Refused('table.open');
  if (choices > play.table.rows.length) throw new Refused('seq.ahead');
  return play.rewound(choices);
}
