import type { Seat } from '@destrier/engine';
import type { OpenEye } from '../state.js';
import { weapon } from './cards.js';
import { figuresOf, powerAgainst, powerOf } from './powers.js';

/** Which of the two comes first where the Antidote meets the Curse in a pile [A15.31]. */
export type First = 'antidote' | 'curse';

/** What a card inflicts in the pile of a seat. */
export function woundsOf(g: OpenEye, seat: Seat, kind: string, first: First): number {
  const card = weapon(g, kind);
  const { standard, poison: poisoned } = g.content.figures;
  const isPoison = card.basic ? isPoisoned(g, seat, kind, first) : card.poison; // A1.10
  let wounds = card.basic ? (isPoison ? poisoned : standard) : card.wounds;
  const prevails = isPoison && isCursed(g, seat, card.suit); // A15.30
  if (card.basic && !prevails && isImmune(g, seat, card.suit)) wounds = 0;
  if (isPoison && powerAgainst(g, seat, 'double-poison') !== undefined) wounds *= 2; // A15.4
  const dragon = powerAgainst(g, seat, 'double-suit');
  if (dragon !== undefined && card.suit === figuresOf(g, dragon).suit) wounds *= 2; // A15.28
  return wounds;
}

/** A basic weapon in a pile: printed poison, the Curse [A15.23] and the Antidote [A15.12]. */
function isPoisoned(g: OpenEye, seat: Seat, kind: string, first: First): boolean {
  const { poison, suit } = weapon(g, kind);
  if (powerOf(g, seat, 'antidote') === undefined) return poison || isCursed(g, seat, suit);
  return first === 'antidote' && isCursed(g, seat, suit);
}

function isCursed(g: OpenEye, seat: Seat, suit: string): boolean {
  return powerAgainst(g, seat, 'curse')?.suit === suit;
}

/** Yvain [A14.28]. */
function isImmune(g: OpenEye, seat: Seat, suit: string): boolean {
  const power = powerOf(g, seat, 'immune-suit');
  return power !== undefined && figuresOf(g, power).suit === suit;
}

/** What a whole pile inflicts [A11.3]. */
export function pileWounds(g: OpenEye, seat: Seat, first: First): number {
  let sum = 0;
  for (const card of g.s.players[seat].pile) sum += woundsOf(g, seat, g.name(card), first);
  const ward = powerOf(g, seat, 'ward');
  return ward === undefined ? sum : Math.max(0, sum - (figuresOf(g, ward).amount ?? 0)); // A15.11
}
