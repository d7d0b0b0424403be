import { need, type Card, type Seat } from '@destrier/engine';
import { weaponOf, type Weapon } from '../content/cards.js';
import type { Look, OpenLook, Play } from '../state.js';

/** All weapons of a place by name, by suit and value, equal ones as often as they are there. */
export function bySuit(g: Pick<OpenLook, 'name' | 'content'>, place: readonly Card[]): string[] {
  const cards = place.map((card) => weaponOf(g.content, g.name(card)));
  // A hand is in order nearly always.
  if (cards.some(({ order }, i) => i > 0 && order < (cards[i - 1]?.order ?? order)))
    cards.sort((a, b) => a.order - b.order);
  return cards.map(({ kind }) => kind);
}

/** A hand is read by suit and value. Its order means nothing, so this tells nobody anything. */
export function arrange(g: Play, seat: Seat): void {
  const { hand } = g.s.players[seat];
  const orderOf = (card: Card): number => weaponOf(g.content, g.name(card)).order;
  const orders = hand.map(orderOf);
  // Few cards, nearly in order after passing: each finds its place among those before it.
  hand.forEach((card, i) => {
    const order = orderOf(card);
    let at = i;
    for (; at > 0 && (orders[at - 1] ?? 0) > order; at--) {
      orders[at] = orders[at - 1] ?? 0;
      hand[at] = hand[at - 1] ?? card;
    }
    orders[at] = order;
    hand[at] = card;
  });
}

export function moveKind(g: Play, kind: string, from: Card[], to: Card[]): void {
  g.move(need(g.find(from, kind), kind), from, to);
}

export function weapon(g: Pick<OpenLook, 'content'>, kind: string): Weapon {
  return weaponOf(g.content, kind);
}

/** Where a card is played from: under the hero if it lies there [A14.12], else the hand. */
export function sourceOf(g: Look, seat: Seat, kind: string): Card[] {
  const { kept, hand } = g.s.players[seat];
  return g.find(kept, kind) === undefined ? hand : kept;
}
