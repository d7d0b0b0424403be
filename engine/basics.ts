/** The words every part of the kernel uses. */

export const MAX_SEATS = 8;

/** A seat at the table. Seats of a game come from `g.seats`; arithmetic on them goes through `g.after`. */
export type Seat = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const ALL_SEATS: readonly Seat[] = [0, 1, 2, 3, 4, 5, 6, 7];

/** One entry per seat: a list that a `Seat` may index without asking whether something is there. */
export type PerSeat<T> = T[] & { [S in Seat]: T };

/** Builds a list with one entry per seat. */
export function perSeat<T>(seats: readonly Seat[], make: (seat: Seat) => T): PerSeat<T> {
  // Not `map`: its lists may have gaps, in some games and not in others, and all rules read this one.
  const list: T[] = [];
  for (const seat of seats) list.push(make(seat));
  return list as PerSeat<T>;
}

export function isSeat(value: unknown, seats = MAX_SEATS): value is Seat {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats;
}

declare const cardBrand: unique symbol;
/** A card, tile or token that can be hidden. It lives in a place (`Card[]`) and never in a local or an answer. */
export type Card = number & { readonly [cardBrand]: true };

/** A word of an option's id. */
export type Word = string | number;

/**
 * The word as the running system keeps names of properties, each once. Two such words are compared by where they lie and not
 * letter by letter: for words made of parts that rules compare all the time.
 */
export function interned(word: string): string {
  return Object.keys({ [word]: null })[0] ?? word;
}

export type Scalar = string | number | boolean | null;

/** Parameters of reasons, prompts and events: keys and values only, translated at the edge. */
export type Params = { readonly [name: string]: Scalar | readonly (string | number)[] };

/** Why something is not possible: the rule that forbids it and a key for the sentence. */
export interface Why {
  readonly rule: string;
  readonly why: string;
  readonly params?: Params;
}

export function why(rule: string, key: string, params?: Params): Why {
  return params === undefined ? { rule, why: key } : { rule, why: key, params };
}

/** A fault of a game's rules, found by the kernel: never caused by what a player sends. */
export class RuleFault extends Error {
  override readonly name = 'RuleFault';
}

/** An outcome written in advance that cannot happen: the fault of whoever wrote the script. */
export class ScriptFault extends RuleFault {
  /** The stream's label. */
  readonly label: string;
  /** How many outcomes of that stream are still unread. */
  readonly left: number;

  constructor(label: string, left: number, message: string) {
    super(message);
    this.label = label;
    this.left = left;
  }
}

/**
 * The value, or a fault that says what was expected: for what the rules know to be there. `which` of them is named apart,
 * so that nothing is spelled where nothing is missing.
 */
export function need<T>(value: T | undefined | null, what: string, which?: Word): T {
  if (value === undefined || value === null)
    throw new RuleFault(`missing: ${what}${which === undefined ? '' : ` ${which}`}`);
  return value;
}
