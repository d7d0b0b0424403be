import type { Seat } from '@destrier/engine';
import { NOBODY, type Played, type Play } from '../../state.js';

/** Whether the highest card loses and not the lowest: by Morgan [A7.8] [A7.9], unless she has no master [A15.9]. */
export function highestLoses(cards: readonly Pick<Played, 'kind' | 'seat'>[]): boolean {
  for (const { kind, seat } of cards) if (kind === 'morgan' && seat !== NOBODY) return true;
  return false;
}

/** A card that can lose: it is somebody's. */
type Owned = Played & { readonly seat: Seat };

const isOwned = (card: Played): card is Owned => card.seat !== NOBODY;

/** Whether a player has a card in a feint, and so cannot lose, whatever else he played [A8.2] [A8.8]. */
export function hasFeinted(
  cards: readonly Pick<Played, 'seat' | 'feints'>[],
  seat: number,
): boolean {
  for (const card of cards) if (card.feints && card.seat === seat) return true;
  return false;
}

export interface Loss {
  readonly card: Owned;
  readonly how: 'lowest' | 'highest' | 'alone';
}

/** With what a combat is lost as the cards lie; nothing if all players who are left feint [A9.13], or none is [A9.11]. */
export function lossOf(g: Play): Loss | undefined {
  const cards = g.s.combat.cards.filter(isOwned);
  const [first] = cards;
  if (first !== undefined && cards.every(({ seat }) => seat === first.seat))
    return { card: first, how: 'alone' }; // A6.11, A6.12
  const isHigh = highestLoses(g.s.combat.cards);
  let worst: Owned | undefined;
  for (const card of cards) {
    if (hasFeinted(cards, card.seat)) continue; // A8.2, A9.9
    const isWorse =
      worst === undefined || (isHigh ? card.value >= worst.value : card.value <= worst.value);
    if (isWorse) worst = card; // A9.10
  }
  return worst && { card: worst, how: isHigh ? 'highest' : 'lowest' }; // A7.8, A9.2
}
