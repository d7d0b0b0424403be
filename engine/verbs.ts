import type { Seat, Why, Word } from './basics.js';

/** An argument as a handler gets it: a word, a number from a range, or a list of words. */
export type Arg = Word | readonly string[];

/** What each verb of a question takes: `{ keep: []; reroll: [dice: readonly string[]] }`. */
export type Verbs = { readonly [verb: string]: readonly Arg[] };

/** A judge of a subset: the reason against it, or nothing. */
export type WhyNot = (items: readonly string[]) => Why | undefined;

/** What a rule writes its options to. Building a menu changes nothing. */
export interface MenuOf<V extends Verbs> {
  /** The seat that is asked. */
  readonly seat: Seat;
  /** One option: a verb and up to three words. Equal options are one: say it once. */
  option<K extends keyof V & string>(verb: K, ...args: V[K]): void;
  /** The option if there is no reason against it; else it stands there blocked, with the reason. */
  unless<K extends keyof V & string>(
    reason: Why | undefined | false | null,
    verb: K,
    ...args: V[K]
  ): void;
  /** Any sub-collection of min to max items; equal items may stand several times. Counted and addressed, not listed. */
  subset<K extends keyof V & string>(
    verb: K,
    items: readonly string[],
    min: number,
    max: number,
    whyNot?: WhyNot,
  ): void;
  /** A whole number from min to max; `rule` is the one that sets these limits. */
  number<K extends keyof V & string>(verb: K, min: number, max: number, rule?: string): void;
  /** All the items, in an order of the seat's choice. The items are different words. */
  order<K extends keyof V & string>(verb: K, items: readonly string[]): void;
}
