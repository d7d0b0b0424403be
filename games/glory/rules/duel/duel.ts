import { need, RuleFault, type Proc, type Seat } from '@destrier/engine';
import type { Foe } from '../../content/types.js';
import {
  act,
  call,
  KNIGHT,
  openAsk,
  OTTO,
  procedure,
  repeat,
  UNDECIDED,
  type Duel,
  type Flank,
  type G,
  type OpenLook,
  type Play,
  type Side,
  type Who,
} from '../../state.js';
import { refresh, type TileKind } from '../tiles.js';
import { engagement } from './engagement.js';
import {
  calledIn,
  duelOf,
  isPlayed,
  otherFlank,
  playedBy,
  seatOf,
  sideOf,
  type OpenDuel,
  type SideOf,
} from './sides.js';
import { tent } from './supports.js';
import { inTurn, type InTurn } from './turns.js';

/** The different tiles of a kind that a side has turned in this duel [G12.13]. */
function turnedIn(g: OpenLook, v: SideOf, kind: TileKind): string[] {
  const tiles: string[] = [];
  for (const tile of sideOf(g.s.duels, v).spent)
    if (g.content[kind][tile] !== undefined && !tiles.includes(tile)) tiles.push(tile);
  return tiles;
}

const takeBack = (kind: TileKind) =>
  openAsk<SideOf, { recover: [tile: string] }>(kind, {
    rule: 'G12.14',
    who: (g, v) => seatOf(g.s.duels, v),
    menu(g, v, m) {
      for (const tile of turnedIn(g, v, kind)) m.option('recover', tile);
    },
    on: {
      recover(g, v, tile) {
        const seat = seatOf(g.s.duels, v);
        refresh(g, seat, kind, tile);
        g.event('recovered', { seat, what: tile }); // G12.13 G12.15
      },
    },
  });

/** What the loser of a duel takes back [G12.12], of a card or a title too [G12.17]. */
const recovery: Proc<G, SideOf> = procedure<SideOf>('recovery', {
  steps: [
    act('tokens', 'G12.12', (g, v) => {
      const side = sideOf(g.s.duels, v);
      const seat = playedBy(side);
      for (const what of ['strength', 'faith'] as const) {
        if (side[what] === 0) continue;
        g.s.players[seat][what]++;
        g.event('recovered', { seat, what });
      }
    }),
    takeBack('supports'),
    takeBack('relics'),
    takeBack('prestige'),
  ],
});

/** Whom a seat fights: what a travel card, a title or a knight is called, Otto, or another seat. */
export type Opponent =
  | { readonly against: 'challenge' | 'title' | 'knight'; readonly foe: string }
  | { readonly against: 'otto' }
  | { readonly against: 'seat'; readonly rival: Seat };
export type DuelArgs = { readonly seat: Seat } & Opponent;

interface Fight extends InTurn {
  against: Duel['against'];
  /** Nothing against Otto or a seat. */
  foe: string;
  /** The other seat; not read where the opponent is no seat, and saved games hold OTTO there. */
  rival: Who;
}

const ofNobody: Foe = { attack: 0, prestige: 0 };

/** The printed attack and prestige of the opponent: a knight [G12.1], a card or title [G12.2], Otto [G17.38], a seat [G13.1]. */
function printed(g: Play, { against, foe }: Fight): Foe {
  switch (against) {
    case 'challenge':
      return need(g.content.travel[foe]?.foe, 'the opponent on', foe);
    case 'title':
      return need(g.content.titles[foe]?.duel, 'the opponent of', foe);
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

function newSide(who: Side['who'], { attack, prestige }: Foe): Side {
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
    winner: UNDECIDED,
  };
  g.s.duels[v.duel] = duel;
  g.event('duel', { one: v.duel, other: calledIn(duel, 1), against: v.against });
});

/** Who has won a duel that is over. */
export function winnerOf({ winner }: OpenDuel): Flank {
  if (winner === UNDECIDED) throw new RuleFault('the duel goes on');
  return winner;
}

/** [G12.10] [G12.11] What the winner has spent is not touched again. */
const decide = act<Fight>('decide', 'G12.10', (g, v) => {
  const duel = duelOf(g.s.duels, v.duel);
  const winner = winnerOf(duel);
  g.event('won', {
    winner: calledIn(duel, winner),
    loser: calledIn(duel, otherFlank(winner)),
    against: v.against,
    foeWon: winner === 1,
  });
});

const loserOf = (duels: Play['s']['duels'], v: Fight): SideOf => ({
  duel: v.duel,
  side: otherFlank(winnerOf(duelOf(duels, v.duel))),
});

/**
 * A duel to its end: afterwards `duels[seat]` says who won, and the loser has taken back what is due. Whoever called
 * it scores and clears it away.
 */
export const duel: Proc<G, DuelArgs> = procedure<Fight, DuelArgs>('duel', {
  locals: (_g, args) => ({
    duel: args.seat,
    first: 0,
    against: args.against,
    foe: 'foe' in args ? args.foe : '',
    rival: 'rival' in args ? args.rival : OTTO,
  }),
  steps: [
    begin,
    ...inTurn<Fight>('tent', tent),
    repeat(
      'engagements',
      (g, v) => duelOf(g.s.duels, v.duel).winner === UNDECIDED,
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
