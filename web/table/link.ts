import type {
  Ask,
  GameEvent,
  Grounds,
  Params,
  Prospect,
  Seat,
  SeatResult,
  Viewer,
} from '@destrier/engine';
import type { GameKit } from '../games/kit.js';

/** A table at one moment, as one viewer may know it. */
export interface Moment {
  /** How many choices stand. */
  readonly seq: number;
  readonly viewer: Viewer;
  readonly view: unknown;
  /** What is asked of whom; with offers where it is asked of the viewer. */
  readonly asks: readonly Ask[];
  /** All that happened so far. */
  readonly events: readonly GameEvent[];
  /** Whether the viewer may take the last choice back. */
  readonly undo: boolean;
  /** Null until the game is over. */
  readonly result: readonly SeatResult[] | null;
}

/** Who sits on a seat. */
export interface Sitter {
  readonly name: string;
  /** Somebody at this screen, somebody elsewhere, or a level of the bots. */
  readonly who: 'here' | 'away' | { readonly bot: string };
  /** The blazon that they bear at this table, in a colour that nobody else at it has. */
  readonly arms: string;
}

/** What is known of somebody at a table besides the game. */
export interface SeatNews {
  /** What was left of their time at a moment, and whether it runs since; missing at tables without clocks. */
  readonly clock?: { readonly left: number; readonly at: number; readonly runs: boolean };
  /** Whether a bot plays for somebody who is gone. */
  readonly isGone: boolean;
  /** How they left the game, whom a bot plays for: by giving up, or because their time was up; missing for all others. */
  readonly left?: 'gaveUp' | 'late';
  /** Whether they are known not to look at the table now. */
  readonly isAway?: boolean;
  /** What they have just said; missing where they are silent. */
  readonly said?: string;
  /** How they are rated in this game, and whether that is still a guess; missing for those who are not. */
  readonly rating?: { readonly points: number; readonly isGuess: boolean };
  /** What this game did to that, once it is over; missing where it is not rated. */
  readonly rated?: RatingShift;
}

export interface RatingShift {
  readonly before: number;
  readonly after: number;
}

/** How the connection or the place where the table is kept is doing. */
export type Condition =
  | 'fine'
  /** Kept nowhere: there is no room, or the browser forbids it. */
  | 'unsaved'
  | 'reconnecting'
  | 'restarting'
  /** Not connected, with a choice that is sent when it is. */
  | 'unsent'
  /** A back-up was restored: the table stands where it stood before. */
  | 'restored'
  | 'gone';

/** All that the page shows of a table now. */
export interface Now {
  readonly moment: Moment;
  /** Hot-seat: who must take the screen before anything is shown; else null. */
  readonly handTo: Seat | null;
  /** Of whom the page knows that it thinks. */
  readonly thinking: Seat | null;
  readonly condition: Condition;
}

/** Why a choice was not taken, as the kernel or the server says it. */
export interface Refused {
  readonly why: string;
  readonly params: Params;
  readonly rule: string | null;
}

/** What counsel tells: the choice of a policy by its name, then chances, as things stand or by option. */
export type CounselTold =
  | {
      readonly policy: string;
      readonly option: string;
      readonly grounds: { readonly [of: string]: Grounds };
    }
  | { readonly option: string | null; readonly prospects: readonly Prospect[] };

/** What a strong bot would choose for somebody, and how it judged what it looked at: the best first. */
export interface Hint {
  readonly option: string;
  /** The share of victory that it expects after each, 0 to 1; empty where it had nothing to weigh. */
  readonly considered: readonly Weighed[];
}

export interface Weighed {
  readonly option: string;
  readonly win: number;
  /** The lead in points, by what they are expected from; missing where it was looked at too seldom to tell. */
  readonly parts?: { readonly [part: string]: number };
}

/** A moment of another table: which, as `whereOf` writes it, and after how many choices. */
export interface WhatIf {
  readonly where: string;
  readonly choices: number;
}

/** A table that can be looked at and played, wherever it is: in this page or at a server. */
export interface TableLink {
  readonly id: string;
  readonly place: 'here' | 'server';
  readonly kit: GameKit;
  readonly content: object;
  readonly options: { readonly [id: string]: string };
  /** May change: somebody stands in, somebody changes their name. `subscribe` tells of it too. */
  readonly sitters: readonly Sitter[];
  /** Missing where nobody sits elsewhere. `subscribe` tells of it too. */
  readonly newsOf?: ((seat: number) => SeatNews) | undefined;
  /** Told after every change; for `useSyncExternalStore`. */
  subscribe(listener: () => void): () => void;
  /** The same object until something changes. */
  now(): Now;
  /** Hot-seat: somebody has taken the screen. */
  sit(seat: Seat): void;
  /** `null` on success. */
  choose(ask: Ask, option: string): Promise<Refused | null>;
  undo(): Promise<Refused | null>;
  /** Goes back to where this many choices stood, whoever made the others; missing where somebody else plays. */
  readonly rewind?: ((seq: number) => void) | undefined;
  /** The table as the viewer saw it after this many choices; once the game is over, as anybody else did (`eyes`). */
  momentAt(seq: number, eyes?: Viewer): Promise<Moment>;
  /** A table of one's own that goes on from an earlier moment, with what the viewer cannot know dealt anew; its id. */
  playOn(seq: number): Promise<string>;
  /** What the viewer may know of the game until now, or all of it once it is over. */
  record(): Promise<string>;
  /** Tells about a question of the viewer's as it is found out, until there is no more; absent if the table has no advice. */
  readonly counsel?:
    | ((ask: Ask, tell: (told: CounselTold) => void, signal: AbortSignal) => Promise<void>)
    | undefined;
  /** What a strong bot would do at a question of the viewer's; null: it cannot say. Missing where the table forbids it. */
  readonly hint?: ((ask: Ask, signal: AbortSignal) => Promise<Hint | null>) | undefined;
  /** The table that this one goes on from in another way; missing where it began by itself. */
  readonly whatIf?: WhatIf | undefined;
  /** Another game with the same people at the server; its id. Missing for those who only look on, and in this page. */
  readonly rematch?: (() => Promise<string>) | undefined;
  close(): void;
}

/** Which table it is, here or at the server, in one word. */
export function whereOf({ place, id }: Pick<TableLink, 'place' | 'id'>): string {
  return `${place === 'here' ? 'here' : 'table'}-${id}`;
}
