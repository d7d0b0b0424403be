import { kind, paramsOf, type Proc, type Step } from '@destrier/engine';
import { act, call, KNIGHT, type Flank, type G, type OpenLook } from '../../state.js';
import { initiativeOf } from '../players.js';
import { attackOf } from './dice.js';
import {
  duelOf,
  isPlayed,
  opponentOf,
  otherFlank,
  prestigeOf,
  sideOf,
  type OpenDuel,
  type OpenSide,
  type SideOf,
} from './sides.js';

/** The side that is ahead: by attack, then by prestige [G13.3] [G15.9]; then a player before a knight, or the better initiative. */
export function leading(g: OpenLook, duel: OpenDuel): Flank {
  const [one, other] = duel.sides as readonly [OpenSide, OpenSide];
  const attack = attackOf(g, one) - attackOf(g, other);
  if (attack !== 0) return attack > 0 ? 0 : 1;
  const prestige = prestigeOf(g, one) - prestigeOf(g, other);
  if (prestige !== 0) return prestige > 0 ? 0 : 1;
  // The first side is always a seat's.
  if (one.who === KNIGHT || other.who === KNIGHT) return 0;
  return initiativeOf(g, one.who) < initiativeOf(g, other.who) ? 0 : 1;
}

/** Whether both attack alike. */
export function isEven(g: OpenLook, { sides }: OpenDuel): boolean {
  const [one, other] = sides as readonly [OpenSide, OpenSide];
  return attackOf(g, one) === attackOf(g, other);
}

/** The locals of a procedure with steps for both sides. */
export interface InTurn {
  duel: SideOf['duel'];
  /** The side that acts first in the running step. */
  first: Flank;
}

/** A step of the duel: each side that a seat plays acts once, the one behind first [G13.2] [G13.3] [G13.4] [G13.5]. */
export function inTurn<V extends InTurn>(name: string, each: Proc<G, SideOf>): readonly Step<V>[] {
  const turn = (step: string, place: Flank) => {
    const actor = (v: V): SideOf => ({
      duel: v.duel,
      side: place === 0 ? v.first : otherFlank(v.first),
    });
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
      v.first = otherFlank(leading(g, duel));
    }),
    turn(`${name}: behind`, 0),
    turn(`${name}: ahead`, 1),
  ];
}

/** How the duel stands, for the prompts of its questions. */
export const standing = paramsOf(
  { engagement: kind.number, attack: kind.number, foeAttack: kind.number },
  (g: OpenLook, v: SideOf) => ({
    engagement: duelOf(g.s.duels, v.duel).engagement,
    attack: attackOf(g, sideOf(g.s.duels, v)),
    foeAttack: attackOf(g, opponentOf(g.s.duels, v)),
  }),
);
