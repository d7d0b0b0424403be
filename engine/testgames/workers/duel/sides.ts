import { need, type Proc, type Seat } from '../../../index.js';
import { call, FOE, procedure, type Duel, type G, type Side } from '../types.js';

/** One side of the duel of this challenger. */
export interface SideOf {
  duel: Seat;
  side: number;
}

interface Fought<S> {
  readonly sides: readonly S[];
}

/** The duel, as a rule or (of public facts alone) a menu sees it. */
export function duelOf<D>(duels: readonly (D | null)[], challenger: Seat): D {
  return need(duels[challenger], `the duel of seat ${challenger}`);
}

export function sideOf<S>(duels: readonly (Fought<S> | null)[], { duel, side }: SideOf): S {
  return need(duelOf(duels, duel).sides[side], `side ${side}`);
}

/** The seat that plays a side. */
export function seatOn({ seat }: Pick<Side, 'seat'>): Seat {
  return need(seat === FOE ? undefined : seat, 'a seat on this side');
}

/** Which side has won fewer engagements; the challenger where they are equal [W6.3]. */
function trailing(duel: Duel): number {
  const wins = duel.sides.map((side) => side.wins);
  return wins.indexOf(Math.min(...wins));
}

interface InTurn {
  duel: Seat;
  /** Kept from the beginning, so that nothing done meanwhile changes the order. */
  first: number;
}

/** Runs a procedure for each side that a seat plays, the trailing one first [W6.3]. */
export function trailingFirst(name: string, each: Proc<G, SideOf>): Proc<G, { duel: Seat }> {
  const turn = (step: string, place: number) =>
    call<InTurn, SideOf>(
      step,
      each,
      (_g, v) => ({ duel: v.duel, side: (v.first + place) % 2 }),
      (g, v) => sideOf(g.s.duels, { duel: v.duel, side: (v.first + place) % 2 }).seat !== FOE,
    );
  return procedure<InTurn, { duel: Seat }>(name, {
    locals: (g, { duel }) => ({ duel, first: trailing(duelOf(g.s.duels, duel)) }),
    steps: [turn('trailing', 0), turn('leading', 1)],
  });
}
