import type { Seat } from '../basics.js';
import type { AnyGame } from '../game.js';
import type { AnyProc } from '../rules.js';
import type { Viewer } from '../secrecy/view.js';
import type { Seed } from '../seed.js';
import type { AnyWord, Plain, Words } from './words.js';

/** A game and the words in which its scenarios are written, if it has any. */
export interface Playable {
  readonly game: AnyGame;
  readonly words?: Words;
  /** The ids of its rules, where they are known: a scenario may name no others. */
  readonly ruleIds?: readonly string[];
}

/** A scenario that was read and understood; every part keeps the line it stands on. */
export interface Scenario {
  /** The names by which the file calls the seats. */
  readonly names: readonly string[];
  readonly options: { readonly [id: string]: string };
  readonly seed: Seed | string;
  readonly given: readonly Given[];
  readonly begin: Begin | undefined;
  readonly random: readonly Outcomes[];
  /** Whether scripted outcomes may be left over at the end. */
  readonly unused: boolean;
  readonly play: readonly Line[];
  readonly expect: readonly Expectation[];
  /** The rules this scenario is a test of. */
  readonly rules: readonly string[];
}

export type Given = { readonly line: number; readonly name: string; readonly value: Plain } & (
  | { readonly kind: 'word'; readonly word: AnyWord; readonly who: readonly Seat[] }
  | { readonly kind: 'path' }
);

export interface Begin {
  readonly line: number;
  readonly procedure: AnyProc;
  readonly args: object;
  /** Turns what the scenario says into the procedure's arguments; without it they are the arguments. */
  readonly make: ((g: never, args: never) => object) | undefined;
  /** The word by which the scenario names it. */
  readonly name: string;
  /** What must have been given, by word, and whether it was. */
  readonly needs: { readonly [word: string]: (g: never) => boolean };
}

export interface Outcomes {
  readonly label: string;
  readonly outcomes: readonly { readonly line: number; readonly value: string | number }[];
}

export type Line = { readonly line: number } & (
  | { readonly kind: 'choose'; readonly seat: Seat; readonly option: string }
  | {
      readonly kind: 'refused';
      readonly seat: Seat;
      readonly option: string;
      readonly rule: string | null;
    }
  | { readonly kind: 'undo' | 'retract'; readonly seat: Seat; readonly possible: boolean }
  | { readonly kind: 'expect'; readonly checks: readonly Expectation[] }
);

/** Whose eyes: a seat, the public, or somebody who sees everything. */
export type Eyes = Viewer | 'all';

export interface Happening {
  readonly line: number;
  readonly name: string;
  readonly params: { readonly [param: string]: Plain };
}

export type Expectation = { readonly line: number } & (
  | {
      readonly kind: 'word';
      readonly name: string;
      readonly word: AnyWord;
      readonly who: readonly Seat[];
      readonly value: Plain;
    }
  | { readonly kind: 'view'; readonly eyes: Eyes; readonly path: string; readonly value: Plain }
  | { readonly kind: 'ask'; readonly seat: Seat; readonly prompt: string | null }
  | { readonly kind: 'offered' | 'not offered'; readonly seat: Seat; readonly option: string }
  | {
      readonly kind: 'blocked';
      readonly seat: Seat;
      readonly option: string;
      readonly rule: string;
    }
  | { readonly kind: 'events'; readonly eyes: Eyes; readonly happenings: readonly Happening[] }
  | { readonly kind: 'no event'; readonly eyes: Eyes; readonly happening: Happening }
  | {
      readonly kind: 'points';
      readonly seat: Seat;
      readonly cause: string | null;
      readonly points: number;
    }
  | { readonly kind: 'over'; readonly over: boolean }
  | {
      readonly kind: 'result';
      readonly seat: Seat;
      readonly what: 'place' | 'score';
      readonly value: number;
    }
);

export type ExpectationOf<K extends Expectation['kind']> = Extract<Expectation, { kind: K }>;
