import {
  kind,
  type Catalogue,
  type EventValue,
  type Kind,
  type Kinds,
  type Language,
  type Seat,
  type Word,
} from '@destrier/engine';
import { messageOf, numeral, type Bare, type Message } from './message.js';

/** A text that is spoken already: it is not looked up as a word. */
export interface Said {
  readonly said: string;
}

export type Values = { readonly [name: string]: EventValue | Said | undefined };

/** Sentences by key, words by name, and what the seats of a table are called. */
export interface Sentences {
  /** `kinds`: what the values are, as far as it is known; a value without a kind is a word or a number. */
  say(key: string, values?: Values, kinds?: Kinds): string;
  has(key: string): boolean;
  /** The message of a key, if there is one. */
  messageAt(key: string): Message | undefined;
  word(word: Word, of?: string): string;
  list(words: readonly Word[]): string;
  seat(seat: Seat): string;
}

/** After the name of an argument: it is spoken as a seat. For what has no kind, such as the fields of a view. */
const AS_SEAT = '_seat';

/** The parameter of which an argument speaks. */
export function parameterOf(argument: string): string {
  return argument.endsWith(AS_SEAT) ? argument.slice(0, -AS_SEAT.length) : argument;
}

export function sentencesOf(
  texts: Catalogue,
  language: Language,
  names: readonly string[],
): Sentences {
  const messages = new Map<string, Message>();
  const numbers = new Intl.NumberFormat(language);
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });
  const choices = new Intl.ListFormat(language, { type: 'disjunction' });
  const has = (key: string): boolean => Object.hasOwn(texts, key);

  function messageAt(key: string): Message | undefined {
    const known = messages.get(key);
    if (known !== undefined || !has(key)) return known;
    const message = messageOf(texts[key] as string, language);
    messages.set(key, message);
    return message;
  }

  function say(key: string, values: Values = {}, kinds: Kinds = {}): string {
    const message = messageAt(key);
    if (message === undefined || [...message.bare].some((name) => values[name] === undefined))
      return key;
    return message.format(
      (argument) => spoken(values[parameterOf(argument)], kindIn(kinds, argument)),
      (argument) => bare(values[argument]),
    );
  }

  /** `of`: what kind of thing it is, where things of several kinds have one name. */
  const word = (one: Word, of?: string): string => {
    const key = `word.${of}.${one}`;
    if (of !== undefined && has(key)) return say(key);
    if (typeof one === 'number') return numeral(numbers, one);
    return has(`word.${one}`) ? say(`word.${one}`) : one;
  };
  const seat = (one: Seat): string => names[one] ?? say('kernel.seatName', { n: one + 1 });
  /** A seat by number or as `seat0`; whoever has no seat by `word.seat<number>`, or by a word. */
  const somebody = (one: Word): string => {
    const [, at] = /^(?:seat)?([0-7])$/.exec(String(one)) ?? [];
    if (at !== undefined) return seat(Number(at) as Seat);
    const key = `word.seat${one}`;
    return has(key) ? say(key) : word(one);
  };
  const enumerate = (items: readonly string[], joined = lists): string =>
    items.length === 0 ? say('kernel.nothing') : joined.format(items);

  function named(one: Word, of: Kind | undefined): string {
    switch (of?.is) {
      case 'seat':
      case 'someone':
        return somebody(one);
      case 'word':
      case 'numbered':
        return word(one, of.of);
      default:
        return word(one);
    }
  }

  function spoken(value: Values[string], of: Kind | undefined): string {
    if (value === undefined) return say('kernel.unknownValue');
    if (value === null) return say('kernel.nothing');
    if (isSaid(value)) return value.said;
    if (typeof value === 'boolean') return say(value ? 'kernel.yes' : 'kernel.no');
    if (typeof value !== 'object') return named(value, of);
    if (of?.is !== 'list') return enumerate(value.map((one) => named(one, of)));
    return enumerate(
      value.map((one) => named(one, of.of)),
      of.isChoice === true ? choices : lists,
    );
  }

  const list = (words: readonly Word[]): string => enumerate(words.map((one) => word(one)));
  return { say, has, messageAt, word, list, seat };
}

const SOMEONE: Kind = kind.someone();

/** The kind of an argument; whether it may be null is seen by its value. */
function kindIn(kinds: Kinds, argument: string): Kind | undefined {
  if (argument.endsWith(AS_SEAT)) return SOMEONE;
  const of = kinds[argument];
  return of?.is === 'maybe' ? of.of : of;
}

function isSaid(value: EventValue | Said): value is Said {
  return typeof value === 'object' && value !== null && 'said' in value;
}

// `none` is what a `select` can name.
function bare(value: Values[string]): Bare {
  if (value === null || value === undefined) return 'none';
  if (isSaid(value)) return value.said;
  return typeof value === 'object' ? value.length : value;
}
