import type { Card, Scalar, Seat } from '../basics.js';
import type { AnyProc, GameTypes, Look, Play, Proc } from '../rules.js';

/**
 * The words in which people write scenarios of a game: how each `given` word is put on the table, how each
 * `expect` word is read off it, and where a scenario may begin.
 */

/** A value as a scenario writes it. */
export type Plain = Scalar | readonly Plain[] | { readonly [key: string]: Plain };

/** What a word may need besides the game: the names of the seats, and the cards of the box. */
export interface Scene {
  /** The seat of this name. */
  seatOf(value: Plain): Seat;
  /** Lets the place hold exactly these kinds, in this order. What lay there goes back to the supply first. */
  hold(place: Card[], kinds: Plain): void;
  /** Puts these kinds on top of a pile, the first of them topmost. */
  top(place: Card[], kinds: Plain): void;
}

/** A value that a word cannot take, with a sentence that says what it takes. */
export class WordError extends Error {
  override readonly name = 'WordError';
}

/** `same`: as it stands; `any order`: a list whose order means nothing; `top`: the first entries of a list. */
export type Comparison = 'same' | 'any order' | 'top';

/** One word. `W`: the seat it speaks of, or nothing for a word about the whole table. */
export interface Word<T extends GameTypes, W extends readonly Seat[]> {
  readonly comparison: Comparison;
  get(g: Look<T>, ...who: W): Plain;
  /** Without it the word can be expected but not given. */
  readonly set?: (g: Play<T>, value: Plain, scene: Scene, ...who: W) => void;
}

type OfSeat = readonly [seat: Seat];

/** The kinds of arguments that the beginning of a scenario may take. */
export interface ArgTypes {
  readonly seat: Seat;
  readonly seats: readonly Seat[];
  readonly number: number;
  readonly text: string;
  readonly texts: readonly string[];
  readonly flag: boolean;
}
export type ArgKind = keyof ArgTypes;
type ArgsOf<K extends { readonly [arg: string]: ArgKind }> = {
  readonly [A in keyof K]: ArgTypes[K[A]];
};

/** A procedure a scenario may begin with, and its arguments in the words of the game. */
export interface Beginning {
  readonly procedure: AnyProc;
  readonly args: { readonly [arg: string]: ArgKind };
  readonly make: (g: never, args: never) => object;
}

/** The words of a game whose types no longer matter. */
export interface Words {
  readonly seat: { readonly [word: string]: AnyWord };
  readonly table: { readonly [word: string]: AnyWord };
  readonly begin: { readonly [word: string]: Beginning };
}
export interface AnyWord {
  readonly comparison: Comparison;
  get(g: never, ...who: never): Plain;
  readonly set?: (g: never, value: Plain, scene: Scene, ...who: never) => void;
}

/** For a game that declares none: raw paths and play lines still work. */
export const NO_WORDS: Words = { seat: {}, table: {}, begin: {} };

/** A quantity that is kept somewhere, such as a bank. */
interface Store<T extends GameTypes> {
  get(g: Look<T>): number;
  set(g: Play<T>, n: number): void;
}

interface AmountOf<T extends GameTypes, W extends readonly Seat[]> {
  get(g: Look<T>, ...who: W): number;
  set(g: Play<T>, n: number, ...who: W): void;
  /** Where it is taken from; without it nothing else changes. */
  readonly bank?: Store<T>;
}

interface ValueOf<T extends GameTypes, W extends readonly Seat[], V extends Scalar> {
  /** What it may be. */
  oneOf(g: Look<T>): readonly V[];
  get(g: Look<T>, ...who: W): Scalar;
  set(g: Play<T>, value: NoInfer<V>, ...who: W): void;
}

interface SeatValueOf<T extends GameTypes, W extends readonly Seat[]> {
  get(g: Look<T>, ...who: W): Seat | null;
  set(g: Play<T>, seat: Seat, ...who: W): void;
}

interface TokensOf<T extends GameTypes, W extends readonly Seat[]> {
  /** The list itself, not a copy. */
  list(g: Look<T>, ...who: W): string[];
  heap(g: Look<T>): string[];
}

type PlaceOf<T extends GameTypes, W extends readonly Seat[]> = (g: Look<T>, ...who: W) => Card[];

/** The vocabulary in which a game declares its words. */
export interface WordKit<T extends GameTypes> {
  words(words: {
    readonly seat?: { readonly [word: string]: Word<T, OfSeat> };
    readonly table?: { readonly [word: string]: Word<T, readonly []> };
    readonly begin?: { readonly [word: string]: Beginning };
  }): Words;
  /** A whole number from 0 up, taken from a bank where there is one. */
  amount<W extends readonly Seat[]>(spec: AmountOf<T, W>): Word<T, W>;
  /** One of several values. */
  value<W extends readonly Seat[], V extends Scalar>(spec: ValueOf<T, W, V>): Word<T, W>;
  /** A seat, written by its name. */
  seat<W extends readonly Seat[]>(spec: SeatValueOf<T, W>): Word<T, W>;
  /** The points of a seat; what is given counts under the cause `given`. */
  points(): Word<T, OfSeat>;
  /** Something that can be read but not given. */
  shown<W extends readonly Seat[]>(get: (g: Look<T>, ...who: W) => Plain): Word<T, W>;
  /** Open things that are listed by name: exactly these, taken from the heap where the others go. */
  tokens<W extends readonly Seat[]>(spec: TokensOf<T, W>): Word<T, W>;
  /** Cards in no order: the hand is exactly these. */
  hand<W extends readonly Seat[]>(place: PlaceOf<T, W>): Word<T, W>;
  /** Cards in a row: the row is exactly these, in this order. */
  row<W extends readonly Seat[]>(place: PlaceOf<T, W>): Word<T, W>;
  /** A pile: these are its top cards, the topmost first. */
  pile<W extends readonly Seat[]>(place: PlaceOf<T, W>): Word<T, W>;
  /** Lets a scenario begin with this procedure. `make` turns what the scenario says into the procedure's arguments. */
  begin<A extends object, const K extends { readonly [arg: string]: ArgKind }, const R extends A>(
    procedure: Proc<T, A>,
    args: K,
    make: (g: Play<T>, args: ArgsOf<K>) => R,
  ): Beginning;
}

export function wordsOf<T extends GameTypes>(): WordKit<T> {
  return {
    words: ({ seat, table, begin }) => ({
      seat: seat ?? {},
      table: table ?? {},
      begin: begin ?? {},
    }),
    amount: (spec) => ({
      comparison: 'same',
      get: (g, ...who) => spec.get(g, ...who),
      set: (g, value, _scene, ...who) => setAmount(spec, g, value, who),
    }),
    value: (spec) => ({
      comparison: 'same',
      get: (g, ...who) => spec.get(g, ...who),
      set(g, value, _scene, ...who) {
        const allowed = spec.oneOf(g);
        const found = allowed.find((one) => one === value);
        if (found === undefined) throw new WordError(`it is one of ${allowed.join(', ')}`);
        spec.set(g, found, ...who);
      },
    }),
    seat: (spec) => ({
      comparison: 'same',
      get: (g, ...who) => spec.get(g, ...who),
      set: (g, value, scene, ...who) => spec.set(g, scene.seatOf(value), ...who),
    }),
    points: () => ({
      comparison: 'same',
      get: (g, seat) => g.points(seat),
      set: (g, value, _scene, seat) =>
        g.score(seat, 'given', wholeNumber(value, -Infinity) - g.points(seat)),
    }),
    shown: (get) => ({ comparison: 'same', get }),
    tokens: (spec) => ({
      comparison: 'any order',
      get: (g, ...who) => [...spec.list(g, ...who)],
      set: (g, value, _scene, ...who) => setTokens(spec.list(g, ...who), spec.heap(g), value),
    }),
    hand: (place) => ({
      comparison: 'any order',
      get: (g, ...who) => place(g, ...who).map((card) => g.name(card)),
      set: (g, kinds, scene, ...who) => scene.hold(place(g, ...who), kinds),
    }),
    row: (place) => ({
      comparison: 'same',
      get: (g, ...who) => place(g, ...who).map((card) => g.name(card)),
      set: (g, kinds, scene, ...who) => scene.hold(place(g, ...who), kinds),
    }),
    pile: (place) => ({
      comparison: 'top',
      get: (g, ...who) =>
        place(g, ...who)
          .map((card) => g.name(card))
          .toReversed(),
      set: (g, kinds, scene, ...who) => scene.top(place(g, ...who), kinds),
    }),
    begin: (procedure, args, make) => ({ procedure, args, make }),
  };
}

/** A name, which may look like a number. */
export function nameFrom(value: Plain): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new WordError('it is a word');
}

function wholeNumber(value: Plain, least = 0): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= least) return value;
  throw new WordError(least === 0 ? 'it is a whole number from 0 up' : 'it is a whole number');
}

function setAmount<T extends GameTypes, W extends readonly Seat[]>(
  spec: AmountOf<T, W>,
  g: Play<T>,
  value: Plain,
  who: W,
): void {
  const wanted = wholeNumber(value);
  if (spec.bank !== undefined) {
    const there = spec.bank.get(g) + spec.get(g, ...who);
    if (wanted > there) throw new WordError(`there are only ${there} to take`);
    spec.bank.set(g, there - wanted);
  }
  spec.set(g, wanted, ...who);
}

function setTokens(list: string[], heap: string[], value: Plain): void {
  if (!Array.isArray(value)) throw new WordError('it is a list: [one, two]');
  heap.push(...list.splice(0));
  for (const name of (value as readonly Plain[]).map(nameFrom)) {
    const at = heap.indexOf(name);
    if (at === -1) throw new WordError(`there is no "${name}" left; there are: ${heap.join(', ')}`);
    list.push(...heap.splice(at, 1));
  }
}
