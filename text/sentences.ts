import type { Catalogue, EventValue, Language, Seat, Word } from '@destrier/engine';
import { messageOf, numeral, type Bare, type Message } from './message.js';

/** A text that is spoken already: it is not looked up as a word. */
export interface Said {
  readonly said: string;
}

export type Values = { readonly [name: string]: EventValue | Said | undefined };

/** Sentences by key, words by name, and what the seats of a table are called. */
export interface Sentences {
  say(key: string, values?: Values): string;
  has(key: string): boolean;
  /** The message of a key, if there is one. */
  messageAt(key: string): Message | undefined;
  word(word: Word): string;
  list(words: readonly Word[]): string;
  seat(seat: Seat): string;
}

/** Arguments that name seats wherever they stand plainly; any other is made to by `_seat` after its name. */
const SEATS = /^(seats?|by|from|to|target|other|player|leader|winner|loser)$/;
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
  const has = (key: string): boolean => Object.hasOwn(texts, key);

  function messageAt(key: string): Message | undefined {
    const known = messages.get(key);
    if (known !== undefined || !has(key)) return known;
    const message = messageOf(texts[key] as string, language);
    messages.set(key, message);
    return message;
  }

  function say(key: string, values: Values = {}): string {
    const message = messageAt(key);
    if (message === undefined || [...message.bare].some((name) => values[name] === undefined))
      return key;
    return message.format(
      (argument) => spoken(argument, values[parameterOf(argument)]),
      (argument) => bare(values[argument]),
    );
  }

  const word = (one: Word): string => {
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
  const enumerate = (items: readonly string[]): string =>
    items.length === 0 ? say('kernel.nothing') : lists.format(items);

  function spoken(argument: string, value: Values[string]): string {
    const asSeat = argument.endsWith(AS_SEAT) || SEATS.test(argument);
    const one = (item: Word): string => (asSeat ? somebody(item) : word(item));
    if (value === undefined) return say('kernel.unknownValue');
    if (value === null) return say('kernel.nothing');
    if (isSaid(value)) return value.said;
    if (typeof value === 'boolean') return say(value ? 'kernel.yes' : 'kernel.no');
    return typeof value === 'object' ? enumerate(value.map(one)) : one(value);
  }

  return { say, has, messageAt, word, list: (words) => enumerate(words.map(word)), seat };
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
