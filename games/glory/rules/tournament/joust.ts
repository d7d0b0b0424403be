import { need, type Seat } from '@destrier/engine';
import type { Knight } from '../../content/types.js';
import {
  act,
  call,
  KNIGHT,
  OTTO,
  parallel,
  procedure,
  type OpenLook,
  type Play,
} from '../../state.js';
import { duel, type DuelArgs } from '../duel/duel.js';
import { ottoTile } from '../otto/otto.js';
import { seatsInOrder } from '../players.js';
import { award } from '../purse.js';
import { receive } from '../rewards.js';
import { journey } from '../travel.js';
import {
  FINAL,
  leaderOf,
  loserOf,
  occupant,
  occupantSeat,
  pairOf,
  pairsOf,
  SLOTS,
  STAGES,
  winnerOf,
} from './bracket.js';
import { knightOf, leftWins } from './knights.js';
import { CAUSE, settleDuel, sideBySide } from './scoring.js';

/** How events call who stands in a slot. */
const calledAs = (name: string): Seat | string => occupantSeat(name) ?? name;

interface Meeting {
  pair: number;
}

function duelIn(g: OpenLook, pair: number): DuelArgs {
  const [left, right] = pairOf(g, pair);
  const seat = need(leaderOf(g, pair), 'a seat');
  const name = occupantSeat(left) === undefined ? left : right;
  const other = occupant(name);
  if (other === KNIGHT) return { seat, against: 'knight', foe: name };
  if (other === OTTO) return { seat, against: 'otto' };
  return { seat, against: 'seat', rival: other };
}

/** The figures by which a knight, or Otto, fights without engagements [G17.28]. */
function figuresOf(g: OpenLook, name: string): Knight {
  return occupant(name) === OTTO ? ottoTile(g) : knightOf(g, name);
}

/** [G10.8] [G10.9] [G10.10] Whether the left one of a pair without a seat wins. */
function leftWinsAlone(g: Play, left: string, right: string): boolean {
  const one = figuresOf(g, left);
  const other = figuresOf(g, right);
  return leftWins(one, other); // G12.9
}

/** [G17.37] */
function scoreOtto(g: Play, winner: string, loser: string): void {
  if (occupant(winner) === OTTO) award(g, OTTO, CAUSE, knightOf(g, loser).glory);
}

/** [G10.7] */
function advance(g: Play, pair: number): void {
  const [left, right] = pairOf(g, pair);
  const leader = leaderOf(g, pair);
  const onLeft =
    leader === undefined
      ? leftWinsAlone(g, left, right)
      : settleDuel(g, leader) === (occupantSeat(left) === leader);
  const [winner, loser] = onLeft ? [left, right] : [right, left];
  g.s.tournament.bracket[SLOTS + pair] = winner;
  g.event(pair === FINAL ? 'triumphs' : 'advances', {
    name: calledAs(winner),
    over: calledAs(loser),
  });
  if (leader === undefined) scoreOtto(g, winner, loser);
}

/** [G7.23] Cards for those who lost in a stage; none for the final [G7.26]. */
function consolationOf(g: Play, stage: number): number {
  const cards = g.content.figures.consolation[stage];
  return cards ?? 0;
}

/** The losers of a stage, in initiative order. */
function losersOf(g: OpenLook, stage: number): Seat[] {
  const losers = pairsOf(stage).map((pair) => loserOf(g, pair));
  return seatsInOrder(g).filter((seat) => losers.includes(seat));
}

/** [G7.25] */
function consoleLosers(g: Play, stage: number): void {
  // [G17.3] In Champion the game is over with the joust.
  if (g.s.otto.plays && g.options['solo'] === 'champion') return;
  const losers = losersOf(g, stage);
  if (losers.length === 0) return;
  const cards = consolationOf(g, stage);
  if (cards === 0) return;
  g.callEach(
    journey,
    losers.map((seat) => ({ seat, cards })),
  );
}

const meeting = procedure<Meeting>('meeting', {
  steps: [
    call(
      'duel',
      () => duel,
      (g, v) => duelIn(g, v.pair),
      (g, v) => leaderOf(g, v.pair) !== undefined,
    ),
    act('advance', 'G10.7', (g, v) => advance(g, v.pair)),
  ],
});

interface Stage {
  stage: number;
}

/** One stage: all its duels, then the cards of those who are out [G7.25]. */
const stageDuels = procedure<Stage>('stage', {
  steps: [
    act('left to right', 'G10.2', (g, v) => {
      const pairs = pairsOf(v.stage);
      const apart = sideBySide(g) ? pairs.filter((pair) => leaderOf(g, pair) === undefined) : pairs;
      g.callEach(
        meeting,
        apart.map((pair) => ({ pair })),
      );
    }),
    parallel(
      'side by side',
      (g, v) => (sideBySide(g) ? pairsOf(v.stage).flatMap((pair) => leaderOf(g, pair) ?? []) : []),
      meeting,
      (g, v, seat) => ({
        pair: need(
          pairsOf(v.stage).find((pair) => leaderOf(g, pair) === seat),
          'a pair',
        ),
      }),
    ),
    act('consolation', undefined, (g, v) => consoleLosers(g, v.stage)),
  ],
});

/** What the winner of a joust gets: the trophy [G10.12], or without one the standard prize [G10.13]. */
function prizeOf(g: OpenLook): { from: 'trophy' | 'prize'; id: string } {
  const [trophy] = g.s.trophy;
  return trophy === undefined ? { from: 'prize', id: '' } : { from: 'trophy', id: g.name(trophy) };
}

/** [G17.41] Of what a player would get Otto takes the glory. */
function awardOtto(g: Play): void {
  const { from, id } = prizeOf(g);
  const reward = from === 'prize' ? g.content.figures.prize : g.content.trophies[id]?.reward;
  award(g, OTTO, from, reward?.glory ?? 0);
}

function givePrize(g: Play): void {
  const winner = occupant(winnerOf(g, FINAL));
  if (winner === KNIGHT) return; // G10.15
  if (winner === OTTO) return awardOtto(g);
  const prize = prizeOf(g);
  if (g.s.otto.plays) g.s.joustsWon++; // G10.14
  g.call(receive, { seat: winner, ...prize });
}

/** [G10.6] */
export const joust = procedure<object>('joust', {
  steps: [
    act('stages', 'G10.6', (g) => {
      // G10.16
      g.callEach(
        stageDuels,
        STAGES.map((_, stage) => ({ stage })),
      );
    }),
    act('prize', undefined, givePrize),
  ],
});
