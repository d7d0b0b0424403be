import { why, type Seat, type Why } from '@destrier/engine';
import type { Item } from '../content/types.js';
import { OTTO, type Look, type OpenLook, type Play, type Who } from '../state.js';
import { called } from './players.js';

export type Token = 'coins' | 'strength' | 'faith';
export const TOKENS: readonly Token[] = ['coins', 'strength', 'faith'];

export function gain(g: Play, seat: Seat, what: Token, amount: number): void {
  if (amount === 0) return;
  g.s.players[seat][what] += amount;
  g.event('gained', { seat, what, amount });
}

/** Takes what there is, up to an amount: costs are checked before. */
export function lose(g: Play, seat: Seat, what: Token, amount: number): void {
  const taken = Math.min(amount, g.s.players[seat][what]);
  if (taken === 0) return;
  g.s.players[seat][what] -= taken;
  g.event('lost', { seat, what, amount: taken });
}

export function gloryOf(g: Look, who: Who): number {
  return who === OTTO ? g.s.otto.glory : g.s.players[who].glory;
}

/** Gives glory, or takes it as far as there is some: it never falls below zero. */
export function award(g: Play, who: Who, cause: string, glory: number): void {
  const points = Math.max(glory, -gloryOf(g, who));
  if (points === 0) return; // G1.7
  if (who === OTTO) g.s.otto.glory += points; // G1.6
  else g.s.players[who].glory += points;
  g.score(called(who), cause, points);
  g.event('glory', { who: called(who), cause, points });
}

/** Mount or armour, one level up. */
export function improve(g: Play, seat: Seat, item: Item): void {
  const level = ++g.s.players[seat][item]; // G1.12
  g.event('improved', { seat, item, level });
}

/** Why a player cannot pay so much; the rule is the one that asks for it. */
export function whyNotPay(
  g: OpenLook,
  seat: Seat,
  rule: string,
  what: Token,
  needed: number,
): Why | undefined {
  const has = g.s.players[seat][what];
  return has < needed ? why(rule, 'tooFew', { what, needed, has }) : undefined;
}
