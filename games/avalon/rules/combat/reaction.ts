import { isSeat, need, type Arg, type MenuOf, type Seat, type Verbs } from '@destrier/engine';
import type { Effect } from '../../content/types.js';
import type { Look, OpenLook, Played, Power, Play } from '../../state.js';

/** A power that may be used at a moment of the combat. */
export interface Reaction {
  readonly effect: Effect;
  readonly verb: string;
  /** By what everybody sees; `seat` is who has just played, where the moment is about somebody. */
  can(g: OpenLook, power: Power, seat: number): boolean;
  offer(g: Look, power: Power, m: MenuOf<Verbs>): void;
  carryOut(g: Play, power: Power, words: readonly Arg[], seat: number): void;
}

export function seatAt(words: readonly Arg[], at: number): Seat {
  const word = words[at];
  return need(isSeat(word) ? word : undefined, 'a seat');
}

export function wordAt(words: readonly Arg[], at: number): string {
  return String(need(words[at], 'a word'));
}

/** The cards of a seat in the combat. */
export function cardsOf(g: OpenLook, seat: number): Played[] {
  return g.s.combat.cards.filter((card) => card.seat === seat);
}

export function hasCards(g: OpenLook, seat: number): boolean {
  return g.s.combat.cards.some((card) => card.seat === seat);
}

/** A card of the combat by its kind and owner. Equal ones are the same to everybody: the last one. */
export function cardNamed(g: OpenLook, kind: string, seat: number): Played {
  return need(
    g.s.combat.cards.findLast((card) => card.kind === kind && card.seat === seat),
    kind,
  );
}

/** Each kind and owner once. */
export function differing(cards: readonly Played[]): Played[] {
  return cards.filter(
    (card, i) =>
      cards.findLastIndex((other) => other.kind === card.kind && other.seat === card.seat) === i,
  );
}
