import type { Params, Proc, RuleStep } from '@destrier/engine';
import { act, call, KNIGHT, type G, type Open, type Who } from '../../state.js';
import { initiativeOf } from '../players.js';
import { attackOf } from './dice.js';
import {
  duelOf,
  isPlayed,
  opponentOf,
  prestigeOf,
  sideOf,
  type OpenDuel,
  type OpenSide,
  type SideOf,
} from './sides.js';

/** The side that is ahead: by attack, then by prestige; then a player before a knight, or the better initiative. */
export function leading(g: Open, duel: OpenDuel): 0 | 1 {
  const [one, other] = duel.sides as readonly [OpenSide, OpenSide];
  const attack = attackOf(g, one) - attackOf(g, other);
  if (attack !== 0) return attack > 0 ? 0 : 1;
  const prestige = prestigeOf(g, one) - prestigeOf(g, other);
  if (prestige !== 0) return prestige > 0 ? 0 : 1;
  if (other.who === KNIGHT) return 0;
  return initiativeOf(g, one.who as Who) < initiativeOf(g, other.who as Who) ? 0 : 1;
}

const ORDER_RULES = ['G13.2', 'G13.3', 'G13.4', 'G13.5'];

/** The locals of a procedure with steps for both sides. */
export interface InTurn {
  duel: SideOf['duel'];
  /** The side that acts first in the running step. */
  first: number;
}

/** A step of the duel: each side that a seat plays acts once, the one behind first [G13.2]. */
export function inTurn<V extends InTurn>(
  name: string,
  each: Proc<G, SideOf>,
): readonly RuleStep<V>[] {
  const turn = (step: string, place: number) => {
    const actor = (v: V): SideOf => ({ duel: v.duel, side: (v.first + place) % 2 });
    return call<V, SideOf>(
      step,
      each,
      (_g, v) => actor(v),
      (g, v) => isPlayed(sideOf(g.s.duels, actor(v))),
    );
  };
  return [
    act<V>(`${name}: order`, undefined, (g, v) => {
      const duel = duelOf(g.s.duels, v.duel);
      if (duel.against !== 'seat') return;
      v.first = 1 - leading(g, duel);
      for (const rule of ORDER_RULES) g.rule(rule);
    }),
    turn(`${name}: behind`, 0),
    turn(`${name}: ahead`, 1),
  ];
}

/** How the duel stands, for the prompts of its questions. */
export function standing(g: Open, v: SideOf): Params {
  return {
    engagement: duelOf(g.s.duels, v.duel).engagement,
    attack: attackOf(g, sideOf(g.s.duels, v)),
    foeAttack: attackOf(g, opponentOf(g.s.duels, v)),
  };
}
