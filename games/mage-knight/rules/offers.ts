import { need, type Card, type Seat } from '@destrier/engine';
import type { OpenLook, Play } from '../state.js';
import { isAid } from './reading.js';

/** The offers of advanced actions, spells and units. The newest card of an offer lies first. */

type Offer = 'actions' | 'spells';
const deckOf = (g: Play, offer: Offer): Card[] =>
  offer === 'actions' ? g.s.actionDeck : g.s.spellDeck;

/** How many cards an offer shows; the aid lays out four spells [K2.13]. */
const offerSize = (g: OpenLook, offer: Offer): number =>
  g.content.figures.offer + (offer === 'spells' && isAid(g) ? 1 : 0);

/** Fills an offer from its deck, as far as that goes [K2.7]. */
export function refill(g: Play, offer: Offer): void {
  const deck = deckOf(g, offer);
  while (g.s[offer].length < offerSize(g, offer) && deck.length > 0) {
    g.draw(deck, g.s[offer]);
    g.event('offered', { card: g.name(need(g.s[offer].at(-1), 'a card')) });
  }
}

/** A card leaves its offer for a player, and the offer is filled again. */
export function gainOffered(
  g: Play,
  seat: Seat,
  offer: Offer,
  card: string,
  to: 'hand' | 'discard' | 'deck',
): void {
  g.move(need(g.find(g.s[offer], card), card), g.s[offer], g.s.players[seat][to]);
  g.event('gained', { seat, card });
  refill(g, offer);
}

/** The oldest card of an offer. */
export const oldest = (g: Play, offer: Offer): string | undefined => {
  const [card] = g.s[offer];
  return card === undefined ? undefined : g.name(card);
};
