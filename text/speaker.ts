import {
  LANGUAGES,
  type Ask,
  type Catalogue,
  type EventValue,
  type GameEvent,
  type Language,
  type Offer,
  type Params,
  type Seat,
  type Word,
} from '@destrier/engine';
import { kernelText } from './kernel/index.js';
import { messageOf, type Bare, type Message } from './message.js';

/** Turns keys and parameters into sentences, at the edge: rules and records know no language. */

/** A text that is spoken already: it is not looked up as a word. */
export interface Said {
  readonly said: string;
}

export type Values = { readonly [name: string]: EventValue | Said | undefined };

export interface Speaker {
  readonly language: Language;
  /** The sentence of a key; a missing key is shown as it is, so that it is seen and mended. */
  say(key: string, values?: Values): string;
  has(key: string): boolean;
  /** A word of an option, a kind of card, a place: its name. */
  word(word: Word): string;
  /** Words as an enumeration. */
  list(words: readonly Word[]): string;
  seat(seat: Seat): string;
  /** What is asked of the seat; or, for the others, whom they wait for. */
  prompt(ask: Ask): string;
  waiting(ask: Ask): string;
  /** An option; a word that is still to be chosen is `BLANK`. */
  option(verb: string, words: readonly Word[]): string;
  offer(offer: Offer): string;
  reason(why: string, params: Params): string;
  event(event: GameEvent): string;
  cause(cause: string): string;
  field(key: string): string;
}

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** Arguments that name seats wherever they stand plainly; any other is made to by `_seat` after its name. */
const SEATS = /^(seats?|by|from|to|target|other|player|leader|winner|loser)$/;
const AS_SEAT = '_seat';
/** Stands for a word that is still to be chosen. */
export const BLANK = '…';

/** The parameter of which an argument speaks. */
export function parameterOf(argument: string): string {
  return argument.endsWith(AS_SEAT) ? argument.slice(0, -AS_SEAT.length) : argument;
}

/** `names`: what the seats are called at this table. */
export function speaker(
  catalogue: Catalogue,
  language: Language,
  names: readonly string[] = [],
): Speaker {
  const messages = new Map<string, Message>();
  const sentences: Catalogue = { ...kernelText[language], ...catalogue };
  const numbers = new Intl.NumberFormat(language);
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });

  const has = (key: string): boolean => Object.hasOwn(sentences, key);

  function messageAt(key: string): Message | undefined {
    if (!has(key)) return undefined;
    const known = messages.get(key);
    if (known !== undefined) return known;
    const message = messageOf(sentences[key] as string, language);
    messages.set(key, message);
    return message;
  }

  function say(key: string, values: Values = {}): string {
    const message = messageAt(key);
    if (message === undefined || [...message.bare].some((name) => values[name] === undefined))
      return key;
    return message.format(
      (argument) => spoken(argument, values),
      (argument) => bare(values[argument]),
    );
  }

  const word = (one: Word): string => {
    if (typeof one === 'number') return numbers.format(one);
    return has(`word.${one}`) ? say(`word.${one}`) : one;
  };
  const seat = (one: Seat): string => names[one] ?? say('kernel.seatName', { n: one + 1 });
  const enumerate = (items: readonly string[]): string =>
    items.length === 0 ? say('kernel.nothing') : lists.format(items);
  const list = (words: readonly Word[]): string => enumerate(words.map(word));

  function spoken(argument: string, values: Values): string {
    const value = values[parameterOf(argument)];
    const asSeat = argument.endsWith(AS_SEAT) || SEATS.test(argument);
    const one = (item: Word): string =>
      asSeat && isSeatNumber(item) ? seat(Number(item) as Seat) : word(item);
    if (value === undefined) return say('kernel.unknownValue');
    if (value === null) return say('kernel.nothing');
    if (isSaid(value)) return value.said;
    if (typeof value === 'boolean') return say(value ? 'kernel.yes' : 'kernel.no');
    return typeof value === 'object' ? enumerate(value.map(one)) : one(value);
  }

  const firstOf = (...keys: readonly string[]): string => keys.find(has) ?? (keys.at(-1) as string);
  const plainly = (verb: string, words: readonly Word[]): string =>
    [word(verb), ...words.map(word)].join(' ');
  const option = (verb: string, words: readonly Word[]): string => {
    const key = `verb.${verb}`;
    const [a = '', b = '', c = ''] = words;
    const values: Values = { a, b, c, items: words, count: words.length };
    const counted = [...(messageAt(key)?.bare ?? [])];
    // A blank cannot be counted.
    if (!has(key) || counted.some((argument) => values[argument] === BLANK))
      return plainly(verb, words);
    return say(key, values);
  };
  /** A factored choice before its items are chosen. */
  const blank = (verb: string, count: number): string =>
    has(`verb.${verb}`)
      ? say(`verb.${verb}`, { a: BLANK, b: BLANK, c: BLANK, items: [BLANK], count })
      : word(verb);
  /** Any number from min to max: in one sentence, or where it is counted with the first and the last. */
  const range = (verb: string, min: number, max: number): string => {
    if (min === max) return option(verb, [min]);
    const [low, high] = [option(verb, [min]), option(verb, [max])];
    if (messageAt(`verb.${verb}`)?.bare.has('a') === true)
      return say('kernel.offer.number', { low: { said: low }, high: { said: high } });
    return option(verb, [say('kernel.range', { min, max })]);
  };
  const momentName = (moment: Word): string =>
    has(`moment.${moment}`) ? say(`moment.${moment}`) : word(moment);

  return {
    language,
    say,
    has,
    word,
    list,
    seat,
    prompt: (ask) =>
      say(firstOf(`prompt.${ask.prompt}`, 'kernel.choose'), { seat: ask.seat, ...ask.params }),
    waiting: (ask) =>
      say(firstOf(`wait.${ask.prompt}`, 'kernel.wait'), { ...ask.params, seat: ask.seat }),
    option,
    offer(offer) {
      switch (offer.form) {
        case 'option':
          return option(offer.verb, offer.words);
        case 'number':
          return range(offer.verb, offer.min, offer.max);
        case 'subset': {
          const { verb, items, min, max } = offer;
          const key = min === max ? 'kernel.offer.exactly' : 'kernel.offer.subset';
          return say(key, { name: { said: blank(verb, max) }, items, min, max });
        }
        case 'order':
          return say('kernel.offer.order', {
            name: { said: blank(offer.verb, offer.items.length) },
            items: offer.items,
          });
      }
    },
    reason: (why, params) => {
      const { moments } = params;
      const named = Array.isArray(moments) ? { moments: moments.map(momentName) } : {};
      return say(firstOf(`why.${why}`, why), { ...params, ...named });
    },
    event({ name, params }) {
      const key = `event.${name}`;
      const { why } = params;
      // A question that fell away says why in the words of its reason.
      const values: Values =
        name === 'kernel.skipped' && typeof why === 'string'
          ? { ...params, reason: { said: say(firstOf(`why.${why}`, why)) } }
          : params;
      const message = messageAt(key);
      if (message === undefined) return name;
      const missing = [...message.spoken, ...message.bare].some(
        (argument) => values[parameterOf(argument)] === undefined,
      );
      return say(missing ? firstOf(`${key}.hidden`, key) : key, values);
    },
    cause: (cause) => (has(`cause.${cause}`) ? say(`cause.${cause}`) : word(cause)),
    field: (key) => (has(`field.${key}`) ? say(`field.${key}`) : word(key)),
  };
}

function isSaid(value: EventValue | Said): value is Said {
  return typeof value === 'object' && value !== null && 'said' in value;
}

function isSeatNumber(value: Word): boolean {
  return /^[0-7]$/.test(String(value));
}

// `none` and `other` are what a `select` can name.
function bare(value: Values[string]): Bare {
  if (value === null || value === undefined) return 'none';
  if (isSaid(value)) return value.said;
  return typeof value === 'object' ? value.length : value;
}
