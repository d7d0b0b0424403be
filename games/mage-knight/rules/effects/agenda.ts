import { need, type Proc, type Seat } from '@destrier/engine';
import type { G, Play } from '../../state.js';

/** Effects begin fights and fights begin effects: so whoever begins one needs not know how it is carried out. */

export interface Carrying {
  seat: Seat;
  /** The address of the list of operations. */
  list: string;
  at: number;
  /** The branch that was chosen when it was played. */
  branch: string | null;
}

let known: Proc<G, Carrying> | undefined;

/** Says once which procedure carries effects out. */
export function carryOutBy(procedure: Proc<G, Carrying>): void {
  known = procedure;
}

/** Begins an effect, by its address. */
export function carryOut(g: Play, seat: Seat, list: string, branch: string | null = null): void {
  g.call(need(known, 'the procedure of effects'), { seat, list, at: 0, branch });
}
