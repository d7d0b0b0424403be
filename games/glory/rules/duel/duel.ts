import { need, type Proc, type Seat } from '@destrier/engine';
import type { Foe } from '../../content/types.js';
import {
  act,
  call,
  KNIGHT,
  OTTO,
  procedure,
  repeat,
  type Duel,
  type G,
  type Rule,
  type Side,
} from '../../state.js';
import { engagement } from './engagement.js';
import { recovery } from './recovery.js';
import { calledIn, duelOf, isPlayed, sideOf, type SideOf } from './sides.js';
import { tent } from './supports.js';
import { inTurn, type InTurn } from './turns.js';

export interface DuelArgs {
  seat: Seat;
  against: Duel['against'];
  /** The travel card, title or knight; nothing is read from it against a seat or Otto. */
  foe: string;
  /** The other seat; -1 where nobody else plays. */
  rival: number;
}

interface Fight extends InTurn {
  against: Duel['against'];
  foe: string;
  rival: number;
}

const BEGUN: { readonly [against in Duel['against']]: string } = {
  challenge: 'G12.2',
  title: 'G12.2',
  knight: 'G12.1',
  otto: 'G17.38',
  seat: 'G13.1',
};

const ofNobody: Foe = { attack: 0, prestige: 0 };

/** The printed attack and prestige of the opponent. */
function printed(g: Rule, { against, foe }: Fight): Foe {
  switch (against) {
    case 'challenge':
      return need(g.content.travel[foe]?.foe, `the opponent on ${foe}`);
    case 'title':
      return need(g.content.titles[foe]?.duel, `the opponent of ${foe}`);
    case 'knight':
      return need(g.content.knights[foe], foe);
    case 'otto': {
      const tile = g.name(need(g.s.otto.tile[0], "Otto's tile"));
      return need(g.content.knights[tile], tile);
    }
    case 'seat':
      return ofNobody;
  }
}

function newSide(who: number, { attack, prestige }: Foe): Side {
  return {
    who,
    attack,
    prestige,
    strength: 0,
    faith: 0,
    dice: [],
    modifier: 0,
    prestigeModifier: 0,
    wins: 0,
    spent: [],
  };
}

const begin = act<Fight>('begin', 'G11.3', (g, v) => {
  const who = v.against === 'seat' ? v.rival : v.against === 'otto' ? OTTO : KNIGHT;
  const duel: Duel = {
    against: v.against,
    foe: v.foe,
    engagement: 1,
    sides: [newSide(v.duel, ofNobody), newSide(who, printed(g, v))],
    winner: -1,
  };
  g.s.duels[v.duel] = duel;
  g.rule(BEGUN[v.against]);
  g.event('duel', { one: v.duel, other: calledIn(duel, 1) });
});

/** [G12.10] [G12.11] What the winner has spent is not touched again. */
const decide = act<Fight>('decide', 'G12.10', (g, v) => {
  const duel = duelOf(g.s.duels, v.duel);
  const { winner } = duel;
  if (sideOf(g.s.duels, { duel: v.duel, side: winner }).spent.length > 0) g.rule('G12.11');
  g.event('won', { winner: calledIn(duel, winner), loser: calledIn(duel, 1 - winner) });
});

const loserOf = (duels: Rule['s']['duels'], v: Fight): SideOf => ({
  duel: v.duel,
  side: 1 - duelOf(duels, v.duel).winner,
});

/**
 * A duel to its end: afterwards `duels[seat]` says who won, and the loser has taken back what is due. Whoever called
 * it scores and clears it away.
 */
export const duel: Proc<G, DuelArgs> = procedure<Fight, DuelArgs>('duel', {
  locals: (_g, { seat, against, foe, rival }) => ({ duel: seat, first: 0, against, foe, rival }),
  steps: [
    begin,
    ...inTurn<Fight>('tent', tent),
    repeat(
      'engagements',
      (g, v) => duelOf(g.s.duels, v.duel).winner === -1,
      engagement,
      (_g, v) => ({ duel: v.duel }),
    ),
    decide,
    call(
      'recovery',
      recovery,
      (g, v) => loserOf(g.s.duels, v),
      (g, v) => isPlayed(sideOf(g.s.duels, loserOf(g.s.duels, v))),
    ),
  ],
});
