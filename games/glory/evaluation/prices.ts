import type { Seat } from '@destrier/engine';
import type { Token } from '../rules/purse.js';
import { ROUNDS } from '../rules/players.js';
import type { Look } from '../state.js';
import { PRICES, RESERVES, type YearCurve } from './figures.js';

/** A figure that falls while pawns are placed. */
function at(course: YearCurve, g: Look, seat: Seat): number {
  const { round, phase, players } = g.s;
  const last = course[2 * ROUNDS] ?? 0;
  if (round > ROUNDS) return last;
  const before = course[2 * round - 2] ?? 0;
  const after = course[2 * round - 1] ?? 0;
  if (phase === 'setup') return before;
  if (phase !== 'actions') return after;
  return after + ((before - after) * players[seat].pawns) / g.content.figures.pawns;
}

/** What one token more is worth. */
export function priceOf(g: Look, seat: Seat, token: Token): number {
  return at(PRICES[token], g, seat);
}

/** What a token is worth beside its use in the tournament of this round. */
export function reserveOf(g: Look, seat: Seat, token: Token): number {
  return at(RESERVES[token], g, seat);
}
