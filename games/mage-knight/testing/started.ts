import { need, newMatch, prepare, tableKey, type Table } from '@destrier/engine';
import { begun } from '@destrier/engine/testkit/check';
import { game } from '../game.js';
import { stateOf } from './staged.js';

type Options = { readonly [id: string]: string };

export const fresh = (seats: number, options: Options = {}): Table =>
  begun(newMatch(prepare(game, seats, options), tableKey('beginning')), 'beginning');

/** A table whose heroes are chosen, each the first that is left. */
export function started(seats: number, options: Options = {}): Table {
  const table = fresh(seats, options);
  while (stateOf(table).round === 0) {
    const ask = need(table.asks('public')[0], 'a question');
    table.choose(ask.seat, ask.id, need(table.optionIds(ask.seat, ask.id)[0], 'an option'));
  }
  return table;
}
