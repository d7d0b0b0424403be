import { need, type Table } from '@destrier/engine';
import { play } from '@destrier/engine/testkit/check';
import type { Play } from '../state.js';
import { alone, stateOf, type Seated, type Staged } from './staged.js';

/** Fights on sites of adventure, for rulings. */

const conquest = { options: { scenario: 'solo-conquest' } } as const;

/** Puts a token onto its pile's top. */
export const onTop = (g: Play, pile: 'brown' | 'red' | 'violet' | 'grey', foe: string): void => {
  const cards = g.s.piles[pile];
  const at = cards.findIndex((card) => g.name(card) === foe);
  cards.push(...cards.splice(at, 1));
};

/** Red enters a site and slays who is there with Expose and a ring, or leaves them. */
export function entered(at: string, tiles: string, given: Seated, more: Staged = {}): Table {
  const table = alone({ at, ...given }, { ...conquest, tiles, ...more });
  play(table, 'red: enter');
  return table;
}
export const foesIn = (table: Table): string[] => table.match.all(stateOf(table).combat.tokens);

/** Takes all damage, and then slays everybody by a stroke of the test. */
export function slay(table: Table): void {
  play(table, 'red: done', 'red: done');
  for (const foe of foesIn(table)) play(table, `red: face ${foe}`, 'red: suffer');
  for (const foe of foesIn(table)) need(stateOf(table).combat.foes[foe], foe).armour = -20;
  play(table, `red: attack ${foesIn(table).join(' ')}`);
  play(table, 'red: skill hot-swordsmanship attack', 'red: strike');
}
export const strong = { hand: 'march', skills: 'hot-swordsmanship', level: 9 } as const;
