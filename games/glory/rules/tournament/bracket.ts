import { ALL_SEATS, need, type Seat } from '@destrier/engine';
import { KNIGHT, OTTO, type OpenLook, type Who } from '../../state.js';

/** [G3.12] The slots of the lower row. */
export const SLOTS = 8;
/** All places of a bracket: the slots, then four, two and one for those who win. */
export const PLACES = 2 * SLOTS - 1;
/** [G10.6] The pairs of each stage, from left to right. */
export const STAGES: readonly (readonly number[])[] = [[0, 1, 2, 3], [4, 5], [6]];
export const FINAL = 6;

const SEAT_NAMES: readonly string[] = ALL_SEATS.map((seat) => `seat${seat}`);
const OTTO_NAME = 'otto';

/** Who stands in a place of the bracket, as the bracket spells it. */
export function occupantName(who: Who): string {
  return who === OTTO ? OTTO_NAME : need(SEAT_NAMES[who], 'a seat');
}

export function occupantSeat(name: string): Seat | undefined {
  return ALL_SEATS[SEAT_NAMES.indexOf(name)];
}

export function occupant(name: string): Who | typeof KNIGHT {
  return name === OTTO_NAME ? OTTO : (occupantSeat(name) ?? KNIGHT);
}

export function pairsOf(stage: number): readonly number[] {
  return need(STAGES[stage], 'stage', stage);
}

/** The two of a pair; the winner of pair n moves to the place after the n-th above the slots. */
export function pairOf(g: OpenLook, pair: number): readonly [left: string, right: string] {
  const { bracket } = g.s.tournament;
  return [need(bracket[2 * pair], 'the left one'), need(bracket[2 * pair + 1], 'the right one')];
}

export function winnerOf(g: OpenLook, pair: number): string {
  return need(g.s.tournament.bracket[SLOTS + pair], 'the winner');
}

/** The seat that leads the duel of a pair: the left one of two; nobody where no seat takes part. */
export function leaderOf(g: OpenLook, pair: number): Seat | undefined {
  const [left, right] = pairOf(g, pair);
  return occupantSeat(left) ?? occupantSeat(right);
}

/** The seat that lost the duel of a pair. */
export function loserOf(g: OpenLook, pair: number): Seat | undefined {
  const [left, right] = pairOf(g, pair);
  return occupantSeat(winnerOf(g, pair) === left ? right : left);
}
