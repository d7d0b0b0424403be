import { LANGUAGES, need, Table, type Ask } from '@destrier/engine';
import { speaker, type Speaker } from '@destrier/text';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.js';
import { game } from '../game.js';
import { effects, text } from './index.js';

/** Whole games as they are told: nobody and nothing without a name, no sentence with a gap. */

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan'];

/** Ids that no language uses as a word. */
const IDS: readonly string[] = [
  content.cards,
  content.units,
  content.foes,
  content.skills,
  content.tactics,
]
  .flatMap(Object.keys)
  .filter((id) => id.includes('-'));

/** A game to its end or for long, never long with the same option: what was asked, and what happened. */
function play(seats: number, options: { readonly [id: string]: string }) {
  const table = Table.start(game, { seats, seed: 'told', options });
  const asks: Ask[] = [];
  for (let step = 0; !table.over && step < 3000; step++) {
    const ask = need(table.asks()[0], 'a question');
    asks.push(ask);
    const ids = table.optionIds(ask.seat, ask.id);
    table.choose(ask.seat, ask.id, need(ids[(step * 7) % ids.length], 'an option'));
  }
  return { asks, events: table.events('all') };
}

/** A gap, a key in the place of a sentence, an id in the place of a name. */
function isBroken(sentence: string, speak: Speaker): boolean {
  return (
    sentence.includes(speak.say('kernel.unknownValue')) ||
    /^\w+\.[\w.-]+$/.test(sentence) ||
    IDS.some((id) => sentence.includes(id)) ||
    / [,.;)]|: ?\.|\(\)| {2}|\s$/.test(sentence)
  );
}

describe.each([
  [1, {}],
  [3, { scenario: 'full-conquest' }],
])('a game of %i, %o', (seats, options) => {
  const { asks, events } = play(seats, options);
  const blocked = asks.flatMap((ask) => ask.blocked ?? []);

  it.each(LANGUAGES)('in %s', (language) => {
    const words = { ...text[language], ...effects(content, language) };
    const speak = speaker(words, language, NAMES, game);
    const said = new Set<string>();
    for (const ask of asks) {
      said.add(speak.prompt(ask));
      for (const offer of ask.offers ?? []) said.add(speak.offer(offer));
    }
    for (const { verb, words: named, reason } of blocked) {
      said.add(speak.option(verb, named));
      said.add(speak.reason(reason.why, reason.params ?? {}));
    }
    for (const event of events) said.add(speak.event(event));
    expect(said.size).toBeGreaterThan(200);
    expect([...said].filter((sentence) => isBroken(sentence, speak))).toEqual([]);
  });
});
