import { why, type Seat, type Why } from '@destrier/engine';
import type { OpenLook } from '../state.js';
import type { Token } from './purse.js';

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
