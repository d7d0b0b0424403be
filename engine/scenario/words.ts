import { need, type Card, type Scalar, type Seat } from '../basics.js';
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

/** What the box holds, for somebody who wants to know how a word is used. */
export interface Stock {
  readonly names: readonly string[];
  /** The kinds of cards that may lie in this place. */
  kinds(place: readonly Card[]): readonly string[];
}

/** How a word is used. */
export interface Usage {
  /** What is written after the word: `a whole number from 0 up`. */
  readonly form: string;
  /** Can be given at a fresh table and is then true; of a word that is only expected: true at a fresh table. */
  readonly example: Plain;
  /** What must be given before the example, by word: about the same seat, or about the table. */
  readonly after?: { readonly [word: string]: Plain };
}

/** One word. `W`: the seat it speaks of, or nothing for a word about the whole table. */
export interface ScenarioWord<T extends GameTypes, W extends readonly Seat[]> {
  readonly comparison: Comparison;
  get(g: Look<T>, ...who: W): Plain;
  readonly usage: (g: Look<T>, stock: Stock, ...who: W) => Usage;
  /** What `get` gives, with the names of the seats in place of their numbers; without it there are no seats in it. */
  readonly named?: (value: Plain, nameOf: NameOf) => Plain;
  /** Without it the word can be expected but not given. */
  readonly set?: (g: Play<T>, value: Plain, scene: Scene, ...who: W) => void;
}

/** The name by which a scenario calls a seat; what is not a seat stays as it is. */
export type NameOf = (value: Plain) => Plain;

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
/** An argument: what kind of value it is, or the words of which it is one. */
type Arg<C> = ArgKind | ((content: C) => readonly string[]);
type ArgsOf<K extends { readonly [arg: string]: Arg<never> }> = {
  readonly [A in keyof K]: K[A] extends ArgKind ? ArgTypes[K[A]] : string;
};

/** A procedure a scenario may begin with, and its arguments in the words of the game. */
export interface BeginWord {
  readonly procedure: AnyProc;
  readonly args: { readonly [arg: string]: Arg<never> };
  readonly make: (g: never, args: never) => object;
  /** What must have been given, by word, and whether it was. */
  readonly needs: { readonly [word: string]: (g: never) => boolean };
}

/** The words of a game whose types no longer matter. */
export interface Words {
  readonly seat: { readonly [word: string]: AnyWord };
  readonly table: { readonly [word: string]: AnyWord };
  readonly begin: { readonly [word: string]: BeginWord };
}
export interface AnyWord {
  readonly comparison: Comparison;
  get(g: never, ...who: never): Plain;
  readonly usage: (g: never, stock: Stock, ...who: never) => Usage;
  readonly named?: (value: Plain, nameOf: NameOf) => Plain;
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
  /** The limits; without them it is 0 or more. */
  readonly least?: number;
  readonly most?: number;
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

/** How many there are of each thing, by name. */
type Counts = { [name: string]: number };

interface CountsOf<T extends GameTypes, W extends readonly Seat[]> {
  /** The counts themselves, not a copy; a name that is not there cannot be given. */
  counts(g: Look<T>, ...who: W): Counts;
  /** Where they are taken from, under the same names; without it nothing else changes. */
  bank?(g: Look<T>): Counts;
}

type PlaceOf<T extends GameTypes, W extends readonly Seat[]> = (g: Look<T>, ...who: W) => Card[];

/** The vocabulary in which a game declares its words. */
export interface WordKit<T extends GameTypes> {
  words(words: {
    readonly seat?: { readonly [word: string]: ScenarioWord<T, OfSeat> };
    readonly table?: { readonly [word: string]: ScenarioWord<T, readonly []> };
    readonly begin?: { readonly [word: string]: BeginWord };
  }): Words;
  /** A whole number, from 0 up unless it has other limits, taken from a bank where there is one. */
  amount<W extends readonly Seat[]>(spec: AmountOf<T, W>): ScenarioWord<T, W>;
  /** One of several values. */
  value<W extends readonly Seat[], V extends Scalar>(spec: ValueOf<T, W, V>): ScenarioWord<T, W>;
  /** A seat, written by its name. */
  seat<W extends readonly Seat[]>(spec: SeatValueOf<T, W>): ScenarioWord<T, W>;
  /** The points of a seat; what is given counts under the cause `given`. */
  points(): ScenarioWord<T, OfSeat>;
  /** Something that can be read but not given; `form` says how it reads, `named` which of it are seats. */
  shown<W extends readonly Seat[]>(
    get: (g: Look<T>, ...who: W) => Plain,
    form?: string,
    named?: (value: Plain, nameOf: NameOf) => Plain,
  ): ScenarioWord<T, W>;
  /** Open things that are listed by name: exactly these, taken from the heap where the others go. */
  tokens<W extends readonly Seat[]>(spec: TokensOf<T, W>): ScenarioWord<T, W>;
  /** Amounts by name, `{black: 2, blue: 1}`, taken from a bank where there is one; those that are not named stay. */
  counts<W extends readonly Seat[]>(spec: CountsOf<T, W>): ScenarioWord<T, W>;
  /** Cards in no order: the hand is exactly these. `most`: as many as may lie there. */
  hand<W extends readonly Seat[]>(place: PlaceOf<T, W>, most?: number): ScenarioWord<T, W>;
  /** Cards in a row: the row is exactly these, in this order. `most`: as many as may lie there. */
  row<W extends readonly Seat[]>(place: PlaceOf<T, W>, most?: number): ScenarioWord<T, W>;
  /** A pile: these are its top cards, the topmost first. */
  pile<W extends readonly Seat[]>(place: PlaceOf<T, W>): ScenarioWord<T, W>;
  /**
   * Lets a scenario begin with this procedure. `make` turns what the scenario says into the procedure's arguments;
   * `needs` names what must be given before, and says whether it was.
   */
  begin<
    A extends object,
    const K extends { readonly [arg: string]: Arg<T['content']> },
    const R extends A,
  >(
    procedure: Proc<T, A>,
    args: K,
    make: (g: Play<T>, args: ArgsOf<K>) => R,
    needs?: { readonly [word: string]: (g: Look<T>) => boolean },
  ): BeginWord;
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
      usage: (g, _stock, ...who) => ({
        form: wholeNumbers(spec),
        example: Math.min(
          Math.max(SOME, spec.least ?? 0),
          spec.most ?? Infinity,
          spec.bank === undefined ? Infinity : spec.bank.get(g) + spec.get(g, ...who),
        ),
      }),
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
      usage: (g, _stock, ..._who) => ({
        form: `one of ${spec.oneOf(g).join(', ')}`,
        example: need(spec.oneOf(g)[0], 'a value'),
      }),
    }),
    seat: (spec) => ({
      comparison: 'same',
      get: (g, ...who) => spec.get(g, ...who),
      set: (g, value, scene, ...who) => spec.set(g, scene.seatOf(value), ...who),
      usage: (_g, { names }, ..._who) => ({
        form: 'the name of a seat',
        example: need(names[0], 'a seat'),
      }),
      named: (value, nameOf) => nameOf(value),
    }),
    points: () => ({
      comparison: 'same',
      get: (g, seat) => g.points(seat),
      set: (g, value, _scene, seat) =>
        g.score(seat, 'given', wholeNumber(value, { least: -Infinity }) - g.points(seat)),
      usage: () => ({ form: wholeNumbers({ least: -Infinity }), example: SOME }),
    }),
    shown: (get, form = 'can be expected, not given', named) => ({
      comparison: 'same',
      get,
      usage: (g, _stock, ...who) => ({ form, example: get(g, ...who) }),
      ...(named === undefined ? {} : { named }),
    }),
    tokens: (spec) => ({
      comparison: 'any order',
      get: (g, ...who) => [...spec.list(g, ...who)],
      set: (g, value, _scene, ...who) => setTokens(spec.list(g, ...who), spec.heap(g), value),
      usage: (g, _stock, ..._who) => ({
        form: 'a list, in any order',
        example: spec.heap(g).slice(0, 2),
      }),
    }),
    counts: (spec) => ({
      comparison: 'same',
      get: (g, ...who) => ({ ...spec.counts(g, ...who) }),
      set: (g, value, _scene, ...who) => setCounts(spec.counts(g, ...who), spec.bank?.(g), value),
      usage: (g, _stock, ...who) => ({
        form: 'numbers by name; those that are not named stay',
        example: someCounts(spec.counts(g, ...who), spec.bank?.(g)),
      }),
    }),
    hand: (place, most) => ({
      comparison: 'any order',
      get: (g, ...who) => place(g, ...who).map((card) => g.name(card)),
      set: (g, kinds, scene, ...who) => scene.hold(place(g, ...who), atMost(kinds, most)),
      usage: (g, stock, ...who) => cardsIn(stock, place(g, ...who), 'cards, in any order', most),
    }),
    row: (place, most) => ({
      comparison: 'same',
      get: (g, ...who) => place(g, ...who).map((card) => g.name(card)),
      set: (g, kinds, scene, ...who) => scene.hold(place(g, ...who), atMost(kinds, most)),
      usage: (g, stock, ...who) => cardsIn(stock, place(g, ...who), 'cards, in this order', most),
    }),
    pile: (place) => ({
      comparison: 'top',
      get: (g, ...who) =>
        place(g, ...who)
          .map((card) => g.name(card))
          .toReversed(),
      set: (g, kinds, scene, ...who) => scene.top(place(g, ...who), kinds),
      usage: (g, stock, ...who) =>
        cardsIn(stock, place(g, ...who), 'the top cards, the topmost first'),
    }),
    begin: (procedure, args, make, needs = {}) => ({ procedure, args, make, needs }),
  };
}

/** A small number, for examples. */
const SOME = 3;

function cardsIn(stock: Stock, place: readonly Card[], form: string, most = 2): Usage {
  return {
    form: most === 1 ? 'a list of one card' : form,
    example: stock.kinds(place).slice(0, Math.min(most, 2)),
  };
}

function atMost(kinds: Plain, most = Infinity): Plain {
  if (Array.isArray(kinds) && kinds.length > most)
    throw new WordError(`there is room for ${most} card${most === 1 ? '' : 's'}`);
  return kinds;
}

/** A name, which may look like a number. */
export function nameFrom(value: Plain): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new WordError('it is a word');
}

interface Limits {
  readonly least?: number;
  readonly most?: number;
}

function wholeNumber(value: Plain, { least = 0, most = Infinity }: Limits): number {
  const whole = typeof value === 'number' && Number.isInteger(value);
  if (whole && value >= least && value <= most) return value;
  throw new WordError(`it is ${wholeNumbers({ least, most })}`);
}

function wholeNumbers({ least = 0, most = Infinity }: Limits): string {
  if (least === -Infinity) return 'a whole number';
  return `a whole number from ${least} ${most === Infinity ? 'up' : `to ${most}`}`;
}

function setAmount<T extends GameTypes, W extends readonly Seat[]>(
  spec: AmountOf<T, W>,
  g: Play<T>,
  value: Plain,
  who: W,
): void {
  const wanted = wholeNumber(value, spec);
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

function setCounts(counts: Counts, bank: Counts | undefined, value: Plain): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new WordError('it is numbers by name: {one: 2, two: 1}');
  for (const [name, wanted] of Object.entries(value)) {
    const held = Object.hasOwn(counts, name) ? counts[name] : undefined;
    if (held === undefined)
      throw new WordError(`there is no "${name}"; there are: ${Object.keys(counts).join(', ')}`);
    const count = wholeNumber(wanted, {});
    if (bank !== undefined) {
      const there = (bank[name] ?? 0) + held;
      if (count > there) throw new WordError(`there are only ${there} of ${name} to take`);
      bank[name] = there - count;
    }
    counts[name] = count;
  }
}

/** One of the first thing that there is, for an example. */
function someCounts(counts: Counts, bank: Counts | undefined): Counts {
  const name = Object.keys(counts).find((one) => bank === undefined || (bank[one] ?? 0) > 0);
  return name === undefined ? {} : { [name]: 1 };
}
