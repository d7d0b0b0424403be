import type { Seat } from './basics.js';
import type { GameEvent } from './events.js';
import type { Choice } from './menu.js';
import type { GameTypes, Look } from './rules.js';

/** A question as a bot meets it: `prompt` is `<procedure>.<step>`. */
export interface Asked {
  readonly seat: Seat;
  readonly prompt: string;
  /** Locals of the procedure that asks. */
  readonly v: object;
}

/** The options of a question, counted and addressed without being listed. */
export interface Options {
  readonly count: number;
  nth(index: number): Choice;
}

/**
 * What bots know of a game beyond its rules. All of it is read in a world in which everything that the bot's seat cannot
 * know has been dealt again, so nothing here can cheat.
 */
export interface Evaluation<T extends GameTypes> {
  /** What a seat may expect to have at the end, in points of the game. At the end it is the score. */
  worth(g: Look<T>, seat: Seat): number;
  /** What that is made of, by names that have a text (`worth.<part>`): all together they are the worth. */
  parts?(g: Look<T>, seat: Seat): { readonly [part: string]: number };
  /** The same for the rival without a seat, where there is one; for a goal, the points that reach it. */
  rivalWorth?(g: Look<T>): number;
  /** By how many points one must lead now to win about three games in four. */
  scale(g: Look<T>): number;
  /** Changes when a turn is over: a bot that looks one step ahead looks as far as that. */
  turn(g: Look<T>): number;
  /** Changes when a phase is over: roll-outs end there. */
  horizon(g: Look<T>): number;
  /** What one does without searching, because it can be calculated; `undefined` where one must search. */
  settled?(g: Look<T>, asked: Asked, options: Options): Choice | undefined;
  /** Prompts at which no option is better than another: bots draw one, so that they do not always play the same. */
  readonly alike?: readonly string[];
  /**
   * What one means to do for the rest of the turn, as ids of options in order, as far as it can be said before anything
   * new is learned. Asked before `settled`, and not again while the next id is offered; undefined where one must search.
   */
  plan?(g: Look<T>, asked: Asked): readonly string[] | undefined;
  /** What one does at once, in roll-outs; `undefined` means any option. */
  instinct?(
    g: Look<T>,
    asked: Asked,
    options: Options,
    random: (n: number) => number,
  ): Choice | undefined;
  /** How promising options of a question look, 0 and more; the greater are tried first where there are many. 1 for all if not said. */
  promise?(g: Look<T>, asked: Asked): (choice: Choice) => number;
}

/** An evaluation of a game whose types no longer matter. */
export type AnyEvaluation = Evaluation<never>;

/** A thing of the box, as it is counted: `support`, `squire`. */
export interface Item {
  readonly kind: string;
  readonly id: string;
}

/** An item that was in reach of a seat, and whether the seat had it. */
export interface Chance extends Item {
  readonly seat: Seat;
  readonly used: boolean;
}

/** Something that happened, told while it happens. */
export type Happened = Pick<GameEvent, 'name' | 'params'>;

/** How a laboratory counts what is offered and what is used. */
export interface Census<T extends GameTypes> {
  /** The kinds of items, in the order of a report: what they are called, and what it means that one is used. */
  readonly kinds: { readonly [kind: string]: { readonly title: string; readonly used: string } };
  /** Everything that is counted, with where its figures come from. */
  items(content: T['content']): readonly (Item & { readonly source: string })[];
  /** What an option is about, by the prompt of its question. Other questions are not counted. */
  readonly about: {
    readonly [prompt: string]: (g: Look<T>, asked: Asked, choice: Choice) => readonly Item[];
  };
  /** What a seat could have had when the game is over, and whether it had it: titles. */
  had(g: Look<T>, seat: Seat): readonly (Item & { readonly used: boolean })[];
  /** What seats got by an event or missed, where nobody is asked: a duel that is won, a trophy. */
  chances?(g: Look<T>, event: Happened): readonly Chance[];
  /** Figures that are averaged over all games, read off the table when an event happens. */
  readonly measures?: { readonly [id: string]: Measure<T> };
}

export interface Measure<T extends GameTypes> {
  /** What it measures, for a report. */
  readonly about: string;
  read(g: Look<T>, event: Happened): readonly number[];
}
export type AnyCensus = Census<never>;
