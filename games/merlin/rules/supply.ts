import type { Seat } from '@destrier/engine';
import type { FlagPower, Good, Province } from '../content/types.js';
import { bookOf } from '../book.js';
import type { OpenLook, Play } from '../state.js';

/** Goods between the provinces and the castles. */

/** Takes a good from a province, if it holds one; says whether. */
export function takeGood(g: Play, seat: Seat, good: Good, province: Province): boolean {
  const supply = g.s.supply[good];
  if (supply[province] === 0) return false;
  supply[province]--;
  g.s.players[seat].goods[good][province]++;
  g.event('took', { seat, good, province });
  return true;
}

export function returnGood(g: Play, seat: Seat, good: Good, province: Province): void {
  g.s.players[seat].goods[good][province]--;
  g.s.supply[good][province]++;
  g.event('returned', { seat, good, province });
}

/** How many flags with a power a seat has. */
export function flagsFor(g: OpenLook, seat: Seat, power: FlagPower): number {
  return g.s.players[seat].goods.flag[bookOf(g).flagOf[power]];
}

/** The flag goes back before it does anything [M8.1]. */
export function useFlag(g: Play, seat: Seat, power: FlagPower): void {
  g.rule('M8.1');
  returnGood(g, seat, 'flag', bookOf(g).flagOf[power]);
}
