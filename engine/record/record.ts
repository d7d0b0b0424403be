import type { Seat } from '../basics.js';
import type { GameEvent } from '../events.js';
import type { SeatResult } from '../result.js';
import type { Viewer } from '../secrecy/view.js';
import type { Seed } from '../seed.js';
import type { Draw } from '../table-types.js';

/** The version of the notation that this program writes and reads. */
export const RECORD_FORMAT = 1;
/** A text beyond these bounds is refused unread. */
export const MAX_RECORD_BYTES = 16 * 1024 * 1024;
export const MAX_RECORD_LINES = 250_000;
/** A hash of the whole state stands whenever this many choices more stand, and after the last. */
export const CHOICES_PER_STATE_HASH = 50;

/** Whole, with the seed from which everything follows; or as far as one viewer may know it. */
export type Disclosure =
  | { readonly to: 'all'; readonly seed: Seed | string }
  | { readonly to: Viewer };

/** What happened by itself: draws in a whole record, events in a viewer's. */
export interface Happenings {
  readonly draws: readonly Draw[];
  readonly events: readonly Omit<GameEvent, 'seq'>[];
}

export interface RecordedChoice extends Happenings {
  readonly kind: 'choice';
  readonly seat: Seat;
  /** null for the choice of another seat, which the viewer is not shown. */
  readonly option: string | null;
}

/** The hash of the state after the choices so far. */
export interface RecordedHash {
  readonly kind: 'hash';
  readonly hash: string;
}

/** From here on the game goes by other rules; the whole state they took over, as canonical JSON. */
export interface RecordedRules {
  readonly kind: 'rules';
  readonly version: string;
  /** Null in a viewer's record. */
  readonly state: string | null;
}

export type RecordEntry = RecordedChoice | RecordedHash | RecordedRules;

/** A game as it is kept: plain data, and a text that people can read, compare and mail. */
export interface GameRecord {
  readonly game: string;
  readonly rules: string;
  readonly shape: string;
  readonly content: string;
  /** By seat; null: nobody said. */
  readonly names: readonly (string | null)[];
  readonly options: { readonly [id: string]: string };
  readonly commitment: string;
  readonly disclosed: Disclosure;
  readonly setup: Happenings;
  readonly entries: readonly RecordEntry[];
  /** By seat; null while the game runs. */
  readonly result: readonly SeatResult[] | null;
}

export function choiceCount(record: GameRecord): number {
  return record.entries.filter((entry) => entry.kind === 'choice').length;
}
