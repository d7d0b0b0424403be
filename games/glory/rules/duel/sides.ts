import { called } from '../players.js';
import { need, type PublicState, type Seat } from '@destrier/engine';
import { KNIGHT, type G, type Open } from '../../state.js';

/** One side of the duel of the seat that began it. */
export interface SideOf {
  duel: Seat;
  side: number;
}

/** A duel and its sides, as everybody sees them. */
export type OpenDuel = NonNullable<PublicState<G>['duels'][0]>;
export type OpenSide = OpenDuel['sides'][number];

interface Fought<S> {
  readonly sides: readonly S[];
}

export function duelOf<D>(duels: readonly (D | null)[], seat: Seat): D {
  return need(duels[seat], `the duel of seat ${seat}`);
}

export function sideOf<S>(duels: readonly (Fought<S> | null)[], { duel, side }: SideOf): S {
  return need(duelOf(duels, duel).sides[side], `side ${side}`);
}

export function opponentOf<S>(duels: readonly (Fought<S> | null)[], { duel, side }: SideOf): S {
  return sideOf(duels, { duel, side: 1 - side });
}

/** Whether a seat plays this side: nobody chooses for Otto or a knight. */
export function isPlayed(side: OpenSide): boolean {
  return side.who >= 0;
}

/** The seat that plays a side. */
export function seatOf(duels: readonly (Fought<OpenSide> | null)[], v: SideOf): Seat {
  return sideOf(duels, v).who as Seat;
}

/** How events call a side: a seat, Otto, or the name of the opponent. */
export function calledIn(duel: OpenDuel, side: number): number | string {
  const { who } = need(duel.sides[side], `side ${side}`);
  return who === KNIGHT ? duel.foe : called(who);
}

/** [G15.9] Of a player the active tokens count. */
export function prestigeOf(g: Open, side: OpenSide): number {
  const own = isPlayed(side) ? g.s.players[side.who as Seat].prestige.ready.length : side.prestige;
  return own + side.prestigeModifier;
}
