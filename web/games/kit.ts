import type { Level, Playable } from '@destrier/bots';
import type { Box, Language, Title, Word } from '@destrier/engine';
import type { ComponentType } from 'react';
import type { Drawing } from '../art/drawing.js';
import type { Ceremonies, PodiumLook } from '../ceremony/ceremony.js';
import type { Guide } from '../guide/script.js';
import type { Movement } from '../movement/moves.js';
import type { BoardProps } from '../table/board.js';
import type { Sound } from '../table/sounds.js';

/** What the lobby says of a game before anything of it is loaded. */
export interface GameCard {
  readonly id: string;
  readonly title: Title;
  /** `usual`: how many play where nobody says how many. */
  readonly seats: { readonly min: number; readonly max: number; readonly usual: number };
  /** Whether its content is our own reconstruction, in whole or in part. */
  readonly house: boolean;
  /** Whether a first game is guided. */
  readonly guided?: true;
  /** How it looks; a game that brings no picture gets a plain one. */
  readonly face?: Face;
  /** An example for those who make games: it stands in their corner. */
  readonly forMakers?: true;
  load(): Promise<GameKit>;
}

/** What stands for a game before it is loaded. */
export interface Face {
  /** Its arms, blazoned. */
  readonly arms: string;
  /** A picture of 640 by 320. */
  cover(): Promise<Drawing>;
  /** Where it is cut, what stays in sight: from 0, its upper part, to 100, its lower part. */
  readonly middle: number;
}

/** Names of the chapters that a ledger cites. */
export type ChapterNames = { readonly [cited: string]: string };

/** What the editions are called that a ledger cites, by their tags: `fr` in `fr V The actions`. */
export type EditionNames = {
  readonly [tag: string]: { readonly [language in Language]: string };
};

/** One thing to know of a game: a heading, and at most two short sentences. */
export interface PrimerCard {
  readonly heading: string;
  readonly text: string;
}

/** How a game goes, on a few pictured cards: its aim, how a round goes, what decides. */
export interface Primer {
  readonly cards: { readonly [language in Language]: readonly PrimerCard[] };
  /** One for each card, 480 by 270. */
  pictures(): Promise<readonly Drawing[]>;
}

/** What a game says besides whose table fills one screen. */
export interface OneScreen {
  /** Where the game stands, in the bar: its round and its phase. */
  readonly Standing: ComponentType<BoardProps>;
  /**
   * Whether options of this verb lie on no thing of the board, so that the question itself offers them. `words`: what one
   * of them names; missing where it is filled in.
   */
  isLoose(verb: string, words?: readonly Word[]): boolean;
}

/** Something said in every language. */
export type InEachLanguage = { readonly [language in Language]: string };

/** A way to play that fits somebody: chosen at once, and changed at will. */
export interface Preset {
  readonly id: 'first' | 'standard' | 'expert';
  readonly options: { readonly [id: string]: string };
  /** Of all bots at the table. */
  readonly bots: Level;
  readonly counsel: boolean;
  /** What makes it so, in a line. */
  readonly about: InEachLanguage;
}

/** What helps to set up a table of a game. */
export interface SettingUp {
  readonly presets: readonly Preset[];
  /** What an option is about, in a line. */
  readonly help: { readonly [option: string]: InEachLanguage };
  /** What so many play without choosing it. */
  variant?(seats: number): InEachLanguage | undefined;
}

/** Rules, and those that hold in their place; none where nothing does. */
export interface RulesInstead {
  readonly [rule: string]: readonly string[];
}

/** What the page needs of a game. A game without a board of its own is played on the plain table. */
export interface GameKit {
  readonly box: Box;
  readonly Board: ComponentType<BoardProps> | null;
  /** Missing where its board is read from top to bottom, with the list of choices beside it. */
  readonly oneScreen?: OneScreen;
  /** The ledger of its rules, as Markdown. */
  ledger(language: Language): Promise<string>;
  /** What the chapters it cites are called in other languages. */
  readonly chapters?: { readonly [language in Language]?: ChapterNames };
  /** What the editions it cites are called. */
  readonly editions?: EditionNames;
  /** The rules that say in a few sentences how the game goes, for those who play it. */
  readonly aid?: readonly string[];
  /** Which of these others take the place of, where an option has this value. */
  readonly aidInstead?: {
    readonly [option: string]: { readonly [value: string]: RulesInstead };
  };
  /** Events that end something people want to look at: bots let them, before they go on. */
  readonly rests?: readonly string[];
  /** Events told once more beside the next question: all of them, or those that others brought about. */
  readonly headlines?: { readonly [event: string]: 'all' | 'others' };
  /** What is told to those who play it for the first time. */
  readonly primer?: Primer;
  /** Missing where there is little to choose. */
  readonly settingUp?: SettingUp;
  /** A guided first game; the card of the game says that there is one. */
  readonly guide?: () => Promise<Guide>;
  /** What is celebrated while it is played. */
  readonly ceremonies?: Ceremonies;
  /** How its end looks; missing where points are points. */
  readonly podium?: PodiumLook;
  /** Which of its events are heard, and as what. */
  readonly sounds?: { readonly [event: string]: Sound };
  /** What its events move on the board; missing where it has none. */
  readonly movement?: Movement;
}

/** A game as the bots' worker knows it, with the advice that people may ask for. */
export type GameMind = Playable & Pick<Box, 'counsel'>;
