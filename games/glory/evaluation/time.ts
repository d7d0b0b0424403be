import type { Seat } from '@destrier/engine';
import { ROUNDS } from '../rules/players.js';
import { bonus } from '../rules/tiles.js';
import type { Look } from '../state.js';

/** Before the upkeep of a round. */
export function isEarly(g: Look): boolean {
  const { phase } = g.s;
  return phase === 'setup' || phase === 'actions' || phase === 'travel';
}

/** The round as a place in a list of four: the fourth is what comes after the last tournament. */
export function roundAt(g: Look): number {
  return Math.min(g.s.round, ROUNDS + 1) - 1;
}

/** Travel phases to come, the running one counted. */
function travelsLeft(g: Look): number {
  const { round, phase } = g.s;
  if (round > ROUNDS) return phase === 'last-travel' ? 1 : 0;
  return ROUNDS - round + (isEarly(g) ? 2 : 1);
}

/** Travel cards that a seat can still play in the game. */
export function playsLeft(g: Look, seat: Seat): number {
  const each = g.content.figures.travel + bonus(g, seat, 'travel');
  const { phase, players } = g.s;
  const gone = phase === 'travel' || phase === 'last-travel' ? players[seat].travelled : 0;
  return Math.max(0, each * travelsLeft(g) - gone);
}

/** Tournaments to come, the running one counted. */
export function tournamentsLeft(g: Look): number {
  return Math.max(0, ROUNDS + 1 - g.s.round);
}

/** Pawns that a seat has still to place in the game. */
export function pawnsLeft(g: Look, seat: Seat): number {
  const { round, phase, players } = g.s;
  if (round > ROUNDS) return 0;
  const now = phase === 'actions' || phase === 'setup' ? players[seat].pawns : 0;
  return now + (ROUNDS - round) * g.content.figures.pawns;
}

/** Whether the last word has been spoken. */
export function isOver(g: Look): boolean {
  return g.s.phase === 'titles' && g.s.turn >= g.s.order.length;
}
