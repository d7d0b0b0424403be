import type { Seat } from '@destrier/engine';
import { ROUNDS } from '../rules/players.js';
import type { Look } from '../state.js';
import { armsOf, pasValue, usualValue } from './fights.js';
import { joustValue } from './jousts.js';

/** What a seat may expect of the tournament of this round. */
export function tournamentValue(g: Look, seat: Seat): number {
  const { round, tournament } = g.s;
  if (round > ROUNDS) return 0;
  const arms = armsOf(g, seat);
  if (tournament.bracket.length > 0) return joustValue(g, seat, arms);
  if (tournament.stands.length > 0) return pasValue(g, seat, arms);
  return 2 * usualValue(arms, round);
}
