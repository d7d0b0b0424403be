import { RuleFault, type Seat } from '../../index.js';
import type { Resource, Play } from './types.js';

/** Resources come from the bank and go there [W1.1]. */

export function gain(g: Play, seat: Seat, what: Resource, amount: number): void {
  const purse = g.s.players[seat];
  if (purse[what] + amount < 0)
    throw new RuleFault(`seat ${seat} has not ${-amount} ${what} to pay`);
  purse[what] += amount;
  g.s.bank[what] -= amount;
}

export function pay(g: Play, seat: Seat, what: Resource, amount: number): void {
  gain(g, seat, what, -amount);
}

/** Points are marked on the track and in the breakdown alike. */
export function award(g: Play, seat: Seat, cause: string, points: number): void {
  if (points === 0) return;
  g.s.players[seat].glory += points;
  g.score(seat, cause, points);
}
