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

/** Tiles with a keep on `3-NE`. */
export const WITH_KEEP = '1:0,1 3:1,0';

/** Red before the keep of the third tile, and then in it. */
export function assault(foe: string, given: Seated, more: Staged = {}): Table {
  const table = alone(
    { at: '3-C', ...given, hand: `march stamina ${given.hand ?? ''}` },
    { tiles: WITH_KEEP, foes: { '3-NE': foe }, ...more },
  );
  play(table, 'red: play march basic all', 'red: play stamina side move', 'red: go 3-NE');
  return table;
}
