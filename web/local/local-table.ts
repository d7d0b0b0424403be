import { below, botNamed } from '@destrier/bots/level';
import { keepPlan, requestAt } from '@destrier/bots/request';
import {
  forkSeed,
  isSeat,
  resumeTable,
  writeRecord,
  type Answer,
  type Ask,
  type Seat,
  type Table,
  type Viewer,
} from '@destrier/engine';
import type { GameKit } from '../games/kit.js';
import {
  whereOf,
  type Condition,
  type Moment,
  type Now,
  type Refused,
  type Sitter,
  type TableLink,
  type WhatIf,
} from '../table/link.js';
import { counselAt, hintAt } from '../bots/advice.js';
import { newId, randomHex } from '../storage/ids.js';
import { endOf, HERE, type SavedGame, type SavedPlayer } from '../storage/saved.js';
import type { Store } from '../storage/store.js';
import type { Thinker } from '../bots/thinker.js';

/** Nobody waits longer for a decision of a bot. */
const MOST_MS = 1000;

export interface LocalSettings {
  readonly id: string;
  readonly kit: GameKit;
  readonly table: Table;
  readonly players: readonly SavedPlayer[];
  /** Who they are to the reader. */
  readonly sitters: (players: readonly SavedPlayer[]) => readonly Sitter[];
  readonly counsel: boolean;
  readonly whatIf?: WhatIf | undefined;
  /** Hot-seat: who sits at the screen. */
  readonly seated: Seat | null;
  readonly store: Store;
  readonly thinker: Pick<Thinker, 'think' | 'close'>;
  /** Calculates chances while bots think. */
  readonly reckoner: Pick<Thinker, 'reckon' | 'close'>;
  /** Thinks for people who ask for a hint. */
  readonly adviser: Pick<Thinker, 'think' | 'close'>;
  /** How long people look at what happened before a bot does the next thing; `rests`: something has just ended. */
  readonly pause: (rests: boolean) => Promise<void>;
}

/** A table that is played in this page: alone, against bots, or by several people at one screen. */
export class LocalTable implements TableLink {
  readonly id: string;
  readonly place = 'here';
  readonly kit: GameKit;
  readonly #settings: LocalSettings;
  readonly #listeners = new Set<() => void>();
  readonly #closed = new AbortController();
  #table: Table;
  #seated: Seat | null;
  #condition: Condition = 'fine';
  #thinking: Seat | null = null;
  #moment: Moment;
  #now: Now;
  #saving: Promise<void> = Promise.resolve();

  constructor(settings: LocalSettings) {
    this.#settings = settings;
    this.id = settings.id;
    this.kit = settings.kit;
    this.#table = settings.table;
    this.#seated = settings.seated ?? this.#onlyOne();
    this.#moment = momentOf(this.#table, this.#viewer);
    this.#now = this.#look();
    void this.#letBotsPlay();
  }

  get content(): object {
    return this.#table.prepared.content;
  }

  get options(): { readonly [id: string]: string } {
    return this.#table.prepared.options;
  }

  get sitters(): readonly Sitter[] {
    return this.#settings.sitters(this.#settings.players);
  }

  get whatIf(): WhatIf | undefined {
    return this.#settings.whatIf;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  now = (): Now => this.#now;

  sit(seat: Seat): void {
    this.#seated = seat;
    this.#played();
  }

  async choose(ask: Ask, option: string): Promise<Refused | null> {
    return this.#attempt(() => this.#table.choose(ask.seat, ask.id, option));
  }

  async undo(): Promise<Refused | null> {
    const seat = this.#seated;
    if (seat === null) return null;
    return this.#attempt(() => this.#table.undo(seat));
  }

  get rewind(): TableLink['rewind'] {
    if (this.#onlyOne() === null) return undefined;
    return (seq) => {
      this.#table = this.#table.rewound(seq);
      this.#played();
      void this.#save();
      void this.#letBotsPlay();
    };
  }

  async momentAt(seq: number, eyes = this.#viewer): Promise<Moment> {
    return momentOf(this.#table.rewound(seq), eyes);
  }

  async playOn(seq: number): Promise<string> {
    const then = this.#table.rewound(seq);
    const seed = randomHex(32);
    const seat = this.#seated ?? 0;
    const fork = then.fork(seat, forkSeed(seed));
    const id = newId();
    const whatIf = { where: whereOf(this), choices: seq };
    await this.#settings.store.put({ ...this.#saved(fork), id, whatIf, seated: seat });
    return id;
  }

  async record(): Promise<string> {
    return writeRecord(this.#table, {
      names: this.sitters.map(({ name }) => name),
      reveal: this.#table.over ? 'all' : this.#viewer,
    });
  }

  close(): void {
    this.#closed.abort(new Error('the table was left'));
    this.#settings.thinker.close();
    this.#settings.reckoner.close();
    this.#settings.adviser.close();
    this.#listeners.clear();
  }

  get counsel(): TableLink['counsel'] {
    const { counsel, reckoner } = this.#settings;
    if (!counsel) return undefined;
    return (ask, tell, signal) => counselAt(this.#table, ask, reckoner, { tell, signal });
  }

  get hint(): TableLink['hint'] {
    const { counsel, adviser } = this.#settings;
    if (!counsel) return undefined;
    return (ask, signal) => hintAt(this.#table, ask, adviser, signal);
  }

  /** The whole game, to be kept elsewhere. */
  async exported(): Promise<SavedGame> {
    return this.#saved(this.#table);
  }

  #attempt(deed: () => Answer): Refused | null {
    const answer = deed();
    if (!answer.ok) return answer.refusal;
    this.#played();
    void this.#save();
    void this.#letBotsPlay();
    return null;
  }

  get #viewer(): Viewer {
    return this.#seated ?? 'public';
  }

  /** The one person at this screen; null where there are several, or none. */
  #onlyOne(): Seat | null {
    const here = this.#here();
    return here.length === 1 ? (here[0] ?? null) : null;
  }

  #here(): readonly Seat[] {
    return this.#table.prepared.seats.filter((seat) => this.#settings.players[seat]?.who === HERE);
  }

  #asked(): readonly Seat[] {
    return this.#table
      .asks('public')
      .filter(({ kind }) => kind !== 'aside')
      .map(({ seat }) => seat);
  }

  /** The seat that must take the screen: somebody here is asked, and the one who sits at it is not. */
  #handTo(): Seat | null {
    if (this.#table.over) return null;
    const asked = this.#asked();
    if (asked.some((seat) => !this.#here().includes(seat))) return null;
    const [next] = asked;
    if (next === undefined || (this.#seated !== null && asked.includes(this.#seated))) return null;
    return this.#here().length > 1 ? next : null;
  }

  #look(): Now {
    return {
      moment: this.#moment,
      handTo: this.#handTo(),
      thinking: this.#thinking,
      condition: this.#condition,
    };
  }

  /** There is something else to be seen of the game. */
  #played(): void {
    this.#moment = momentOf(this.#table, this.#viewer);
    this.#changed();
  }

  /** The game is as it was, or `#played` has seen to it. */
  #changed(): void {
    this.#now = this.#look();
    for (const listener of this.#listeners) listener();
  }

  /** Bots choose one after another while they are asked; people see each choice. */
  async #letBotsPlay(): Promise<void> {
    if (this.#thinking !== null) return;
    for (;;) {
      const seat = this.#asked().find((one) => this.#settings.players[one]?.who !== HERE);
      if (seat === undefined || this.#table.over) break;
      this.#thinking = seat;
      this.#changed();
      try {
        const choice = await this.#thought(seat);
        await this.#settings.pause(this.#rests());
        this.#closed.signal.throwIfAborted();
        // Somebody may have taken a choice back meanwhile: then the bot is asked again.
        if (choice !== undefined) this.#table.choose(seat, choice.ask, choice.option);
      } catch (error) {
        if (this.#closed.signal.aborted) return;
        throw error;
      }
      this.#thinking = null;
      this.#played();
      void this.#save();
    }
  }

  /** Whether the last choice ended what people want to look at. */
  #rests(): boolean {
    const { events, seq } = this.#moment;
    const { rests = [] } = this.kit;
    return events.some((event) => event.seq === seq && rests.includes(event.name));
  }

  /** What a bot chooses; where its worker fails, what a lower level chooses. */
  async #thought(
    seat: Seat,
  ): Promise<{ readonly ask: string; readonly option: string } | undefined> {
    let bot = this.#settings.players[seat]?.who ?? 'random';
    for (;;) {
      const asked = requestAt(this.#table, seat, { bot, ms: MOST_MS });
      if (asked === undefined) return undefined;
      try {
        const { match } = this.#table;
        const { thinker } = this.#settings;
        const { option, plan } = await thinker.think(asked.request, this.#closed.signal);
        keepPlan(match, seat, plan);
        return { ask: asked.ask, option };
      } catch (error) {
        this.#closed.signal.throwIfAborted();
        const level = botNamed(bot)?.level;
        const lower = level === undefined ? undefined : below(level);
        if (lower === undefined) throw error;
        bot = lower;
      }
    }
  }

  #saved(table: Table): SavedGame {
    const { whatIf } = this;
    return {
      id: this.id,
      game: table.prepared.game.id,
      players: this.#settings.players,
      table: table.save(),
      counsel: this.#settings.counsel,
      at: Date.now(),
      ...endOf(table),
      ...(whatIf === undefined ? {} : { whatIf }),
      seated: this.#seated,
    };
  }

  /** Keeps the game, the latest state last; says so where that cannot be done, and goes on. */
  #save(): Promise<void> {
    this.#saving = this.#saving.then(async () => {
      let condition: Condition = 'fine';
      try {
        await this.#settings.store.put(this.#saved(this.#table));
      } catch {
        condition = 'unsaved';
      }
      if (condition === this.#condition || this.#closed.signal.aborted) return;
      this.#condition = condition;
      this.#changed();
    });
    return this.#saving;
  }
}

export function momentOf(table: Table, viewer: Viewer): Moment {
  return {
    seq: table.rows.length,
    viewer,
    view: table.view(viewer),
    asks: table.over ? [] : table.asks(viewer),
    events: table.events(viewer),
    undo: viewer !== 'public' && table.undoBlocked(viewer) === undefined,
    result: table.over ? table.result : null,
  };
}

/** A table that was kept in this browser, as it was left. */
export function restored(saved: SavedGame, kit: GameKit): { table: Table; seated: Seat | null } {
  const table = resumeTable(kit.box.game, saved.table);
  const { seated } = saved;
  return { table, seated: isSeat(seated, table.prepared.seats.length) ? seated : null };
}
