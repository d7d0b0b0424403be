import { isSeat, type Scalar, type Seat, type Word } from './basics.js';

/**
 * What a parameter of an event, a question or a reason is, or a word of an option. Texts call a value by its kind,
 * boards find options by it, the compiler and the test kit hold rules to it.
 */
type Form =
  | { readonly is: 'seat' }
  /** A seat, or one of those who have none; `others` empty: whoever has a name. */
  | { readonly is: 'someone'; readonly others: readonly Word[] }
  /** The id of a thing; `among` empty: the content says which there are. */
  | { readonly is: 'word'; readonly of: string; readonly among: readonly string[] }
  /** A thing that has a number for an id. */
  | { readonly is: 'numbered'; readonly of: string }
  | { readonly is: 'number' }
  | { readonly is: 'flag' }
  | { readonly is: 'list'; readonly of: Kind; readonly isChoice?: true }
  | { readonly is: 'maybe'; readonly of: Kind };

export type KindValue = Scalar | readonly Word[];

declare const valueOf: unique symbol;
/** `V`: what the compiler knows of its values. */
export type Kind<V extends KindValue = KindValue> = Form & {
  readonly [valueOf]?: { readonly value: V };
};

export type ValueOf<K> = K extends { readonly [valueOf]?: { readonly value: infer V } } ? V : never;

/** The kinds of named parameters. */
export type Kinds = { readonly [param: string]: Kind };
export type ValuesOf<K> = { readonly [P in keyof K & string]: ValueOf<K[P]> };

/** The kinds of the words that each verb takes; a subset or an order takes one list. */
export type VerbDecls = { readonly [verb: string]: readonly Kind[] };
/** The kinds of what the reasons of a game tell, by their keys. */
export type ReasonDecls = { readonly [why: string]: Kinds };

/** What the parameters of a question are, and how they are found. */
export type ParamsOf<G, V> = ((g: G, v: V) => { readonly [param: string]: KindValue }) & {
  readonly kinds: Kinds;
};

/** Parameters of a prompt: `params: paramsOf({ target: seat }, (g, v) => ({ target: v.target }))`. */
export function paramsOf<G, V, const K extends Kinds>(
  kinds: K,
  of: (g: G, v: V) => ValuesOf<K>,
): ParamsOf<G, V> {
  return Object.assign((g: G, v: V) => of(g, v), { kinds });
}

/** The vocabulary in which kinds are declared: `{ seat, card: word('card'), amount: number }`. */
export const kind = {
  seat: { is: 'seat' } as Kind<Seat>,
  /** A seat, or somebody without one: `someone('otto')`; any name where nobody is listed. */
  someone: <const O extends Word = string>(...others: readonly O[]): Kind<Seat | O> => ({
    is: 'someone',
    others,
  }),
  /** A thing by its id. Its text is `word.<of>.<id>`, or `word.<id>`. */
  word: <const W extends string = string>(of: string, among: readonly W[] = []): Kind<W> => ({
    is: 'word',
    of,
    among,
  }),
  /** A thing that is numbered, such as a space of a track. Its text is `word.<of>.<number>`, or the number. */
  numbered: (of: string): Kind<number> => ({ is: 'numbered', of }),
  /** An amount. */
  number: { is: 'number' } as Kind<number>,
  flag: { is: 'flag' } as Kind<boolean>,
  list: <V extends Word>(of: Kind<V>): Kind<readonly V[]> => ({ is: 'list', of }),
  /** A list of which one is meant: told with “or”. */
  oneOf: <V extends Word>(of: Kind<V>): Kind<readonly V[]> => ({ is: 'list', of, isChoice: true }),
  /** Null where there is none. */
  maybe: <V extends KindValue>(of: Kind<V>): Kind<V | null> => ({ is: 'maybe', of }),
} as const;

/** Whether a value is of a kind. */
export function isOf(kinds: Kind, value: unknown): boolean {
  switch (kinds.is) {
    case 'seat':
      return isSeat(value);
    case 'someone':
      return isSeat(value) || isAmong(kinds.others, value);
    case 'word':
      return isAmong(kinds.among, value);
    case 'numbered':
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'flag':
      return typeof value === 'boolean';
    case 'list':
      return Array.isArray(value) && value.every((item) => isOf(kinds.of, item));
    case 'maybe':
      return value === null || isOf(kinds.of, value);
  }
}

function isAmong(list: readonly Word[], value: unknown): boolean {
  if (list.length > 0) return list.some((one) => one === value);
  return typeof value === 'string' && value !== '';
}

/** Whether every value of a kind names a seat, or nobody who sits at the table. */
export function namesSeats(kinds: Kind): boolean {
  switch (kinds.is) {
    case 'seat':
    case 'someone':
      return true;
    case 'list':
    case 'maybe':
      return namesSeats(kinds.of);
    case 'word':
    case 'numbered':
    case 'number':
    case 'flag':
      return false;
  }
}

/** A kind as a message names it. */
export function kindText(kinds: Kind): string {
  switch (kinds.is) {
    case 'seat':
    case 'number':
      return `a ${kinds.is}`;
    case 'someone':
      return ['a seat', ...(kinds.others.length === 0 ? ['a name'] : kinds.others)].join(' or ');
    case 'word':
      return kinds.among.length === 0 ? `a ${kinds.of}` : `one of ${kinds.among.join(', ')}`;
    case 'numbered':
      return `the number of a ${kinds.of}`;
    case 'flag':
      return 'true or false';
    case 'list':
      return `a list, each ${kindText(kinds.of)}`;
    case 'maybe':
      return `${kindText(kinds.of)} or null`;
  }
}

/** What is wrong with the words of an option of a verb that was declared; undefined where nothing is. The last words may be missing. */
export function wordFault(
  declared: readonly Kind[],
  words: readonly unknown[],
): string | undefined {
  for (const [at, word] of words.entries()) {
    const kinds = declared[at];
    if (kinds === undefined) return `takes ${declared.length} words, not ${words.length}`;
    if (!isOf(kinds, word) && !isItem(kinds, word))
      return `takes ${kindText(kinds)}, not ${JSON.stringify(word)}`;
  }
  return undefined;
}

/** An option with one word may stand for a list of one. */
function isItem(kinds: Kind, word: unknown): boolean {
  return kinds.is === 'list' && isOf(kinds.of, word);
}

/**
 * Whether words of an option name this thing: `of` is what its `word` or `numbered` was declared with; else `seat`, or
 * `someone` where it may be somebody without a seat.
 */
export function isOn(
  declared: readonly Kind[],
  words: readonly Word[],
  of: string,
  id: Word,
): boolean {
  return declared.some((kinds, at) => words[at] === id && thingOf(kinds) === of);
}

/** What a word of this kind names; undefined where it is an amount or a flag. */
export function thingOf(kinds: Kind): string | undefined {
  switch (kinds.is) {
    case 'seat':
    case 'someone':
      return kinds.is;
    case 'word':
    case 'numbered':
      return kinds.of;
    case 'list':
    case 'maybe':
      return thingOf(kinds.of);
    case 'number':
    case 'flag':
      return undefined;
  }
}

/** What is wrong with parameters that were declared like this; undefined where nothing is. */
export function faultIn(
  declared: Kinds,
  params: { readonly [param: string]: unknown },
): string | undefined {
  for (const [param, kinds] of Object.entries(declared)) {
    const value = params[param];
    if (value === undefined) return `${param} is missing`;
    if (!isOf(kinds, value)) return `${param} is ${kindText(kinds)}, not ${JSON.stringify(value)}`;
  }
  const surplus = Object.keys(params).find((param) => !Object.hasOwn(declared, param));
  return surplus === undefined ? undefined : `${surplus} is not declared`;
}
