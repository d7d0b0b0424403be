import { called } from '../players.js';
import { need, RuleFault, type PublicState, type Seat } from '@destrier/engine';
import { KNIGHT, OTTO, type Flank, type G, type OpenLook } from '../../state.js';

/** One side of the duel of the seat that began it. */
export interface SideOf {
  duel: Seat;
  side: Flank;
}

/** A duel and its sides, as everybody sees them. */
export type OpenDuel = NonNullable<PublicState<G>['duels'][0]>;
export type OpenSide = OpenDuel['sides'][number];

interface Fought<S> {
  readonly sides: readonly S[];
}

export function duelOf<D>(duels: readonly (D | null)[], seat: Seat): D {
  return need(duels[seat], 'the duel of seat', seat);
}

export function sideOf<S>(duels: readonly (Fought<S> | null)[], { duel, side }: SideOf): S {
  return need(duelOf(duels, duel).sides[side], 'side', side);
}

export function otherFlank(side: Flank): Flank {
  return side === 0 ? 1 : 0;
}

export function opponentOf<S>(duels: readonly (Fought<S> | null)[], { duel, side }: SideOf): S {
  return sideOf(duels, { duel, side: otherFlank(side) });
}

/** Whether a seat plays this side: nobody chooses for Otto or a knight. */
export function isPlayed<S extends Pick<OpenSide, 'who'>>(side: S): side is S & { who: Seat } {
  return side.who !== OTTO && side.who !== KNIGHT;
}

/** The seat that plays a side. */
export function playedBy(side: Pick<OpenSide, 'who'>): Seat {
  if (!isPlayed(side)) throw new RuleFault('nobody chooses for this side');
  return side.who;
}

export function seatOf(duels: readonly (Fought<OpenSide> | null)[], v: SideOf): Seat {
  return playedBy(sideOf(duels, v));
}

/** How events call a side: a seat, Otto, or the name of the opponent. */
export function calledIn(duel: OpenDuel, side: Flank): Seat | string {
  const { who } = need(duel.sides[side], 'side', side);
  return who === KNIGHT ? duel.foe : called(who);
}

/** [G15.9] Of a player the active tokens count. */
export function prestigeOf(g: OpenLook, side: OpenSide): number {
  const own = isPlayed(side) ? g.s.players[side.who].prestige.ready.length : side.prestige;
  return own + side.prestigeModifier;
}
