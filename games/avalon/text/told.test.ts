import { LANGUAGES, need, Table, type Ask, type GameEvent, type Params } from '@destrier/engine';
import { speaker, type Speaker } from '@destrier/text';
import { describe, expect, it } from 'vitest';
import { EFFECTS } from '../content/types.js';
import { game } from '../game.js';
import { text } from './index.js';

/** Whole games as they are told: nobody and nothing without a name, no sentence with a gap. */

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gwen', 'Hugh'];
const SOMEBODY = ['seat', 'seats', 'from', 'to', 'target', 'leader', 'dealer', 'other'];

/** Ids that no language uses as a word. */
const IDS = [...Object.keys(text.en), ...Object.values(EFFECTS).flat()]
  .map((key) => key.replace(/^word\./, ''))
  .filter((id) => /^[a-z]+-[a-z\d-]+$/.test(id));

/** A game to its end, never long with the same option: what was asked, and what happened. */
function play(seats: number, options: { readonly [id: string]: string }) {
  const table = Table.start(game, { seats, seed: 'told', options });
  const asks: Ask[] = [];
  for (let step = 0; !table.over; step++) {
    const ask = need(table.asks()[0], 'a question');
    asks.push(ask);
    const ids = table.optionIds(ask.seat, ask.id);
    table.choose(ask.seat, ask.id, need(ids[(step * 7) % ids.length], 'an option'));
  }
  return { asks, events: table.events('all') };
}

/** Somebody who is not at the table; a card that nobody owns is the one exception. */
function strangersIn(params: Params | GameEvent['params'], seats: number): unknown[] {
  return Object.entries(params)
    .filter(([key]) => SOMEBODY.includes(key))
    .flatMap(([, value]) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter((one) => typeof one !== 'number' || one < -1 || one >= seats);
}

/** A gap, a key in the place of a sentence, an id in the place of a name. */
function isBroken(sentence: string, speak: Speaker): boolean {
  return (
    sentence.includes(speak.say('kernel.unknownValue')) ||
    /^\w+\.[\w.-]+$/.test(sentence) ||
    IDS.some((id) => sentence.includes(id)) ||
    / [,.;)]|: ?\.|\(\)/.test(sentence)
  );
}

describe.each([
  [3, { heroes: 'chosen', style: 'camelot' }],
  [4, { health: '300' }],
  [6, {}],
  [8, {}],
])('a game of %i, %o', (seats, options) => {
  const { asks, events } = play(seats, options);
  const reasons = asks.flatMap((ask) => (ask.blocked ?? []).map(({ reason }) => reason));

  it('everybody who is spoken of sits at the table', () => {
    const told = [...reasons.map(({ params }) => params ?? {}), ...events.map((one) => one.params)];
    expect(told.flatMap((params) => strangersIn(params, seats))).toEqual([]);
  });

  it.each(LANGUAGES)('in %s', (language) => {
    const speak = speaker(text[language], language, NAMES, game);
    const said = new Set<string>();
    for (const ask of asks) {
      said.add(speak.prompt(ask));
      for (const offer of ask.offers ?? []) said.add(speak.offer(offer));
    }
    for (const { why, params } of reasons) said.add(speak.reason(why, params ?? {}));
    for (const event of events) said.add(speak.event(event));
    expect(said.size).toBeGreaterThan(200);
    expect([...said].filter((sentence) => isBroken(sentence, speak))).toEqual([]);
  });
});
