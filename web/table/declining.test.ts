import { speaker } from '@destrier/text';
import type { Offer } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { choicesOf } from './choices.js';
import { declinesIn } from './declining.js';
import { ASK } from './testing/ask.js';

const speak = speaker({ 'verb.pass': 'nothing', 'verb.go': 'go' }, 'en');

function option(verb: string, words: readonly string[] = [], anytime = false): Offer {
  return { form: 'option', id: [verb, ...words].join(' '), verb, words, anytime };
}

/** The options of a question that decline, where `pass` does nothing. */
function declining(...offers: readonly Offer[]): readonly string[] {
  const entries = choicesOf([{ ...ASK, offers }], speak, { game: () => '', counsel: () => '' });
  const declines = declinesIn(entries, ['pass']);
  return entries.flatMap(({ id }, at) => (declines(at) ? [id] : []));
}

describe('an option declines', () => {
  it('whose verb does nothing, beside one that goes on', () => {
    expect(declining(option('go'), option('pass'))).toEqual(['pass']);
  });

  it('unless it names something, as those who pass cards do', () => {
    expect(declining(option('go'), option('pass', ['axe']))).toEqual([]);
  });

  it('unless it is all that can be answered: what may be done besides is no answer', () => {
    expect(declining(option('pass'))).toEqual([]);
    expect(declining(option('go', [], true), option('pass'))).toEqual([]);
  });
});
