import type { Params, Seat } from './basics.js';
import type { MatchData } from './match-data.js';
import type { GameEvent } from './events.js';
import type { Script } from './match.js';
import type { BlockedOption, Offer } from './menu.js';
import type { Question } from './questions.js';
import type { Refusal } from './refusal.js';
import type { Seed } from './seed.js';

/** What a table takes and gives. */

export interface Start {
  readonly seats: number;
  readonly options?: { readonly [id: string]: string };
  readonly seed: Seed | string;
  /** Content other than the game's own: a checked pack. */
  readonly content?: object;
  /** Outcomes written in advance, by stream label. They are not saved with the table. */
  readonly script?: Script;
}

/** A draw from a stream, as a record shows it. */
export interface Draw {
  readonly label: string;
  readonly outcome: string;
}

/** A choice that stands. */
export interface Row {
  readonly seat: Seat;
  readonly option: string;
  /** Nothing before the end of this row can be taken back. */
  readonly barrier: boolean;
  /** The branch it was made in; '' on the common stack. */
  readonly branch: string;
  readonly draws: readonly Draw[];
}

/** A question as it is put to its seat, or, without options, as the others see it. */
export interface Ask {
  readonly id: string;
  readonly seat: Seat;
  readonly kind: Question['kind'];
  /** Key of the sentence: procedure and step. */
  readonly prompt: string;
  readonly params: Params;
  readonly moment: string;
  readonly rule: string | null;
  readonly offers?: readonly Offer[];
  readonly blocked?: readonly BlockedOption[];
  /** How many options there are, factored ones counted out. */
  readonly count?: number;
}

export type Answer = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

/** Everything needed to go on with a table later. */
export interface SavedTable {
  readonly destrier: 'table 1';
  readonly game: string;
  readonly rules: string;
  readonly shape: string;
  readonly content: string;
  readonly options: { readonly [id: string]: string };
  readonly seats: number;
  readonly seed: Seed | string;
  readonly rows: readonly Row[];
  readonly setupDraws: readonly Draw[];
  readonly events: readonly GameEvent[];
  readonly epochs: readonly number[];
  /** Where the rows begin, if not at the set-up. */
  readonly origin: MatchData | null;
  readonly match: MatchData;
}
