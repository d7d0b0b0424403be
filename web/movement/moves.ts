import type { GameEvent } from '@destrier/engine';
import type { Drawing } from '../art/drawing.js';
import type { Pigment } from '../art/palette.js';
import type { Moment, Sitter } from '../table/link.js';

/** What is seen to move. */
export interface MovingPiece {
  readonly drawing: Drawing;
  /** In pixels, where no thing of the board says how wide it lies there. */
  readonly width: number;
  /** Print keeps the colours of the day. */
  readonly isPrint?: true;
  /** It looks as the board draws its thing, where it lies there; else as it is drawn here. */
  readonly isCopied?: true;
  /** It turns in the air: its back, and which side is seen when it begins. */
  readonly turning?: { readonly back: Drawing; readonly from: 'back' | 'face' };
  /** A number in its corners. */
  readonly index?: { readonly text: string; readonly ink: Pigment };
}

/** In which way something moves: how long, how high, one after another. */
export type Gait = 'pawn' | 'token' | 'card' | 'taken' | 'hops';

/** A piece goes from one place to another, by the names of `data-anchor`; `name:*` is any whose name begins so. */
export interface Flight {
  readonly kind: 'flight';
  readonly piece: MovingPiece;
  readonly gait: Gait;
  readonly from: string;
  readonly to: string;
  /** Places that it passes. */
  readonly via?: readonly string[];
  /**
   * By its `data-thing`: where it lies within `from`, the piece begins there; where it lies within `to`, it is not seen
   * until the piece has landed on it.
   */
  readonly thing?: string;
}

/** Nothing is seen to move, yet something is not as it was. */
export interface Change {
  readonly kind: 'change';
  readonly at: string;
}

export type Move = Flight | Change;

export function change(at: string): Change {
  return { kind: 'change', at };
}

/** What an event moves, and who brought it about; null: nobody who sits there. */
export interface Deed {
  readonly event: GameEvent;
  readonly by: number | null;
  readonly moves: readonly Move[];
}

/** What a game says of movement. */
export interface Movement {
  /** What has moved since an earlier moment, in the order in which it happened. */
  deeds(
    before: Moment,
    after: Moment,
    table: Pick<Circumstances<never>, 'content' | 'sitters'>,
  ): readonly Deed[];
  /** Events that throw dice: nobody tells what they show before they lie still. */
  readonly dice?: readonly string[];
}

/** What an event is judged by: what came before it, who looks, and what is seen now. */
export interface Circumstances<E> {
  readonly before: readonly E[];
  /** What has happened since, up to now. */
  readonly later: readonly E[];
  readonly viewer: Moment['viewer'];
  readonly view: unknown;
  readonly content: object;
  readonly sitters: readonly Sitter[];
}

/** Reads the events of a game by their declarations, and asks of each new one what it moves. */
export function deedsBy<E extends GameEvent>(
  read: (events: readonly GameEvent[]) => readonly E[],
  actor: (event: E) => unknown,
  moves: (event: E, circumstances: Circumstances<E>) => readonly Move[],
): Movement['deeds'] {
  return (earlier, { events, viewer, view }, table) => {
    const all = read(events);
    const since = read(earlier.events).length;
    return all.slice(since).map((event, nth) => {
      const at = since + nth;
      const [before, later] = [all.slice(0, at), all.slice(at + 1)];
      const by = actor(event);
      return {
        event,
        by: typeof by === 'number' ? by : null,
        moves: moves(event, { before, later, viewer, view, ...table }),
      };
    });
  };
}
