import type { Ask, GameEvent, Seat, SeatResult, Viewer } from '@destrier/engine';
import type { ClockState } from './clock.js';
import type { Entry } from './entry.js';
import { bring, plain, type Change, type Json } from './patch.js';
import type { Play } from './play.js';

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
  readonly asks: readonly Ask[];
  readonly clock: ClockState;
  /** By seat: who plays it, a level or null for its owner. */
  readonly bots: readonly (string | null)[];
  /** Whether the viewer may take its last choice back. */
  readonly undo: boolean;
  readonly result: readonly SeatResult[] | null;
}

/** A table at one moment, for one viewer: where to begin. */
export interface Scene extends Standing {
  readonly kind: 'scene';
  readonly seq: number;
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

/** One who looks at a table, and what it saw last. */
export class Watch {
  readonly viewer: Viewer;
  #view: Json;

  constructor(play: Play, viewer: Viewer) {
    this.viewer = viewer;
    this.#view = plain(play.table.view(viewer) as Json);
  }

  scene(play: Play, seq: number): Scene {
    return {
      kind: 'scene',
      seq,
      view: this.#view,
      events: play.table.events(this.viewer),
      ...standingOf(play, this.viewer),
    };
  }

  /** What an entry that was just carried out means to the viewer. */
  step(
    play: Play,
    entry: Entry,
    done: { readonly undone?: number },
    seq: number,
    at: number,
  ): Step {
    const { value, changes } = bring(this.#view, play.table.view(this.viewer) as Json);
    this.#view = value;
    return {
      kind: 'step',
      seq,
      at,
      deed: deedOf(entry, done.undone),
      events: entry.kind === 'choice' ? play.table.events(this.viewer, play.table.match.n) : [],
      changes,
      ...standingOf(play, this.viewer),
    };
  }
}

function standingOf(play: Play, viewer: Viewer): Standing {
  const { table, over } = play;
  return {
    asks: over ? [] : table.asks(viewer),
    clock: play.clock,
    bots: table.prepared.seats.map((seat) => play.botAt(seat)),
    undo: viewer !== 'public' && !over && table.undoBlocked(viewer) === undefined,
    result: over ? play.result : null,
  };
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
