import type { Offer, Word } from '@destrier/engine';
import type { SpokenKinds } from './kinds.js';
import type { Sentences, Values } from './sentences.js';

/** Sentences, and what their parameters are. */
export interface Telling {
  readonly texts: Sentences;
  readonly kinds: SpokenKinds;
}

/** Stands for a word that is still to be chosen. */
export const BLANK = '…';

/**
 * An option in words: a verb (`verb.<verb>`, with its words as {a} {b} {c} or {items}), or its words as they are.
 * A sentence that counts a word has another, `verb.<verb>.blank`, for when the word is still to be chosen.
 */
export function optionText(
  { texts, kinds }: Telling,
  verb: string,
  words: readonly Word[],
): string {
  const key = `verb.${verb}`;
  const [a = '', b = '', c = ''] = words;
  const values: Values = { a, b, c, items: words, count: words.length };
  const counted = [...(texts.messageAt(key)?.bare ?? [])];
  // A blank cannot be counted.
  const isCountable = counted.every((argument) => values[argument] !== BLANK);
  const said = isCountable ? key : `${key}.blank`;
  if (texts.has(said)) return texts.say(said, values, kinds.verb(verb));
  return [verb, ...words].map((word) => texts.word(word)).join(' ');
}

/** What is offered: an option, or a factored choice with what can be filled in. */
export function offerText(telling: Telling, offer: Offer): string {
  const { texts, kinds } = telling;
  switch (offer.form) {
    case 'option':
      return optionText(telling, offer.verb, offer.words);
    case 'number':
      return rangeText(telling, offer.verb, offer.min, offer.max);
    case 'subset': {
      const { verb, items, min, max } = offer;
      const key = min === max ? 'kernel.offer.exactly' : 'kernel.offer.subset';
      const name = { said: blankText(texts, verb, max) };
      return texts.say(key, { name, items, min, max }, kinds.verb(verb));
    }
    case 'order': {
      const { verb, items } = offer;
      const name = { said: blankText(texts, verb, items.length) };
      return texts.say('kernel.offer.order', { name, items }, kinds.verb(verb));
    }
  }
}

/** A factored choice before its items are chosen. */
function blankText(texts: Sentences, verb: string, count: number): string {
  const key = `verb.${verb}`;
  const values = { a: BLANK, b: BLANK, c: BLANK, items: [BLANK], count };
  return texts.has(key) ? texts.say(key, values) : texts.word(verb);
}

/** Any number from min to max: in one sentence, or where it is counted with the first and the last. */
function rangeText(telling: Telling, verb: string, min: number, max: number): string {
  const { texts } = telling;
  const one = (word: Word): string => optionText(telling, verb, [word]);
  if (min === max) return one(min);
  if (texts.messageAt(`verb.${verb}`)?.bare.has('a') === true)
    return texts.say('kernel.offer.number', { low: { said: one(min) }, high: { said: one(max) } });
  return one(texts.say('kernel.range', { min, max }));
}
