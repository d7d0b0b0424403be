import { LANGUAGES, need, Table, type Ask, type GameEvent, type Params } from '@destrier/engine';
import { speaker, type Speaker } from '@destrier/text';
import { describe, expect, it } from 'vitest';
import { game } from '../game.js';
import { text } from './index.js';

/** Whole games as they are told: nobody and nothing without a name, no sentence with a gap. */

const NAMES = ['Ann', 'Bob', 'Cleo'];
const SOMEBODY = ['who', 'seat', 'order', 'one', 'other', 'winner', 'loser', 'name', 'over'];

/** Plays a game to its end, never long with the same option. */
function play(seats: number, options: { readonly [id: string]: string }, look: (ask: Ask) => void) {
  const table = Table.start(game, { seats, seed: 'told', options });
  for (let step = 0; !table.over; step++) {
    const ask = need(table.asks()[0], 'a question');
    look(ask);
    const ids = table.optionIds(ask.seat, ask.id);
    table.choose(ask.seat, ask.id, need(ids[(step * 7) % ids.length], 'an option'));
  }
  return table;
}

/** Somebody who is neither a seat of the table nor called by a name. */
function strangersIn(params: Params | GameEvent['params'], speak: Speaker, seats: number) {
  return Object.entries(params)
    .filter(([key]) => SOMEBODY.includes(key))
    .flatMap(([, value]) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter((one) =>
      typeof one === 'string'
        ? !speak.has(`word.${one}`) || /^seat\d$/.test(one)
        : typeof one !== 'number' || one < 0 || one >= seats,
    );
}

describe.each([
  [3, { tournament: 'joust-pas-joust' }],
  [1, { tournament: 'joust-pas-joust', solo: 'rivalry' }],
  [2, { tournament: 'pas', travel: 'together', duels: 'together' }],
])('a game of %i, %o', (seats, options) => {
  it.each(LANGUAGES)('in %s', (language) => {
    const speak = speaker(text[language], language, NAMES, game);
    const said = new Set<string>();
    const strangers: unknown[] = [];
    const table = play(seats, options, (ask) => {
      said.add(speak.prompt(ask));
      for (const offer of ask.offers ?? []) said.add(speak.offer(offer));
      for (const { reason } of ask.blocked ?? []) {
        strangers.push(...strangersIn(reason.params ?? {}, speak, seats));
        said.add(speak.reason(reason.why, reason.params ?? {}));
      }
    });
    for (const event of table.events('all')) {
      strangers.push(...strangersIn(event.params, speak, seats));
      said.add(speak.event(event));
    }
    const gap = speak.say('kernel.unknownValue');
    expect(said.size).toBeGreaterThan(200);
    expect([...said].filter((one) => one.includes(gap) || /^\w+\.[\w.]+$/.test(one))).toEqual([]);
    expect([...new Set(strangers)]).toEqual([]);
  });
});
