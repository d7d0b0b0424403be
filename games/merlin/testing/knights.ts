import type { Table } from '@destrier/engine';
import { offered } from '@destrier/engine/testkit/check';
import type { Knight } from '../content/types.js';
import type { Ally } from '../state.js';
import { playerOf } from './staged.js';

/** What rulings about knights look at. */

/** One space before the blue province. */
export const TO_BLUE = 7;

/** The options of red with a verb. */
export const ways = (table: Table, verb: string): string[] =>
  offered(table, 'red').filter((option) => option.startsWith(`${verb} `));

export function allyOf(table: Table, knight: Knight): Ally | undefined {
  return playerOf(table, 0).allies.find((ally) => ally.knight === knight);
}

/** Takes the tiles off a knight. */
export const spent =
  (knight: Knight) =>
  (g: { readonly s: { readonly players: readonly { readonly allies: Ally[] }[] } }): void => {
    for (const { allies } of g.s.players)
      for (const ally of allies) if (ally.knight === knight) ally.tiles = 0;
  };
