import {
  LANGUAGES,
  type Ask,
  type Catalogue,
  type GameEvent,
  type Kinds,
  type Language,
  type Offer,
  type Params,
  type Seat,
  type Word,
} from '@destrier/engine';
import { kernelText } from './kernel/index.js';
import { kindsOf, type Declared } from './kinds.js';
import { offerText, optionText, type Telling } from './options.js';
import { parameterOf, sentencesOf, type Sentences, type Values } from './sentences.js';

/** Turns keys and parameters into sentences, at the edge: rules and records know no language. */
export interface Speaker {
  readonly language: Language;
  /** The sentence of a key; a missing key is shown as it is, so that it is seen and mended. */
  say(key: string, values?: Values, kinds?: Kinds): string;
  has(key: string): boolean;
  /** A word of an option, a kind of card, a place: its name. */
  word(word: Word, of?: string): string;
  /** Words as an enumeration. */
  list(words: readonly Word[]): string;
  seat(seat: Seat): string;
  /** What is asked of the seat; or, for the others, whom they wait for. */
  prompt(ask: Ask): string;
  waiting(ask: Ask): string;
  /** An option; a word that is still to be chosen is `BLANK`. */
  option(verb: string, words: readonly Word[]): string;
  offer(offer: Offer): string;
  /** What the things that an option names do (`effect.<word>`), as far as there are texts. */
  effect(words: readonly Word[]): string;
  reason(why: string, params: Params): string;
  event(event: GameEvent): string;
  cause(cause: string): string;
  /** What a bot expects points from. */
  worth(part: string): string;
  field(key: string): string;
}

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** `names`: what the seats are called at this table. `game`: whose words these are; without it values have no kinds. */
export function speaker(
  catalogue: Catalogue,
  language: Language,
  names: readonly string[] = [],
  game?: Declared,
): Speaker {
  const kinds = kindsOf(game);
  const texts = sentencesOf({ ...kernelText[language], ...catalogue }, language, names);
  const { say, has, word, list, seat } = texts;
  const telling: Telling = { texts, kinds };
  return {
    language,
    say,
    has,
    word,
    list,
    seat,
    prompt: (ask) =>
      say(
        firstOf(
          texts,
          `prompt.${ask.prompt}.${onlyVerb(ask)}`,
          `prompt.${ask.prompt}`,
          'kernel.choose',
        ),
        { seat: ask.seat, ...ask.params },
        kinds.prompt(ask.prompt),
      ),
    waiting: (ask) =>
      say(
        firstOf(texts, `wait.${ask.prompt}`, 'kernel.wait'),
        { ...ask.params, seat: ask.seat },
        kinds.prompt(ask.prompt),
      ),
    option: (verb, words) => optionText(telling, verb, words),
    offer: (offer) => offerText(telling, offer),
    effect: (words) =>
      words
        .map((one) => `effect.${one}`)
        .filter(has)
        .map((key) => say(key))
        .join(' '),
    reason: (why, params) => reasonText(telling, why, params),
    event: (event) => eventText(telling, event),
    cause: (cause) => (has(`cause.${cause}`) ? say(`cause.${cause}`) : word(cause)),
    worth: (part) => (has(`worth.${part}`) ? say(`worth.${part}`) : word(part)),
    field: (key) => (has(`field.${key}`) ? say(`field.${key}`) : word(key)),
  };
}

/** The verb of all that is offered; empty where there are several, or others are asked. */
function onlyVerb({ offers = [] }: Ask): string {
  const [first, ...others] = new Set(offers.map(({ verb }) => verb));
  return others.length === 0 ? (first ?? '') : '';
}

/** The first of the keys that has a text; the last one if none has. */
function firstOf({ has }: Sentences, ...keys: readonly [string, ...string[]]): string {
  return keys.find(has) ?? (keys.at(-1) as string);
}

function reasonText({ texts, kinds }: Telling, why: string, params: Params): string {
  const { moments } = params;
  const { has, say, word } = texts;
  const named = (moment: Word): string =>
    has(`moment.${moment}`) ? say(`moment.${moment}`) : word(moment);
  const values = Array.isArray(moments) ? { ...params, moments: moments.map(named) } : params;
  return say(firstOf(texts, `why.${why}`, why), values, kinds.reason(why));
}

/** An event in full, or in the sentence for those from whom a part is withheld. */
function eventText(telling: Telling, { name, params }: GameEvent): string {
  const { texts, kinds } = telling;
  const key = `event.${name}`;
  const message = texts.messageAt(key);
  if (message === undefined) return name;
  const { why } = params;
  // A question that fell away says why in the words of its reason, if those need nothing that the event does not tell.
  const reasoned = typeof why === 'string' ? texts.messageAt(`why.${why}`) : undefined;
  const isPlain = reasoned === undefined || reasoned.spoken.size + reasoned.bare.size === 0;
  const reason =
    typeof why === 'string' && isPlain ? { said: reasonText(telling, why, {}) } : undefined;
  const values: Values = name === 'kernel.skipped' ? { ...params, reason } : params;
  const isWhole = [...message.spoken, ...message.bare].every(
    (argument) => values[parameterOf(argument)] !== undefined,
  );
  return texts.say(isWhole ? key : firstOf(texts, `${key}.hidden`, key), values, kinds.event(name));
}
