import { play } from '@destrier/engine/testkit/check';
import type { Table } from '@destrier/engine';
import { alone, playerOf, type Seated, type Staged } from './staged.js';

/** Red, beside the orcs of the first tile, challenges who lies there. */
export function fight(foes: string, given: Seated, more: Staged = {}): Table {
  const table = alone({ at: '1-W', ...given }, { foes: { '1-NW': foes }, ...more });
  play(table, 'red: challenge');
  return table;
}

/** Red in a fight, at its block phase. */
export function blocking(foes: string, given: Seated, more: Staged = {}): Table {
  const table = fight(foes, given, more);
  play(table, 'red: done');
  return table;
}

/** Red in a fight, when one enemy has struck and the others were kept from it. */
export function striking(foe: string, given: Seated, more: Staged = {}): Table {
  const table = blocking(foe, given, more);
  play(table, 'red: done', `red: face ${foe}`, 'red: suffer');
  return table;
}

/** Night, with dice that nobody can use. */
export const night = { night: true, source: 'gold gold gold' } as const;

export const woundsOf = (table: Table): number =>
  playerOf(table).hand.filter((card) => table.match.name(card) === 'wound').length;
