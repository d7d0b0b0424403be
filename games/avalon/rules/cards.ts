import { need, type Card, type Seat } from '@destrier/engine';
import { weaponOf, type Weapon } from '../content/cards.js';
import type { Eye, OpenEye, Rule } from '../state.js';

/** The kinds in a place, each once: equal cards are one option. */
export function kindsIn(g: Pick<Eye, 'name'>, place: readonly Card[]): string[] {
  const kinds: string[] = [];
  for (const card of place) {
    const kind = g.name(card);
    if (!kinds.includes(kind)) kinds.push(kind);
  }
  return kinds;
}

/** All weapons of a place by name, by suit and value, equal ones as often as they are there. */
export function namesIn(g: Pick<OpenEye, 'name' | 'content'>, place: readonly Card[]): string[] {
  const cards = place.map((card) => weaponOf(g.content, g.name(card)));
  return cards.sort((a, b) => a.order - b.order).map(({ kind }) => kind);
}

/** A hand is read by suit and value. Its order means nothing, so this tells nobody anything. */
export function arrange(g: Rule, seat: Seat): void {
  const { hand } = g.s.players[seat];
  const placed = hand.map((card) => ({ card, order: weaponOf(g.content, g.name(card)).order }));
  placed.sort((a, b) => a.order - b.order);
  placed.forEach(({ card }, at) => {
    hand[at] = card;
  });
}

export function moveKind(g: Rule, kind: string, from: Card[], to: Card[]): void {
  g.move(need(g.find(from, kind), kind), from, to);
}

export function weapon(g: OpenEye, kind: string): Weapon {
  return weaponOf(g.content, kind);
}

/** Where a card is played from: under the hero if it lies there [A14.12], else the hand. */
export function sourceOf(g: Eye, seat: Seat, kind: string): Card[] {
  const { kept, hand } = g.s.players[seat];
  return g.find(kept, kind) === undefined ? hand : kept;
}
