import { kind, paramsOf, type Arg, type Proc, type Seat, type Verbs } from '@destrier/engine';
import { NOBODY, RANKS, rules, type G, type OpenLook, type Power, type Play } from '../../state.js';
import { inOrder, isReady, powerOf } from '../powers.js';
import type { Reaction } from './reaction.js';

interface Usable {
  readonly power: Power;
  readonly reaction: Reaction;
}
export interface About {
  /** Who has just played; NOBODY where the moment is about all. */
  seat: Seat | typeof NOBODY;
}

/** A moment of the combat, and whether anybody is asked at it. */
export interface Moment {
  readonly procedure: Proc<G, About>;
  isOpen(g: OpenLook, seat?: number): boolean;
}

const of = (_g: OpenLook, v: About) => ({ player: v.seat });

/** A moment at which powers are used, in the order of rank and then of health [A3.8]. */
export function momentOf(
  name: string,
  reactions: readonly Reaction[],
  about: 'all' | 'seat' = 'all',
): Moment {
  const byEffect = new Map(reactions.map((reaction) => [reaction.effect, reaction]));
  const usableNow = (g: OpenLook, power: Power, seat: number): Reaction | undefined => {
    const reaction = byEffect.get(power.effect);
    if (reaction === undefined || !isReady(g, power)) return undefined;
    return reaction.can(g, power, seat) ? reaction : undefined;
  };
  const usable = (g: OpenLook, seat: number): Usable[] => {
    const found: Usable[] = [];
    for (const power of g.s.powers) {
      const reaction = usableNow(g, power, seat);
      if (reaction !== undefined) found.push({ power, reaction });
    }
    return found;
  };
  const window = rules.window<About, Verbs>('powers', {
    rule: 'A3.8',
    moment: name,
    ...(about === 'seat' ? { params: paramsOf({ player: kind.someone(NOBODY) }, of) } : {}),
    who(g, v) {
      const powers = g.s.powers.filter((power) => usableNow(g, power, v.seat) !== undefined);
      if (powers.length < 2) return powers.map(({ seat }) => seat);
      return [...new Set(inOrder(g, powers).map(({ seat }) => seat))];
    },
    rank(g, _v, seat, verb) {
      const reaction = reactions.find((one) => one.verb === verb);
      const power = reaction && powerOf(g, seat, reaction.effect);
      return power === undefined ? RANKS.length : RANKS.indexOf(power.rank);
    },
    menu(g, v, m) {
      for (const { power, reaction } of usable(g, v.seat))
        if (power.seat === m.seat) reaction.offer(g, power, m);
    },
    on: Object.fromEntries(
      reactions.map(({ verb, effect, carryOut }) => [
        verb,
        (g: Play, v: About, seat: Seat, ...words: readonly Arg[]) => {
          const power = powerOf(g, seat, effect);
          if (power === undefined) return;
          carryOut(g, power, words, v.seat);
        },
      ]),
    ),
  });
  return {
    procedure: rules.procedure<About>(name, { steps: [window] }),
    isOpen(g, seat = NOBODY) {
      for (const power of g.s.powers) if (usableNow(g, power, seat) !== undefined) return true;
      return false;
    },
  };
}
