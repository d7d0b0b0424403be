import {
  glanceOf,
  type Ask,
  type GameEvent,
  type Seat,
  type SeatResult,
  type Viewer,
} from '@destrier/engine';
import type { ClockState } from './clock.js';
import type { Entry } from './entry.js';
import { SharedDiff } from './shared-diff.js';
import { areOpenEvents, isOpenGame } from './open-game.js';
import { bring, plain, type Change, type Json } from './patch.js';
import type { TableGame } from './table-game.js';

/** What a viewer may know of who did what. What somebody chose is told by events, as far as everybody may know it. */
export type Deed =
  | { readonly kind: 'choice' | 'back' | 'resign'; readonly seat: Seat }
  /** `undone`: the number of the choice that no longer stands. */
  | { readonly kind: 'undo'; readonly seat: Seat; readonly undone: number }
  | { readonly kind: 'standIn'; readonly seat: Seat; readonly bot: string }
  | { readonly kind: 'start' }
  | { readonly kind: 'credit'; readonly ms: number };

/** How a table stands besides its view: the same shape at every moment. */
export interface Standing {
  /** How many choices stand, without those that were taken back. */
  readonly choices: number;
  readonly asks: readonly Ask[];
  readonly clock: ClockState;
  /** By seat: the level of the bot that plays it, or null for its owner. */
  readonly bots: readonly (string | null)[];
  /** Those who gave up, in that order. */
  readonly resigned: readonly Seat[];
  /** Whether the viewer may take its last choice back. */
  readonly undo: boolean;
  readonly result: readonly SeatResult[] | null;
}

/** A table at one moment, for one viewer: where to begin. */
export interface Scene extends Standing {
  readonly kind: 'scene';
  readonly seq: number;
  /** When the entry with this number was made. */
  readonly at: number;
  readonly view: Json;
  /** All that happened so far. */
  readonly events: readonly GameEvent[];
}

/** One entry of the log, as one viewer may know it. */
export interface Step extends Standing {
  readonly kind: 'step';
  readonly seq: number;
  readonly at: number;
  readonly deed: Deed;
  /** What happened with it. After an undo there is nothing: what happened with the choice taken back is no longer so. */
  readonly events: readonly GameEvent[];
  readonly changes: readonly Change[];
}

/** A viewer of a table and the view last sent to it. */
export class ViewerDiff {
  readonly viewer: Viewer;
  #view: Json;

  /** `other`: somebody who looks at the same moment; what both see alike is kept once. */
  constructor(play: TableGame, viewer: Viewer, other?: ViewerDiff) {
    this.viewer = viewer;
    const view = play.table.view(viewer, glanceOf) as Json;
    this.#view = other === undefined ? plain(view) : bring(other.#view, view).value;
  }

  scene(play: TableGame, seq: number, at: number): Scene {
    return {
      kind: 'scene',
      seq,
      at,
      view: this.#view,
      events: play.table.events(this.viewer),
      ...standingOf(play, this.viewer),
    };
  }

  /** Sees how the table is now; returns the changes as JSON. */
  follow(view: Json, alike: SharedDiff): string {
    const { value, text } = alike.follow(this.#view, view);
    this.#view = value;
    return text;
  }
}

/** An entry that was just carried out, to be told to everybody who looks. What is the same for all is spelled once. */
export class StepBroadcast {
  readonly #play: TableGame;
  readonly #alike: SharedDiff;
  readonly #head: string;
  readonly #standing: string;
  readonly #result: string;
  /** Of those who are asked nothing. */
  readonly #asks: string;
  readonly #asked: ReadonlySet<Viewer>;
  /** What happened, where all may know all of it. */
  readonly #events: string | null;
  /** The view of a game without secrets. */
  #common: Json | undefined;
  /** What was told last to somebody who is asked nothing, and what of it depends on who is told. */
  #last: { readonly parts: ViewerParts; readonly text: string } | null = null;

  constructor(
    room: string,
    play: TableGame,
    entry: Entry,
    done: { readonly undone?: number },
    seq: number,
    at: number,
  ) {
    this.#play = play;
    this.#alike = new SharedDiff(isOpenGame(play.setting.game));
    this.#events = openEvents(play, entry);
    const deed = deedOf(entry, done.undone);
    const { choices, asks, clock, bots, resigned, result } = standingOf(play, 'public');
    this.#head = `"table":"${room}",${inside({ kind: 'step', seq, at, deed })}`;
    this.#standing = inside({ choices, clock, bots, resigned });
    this.#result = inside({ result });
    this.#asks = inside({ asks });
    this.#asked = new Set(asks.map(({ seat }) => seat));
  }

  /** The step as JSON. */
  to(watch: ViewerDiff): string {
    const { table, over } = this.#play;
    const { viewer } = watch;
    const parts: ViewerParts = {
      events: this.#events ?? inside({ events: table.events(viewer, table.match.n) }),
      changes: watch.follow(this.#view(viewer), this.#alike),
      undo: mayUndo(this.#play, viewer, over),
    };
    if (this.#asked.has(viewer)) return this.#spelled(parts, inside({ asks: table.asks(viewer) }));
    if (this.#last === null || !areSame(parts, this.#last.parts))
      this.#last = { parts, text: this.#spelled(parts, this.#asks) };
    return this.#last.text;
  }

  #spelled({ events, changes, undo }: ViewerParts, asks: string): string {
    const standing = `${this.#standing},"undo":${undo},${this.#result}`;
    return `{${this.#head},${events},"changes":${changes},${asks},${standing}}`;
  }

  #view(viewer: Viewer): Json {
    const { table, setting } = this.#play;
    // Read at once: what changed is copied out of it.
    if (!isOpenGame(setting.game)) return table.view(viewer, glanceOf) as Json;
    this.#common ??= table.view('public', glanceOf) as Json;
    return this.#common;
  }
}

/** What of a step depends on who is told, besides what they are asked. */
interface ViewerParts {
  readonly events: string;
  readonly changes: string;
  readonly undo: boolean;
}

const areSame = (one: ViewerParts, other: ViewerParts): boolean =>
  one.undo === other.undo && one.events === other.events && one.changes === other.changes;

/** Fields of a step as JSON, without the braces. */
const inside = (fields: Partial<Step>): string => JSON.stringify(fields).slice(1, -1);

/** What happened with an entry, where everybody may know all of it. */
function openEvents({ table }: TableGame, entry: Entry): string | null {
  if (entry.kind !== 'choice') return inside({ events: [] });
  if (!areOpenEvents(table.events('all', table.match.n), table.prepared.events)) return null;
  return inside({ events: table.events('public', table.match.n) });
}

function standingOf(play: TableGame, viewer: Viewer): Standing {
  const { table, over } = play;
  return {
    choices: table.rows.length,
    asks: over ? [] : table.asks(viewer),
    clock: play.clock,
    bots: table.prepared.seats.map((seat) => play.botAt(seat)),
    resigned: play.resigned,
    undo: mayUndo(play, viewer, over),
    result: over ? play.result : null,
  };
}

function mayUndo(play: TableGame, viewer: Viewer, over: boolean): boolean {
  if (viewer === 'public' || over || play.hasUndone(viewer)) return false;
  return play.table.undoBlocked(viewer) === undefined;
}

function deedOf(entry: Entry, undone: number | undefined): Deed {
  switch (entry.kind) {
    case 'choice':
    case 'back':
    case 'resign':
      return { kind: entry.kind, seat: entry.seat };
    case 'undo':
      return { kind: 'undo', seat: entry.seat, undone: undone ?? 0 };
    case 'standIn':
      return { kind: 'standIn', seat: entry.seat, bot: entry.bot };
    case 'start':
      return { kind: 'start' };
    case 'credit':
      return { kind: 'credit', ms: entry.ms };
  }
}
