import type { Seat, Word } from '@destrier/engine';
import type { Speaker } from '@destrier/text';
import type { Moment, Sitter } from './link.js';

/** What a game's board is given. */
export interface BoardProps {
  readonly moment: Moment;
  readonly content: object;
  readonly options: { readonly [id: string]: string };
  readonly sitters: readonly Sitter[];
  readonly speaker: Speaker;
  readonly picks: Picks;
  /** Chances that counsel told, 0 to 1, by what they are of; empty where there are none. */
  readonly chances: readonly { readonly of: string; readonly chance: number }[];
  /** What counsel would choose at the viewer's question; null where it is silent. */
  readonly advised: Advised | null;
}

export interface Advised {
  /** The question, by its id and its prompt. */
  readonly ask: string;
  readonly prompt: string;
  /** Chooses it. */
  take(): void;
}

/** What can be chosen now, to be put on the things of the board: the same options that stand in the list. */
export interface Picks {
  /** Whose options these are; null where nobody at this screen is asked. */
  readonly seat: Seat | null;
  /** An option by its verb and words; undefined where there is none. */
  option(verb: string, ...words: readonly Word[]): Pick | undefined;
  /** All options, open and blocked, that are not to be filled in. */
  all(): readonly PlacedPick[];
  /** Those of them that name a thing, by what the game declares of the words of its verbs. */
  on(of: string, id: Word): readonly PlacedPick[];
  /**
   * An item of a factored choice (a subset, an order) of this verb; undefined where it has no such item. `nth`: which
   * of several equal ones, from 0.
   */
  item(verb: string, item: string, nth?: number): ItemPick | undefined;
  /** What is filled in of a factored choice of this verb; undefined where nothing is. */
  filled(verb: string): Filled | undefined;
  /** The numbers of which one is to be named for this verb; none where it asks for no number. */
  numbers(verb: string): readonly NumberPick[];
}

/** An option with its verb and words. */
export interface PlacedPick {
  readonly verb: string;
  readonly words: readonly Word[];
  readonly pick: Pick;
}

export type Pick =
  | { readonly kind: 'open'; readonly label: string; take(): void }
  | {
      readonly kind: 'blocked';
      readonly label: string;
      /** In words. */
      readonly reason: string;
      readonly rule: string;
    };

/** A choice that was begun: how many items are picked of how many at most, and the way to make it once it is whole. */
export interface Filled {
  readonly label: string;
  readonly picked: number;
  readonly most: number;
  readonly isWhole: boolean;
  /** What counsel says of it; empty where it is silent. */
  readonly advice: string;
  make(): void;
}

export interface NumberPick {
  readonly number: number;
  readonly label: string;
  take(): void;
}

export interface ItemPick {
  readonly label: string;
  readonly picked: boolean;
  toggle(): void;
}
