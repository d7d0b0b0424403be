import type { Seat } from '@destrier/engine';
import { ottoTile } from '../rules/otto/otto.js';
import { occupantName, occupantSeat, PLACES, SLOTS } from '../rules/tournament/bracket.js';
import type { Look } from '../state.js';
import { foeOf, spend, spoils, winChance, type Arms } from './fights.js';
import { AGAINST_PLAYER, LATE_ENTRY, TROPHY } from './figures.js';
import { usualKnight } from './usual.js';

/** A duel to be expected in a joust. */
interface Prospect {
  readonly win: number;
  readonly glory: number;
}

/** The first places of the rows above the slots: those who won once, and twice. */
const ONCE = SLOTS;
const TWICE = SLOTS + SLOTS / 2;

function meeting(g: Look, arms: Arms, name: string): Prospect {
  if (name === '') {
    const usual = usualKnight(g.content, g.s.round);
    return { win: winChance(arms, usual), glory: usual.glory };
  }
  const { knights, figures } = g.content;
  const knight = knights[name];
  if (knight !== undefined) return { win: winChance(arms, foeOf(knight)), glory: knight.glory };
  const rival = occupantSeat(name);
  const win =
    rival === undefined ? winChance(arms, foeOf(ottoTile(g))) : againstSeat(g, arms, rival);
  return { win, glory: figures.player };
}

function againstSeat(g: Look, { mount, armour, strength }: Arms, seat: Seat): number {
  const other = g.s.players[seat];
  const more = mount + armour - other.mount - other.armour + (strength - other.strength) / 3;
  return Math.min(0.85, Math.max(0.15, 0.5 + AGAINST_PLAYER * more));
}

/** Who comes out of a part of the bracket: the winner, or of those in its slots the one of most glory. */
function sent(g: Look, winner: number, from: number, count: number): string {
  const { bracket } = g.s.tournament;
  let best = bracket[winner] ?? '';
  let most = -1;
  if (best !== '') return best;
  for (let slot = from; slot < from + count; slot++) {
    const name = bracket[slot] ?? '';
    if (name === '') continue;
    const glory = g.content.knights[name]?.glory ?? g.content.figures.player;
    if (glory > most) [best, most] = [name, glory];
  }
  return best;
}

/** The duels still to come for who has this slot, counted from 0; nothing for who is out. */
function duelsFrom(g: Look, seat: Seat, slot: number, strong: Arms): Prospect[] {
  const { bracket } = g.s.tournament;
  const pair = slot >> 1;
  const half = slot >> 2;
  const stages = [
    { won: ONCE + pair, foe: slot ^ 1, from: slot ^ 1, count: 1 },
    { won: TWICE + half, foe: ONCE + (pair ^ 1), from: 2 * (pair ^ 1), count: 2 },
    { won: PLACES - 1, foe: TWICE + (half ^ 1), from: 4 * (half ^ 1), count: 4 },
  ];
  const arms = { ...strong };
  const duels: Prospect[] = [];
  for (const { won, foe, from, count } of stages) {
    const winner = bracket[won] ?? '';
    if (winner === occupantName(seat)) continue;
    if (winner !== '') return [];
    duels.push(meeting(g, arms, sent(g, foe, from, count)));
    spend(arms, g.s.round);
  }
  return duels;
}

/** What these duels bring, each fought by who has won those before. */
function gloryOf(duels: readonly Prospect[]): number {
  let sum = 0;
  let here = 1;
  for (const { win, glory } of duels) {
    sum += here * spoils(win, glory);
    here *= win;
  }
  return duels.length === 0 ? 0 : sum + here * TROPHY;
}

/** The chance to win them all. */
function victoryOf(duels: readonly Prospect[]): number {
  let chance = duels.length === 0 ? 0 : 1;
  for (const { win } of duels) chance *= win;
  return chance;
}

/** Where a seat stands in the lower row; -1 where it has not entered. */
function slotOf(g: Look, seat: Seat): number {
  const { bracket } = g.s.tournament;
  const slot = bracket.indexOf(occupantName(seat));
  return slot < SLOTS ? slot : -1;
}

/** The figure of the seat's own slot, or of the best that is free. */
function bestOf(
  g: Look,
  seat: Seat,
  arms: Arms,
  figure: (duels: readonly Prospect[]) => number,
): number {
  const own = slotOf(g, seat);
  if (own !== -1) return figure(duelsFrom(g, seat, own, arms));
  let most = 0;
  for (let slot = 0; slot < SLOTS; slot++)
    if (g.s.tournament.bracket[slot] === '')
      most = Math.max(most, figure(duelsFrom(g, seat, slot, arms)));
  return LATE_ENTRY * most;
}

/** The glory that a seat may expect of the joust of this round. */
export function joustValue(g: Look, seat: Seat, arms: Arms): number {
  return bestOf(g, seat, arms, gloryOf);
}

/** The chance of a seat to win the joust of this round. */
export function joustVictory(g: Look, seat: Seat, arms: Arms): number {
  return bestOf(g, seat, arms, victoryOf);
}

/** The worth of entering at a slot, counted from 1. */
export function entryValue(g: Look, seat: Seat, arms: Arms, slot: number): number {
  return gloryOf(duelsFrom(g, seat, slot - 1, arms));
}
