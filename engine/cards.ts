import type { Card, Seat } from './basics.js';

/**
 * A card is a kind and a set of knowers, packed into one small integer: no instance number exists that could
 * leak. `knowers` are the seats that know this card lies here although the place does not show it to them;
 * seats that see the place by its nature are never among them, so equal knowledge is equal bytes.
 */

const KIND = 0xffff;
const KNOWERS_AT = 16;

/** A set of seats as bits. */
export type Seats = number;

export function bit(seat: Seat): Seats {
  return 1 << seat;
}

export function kindOf(card: Card): number {
  return card & KIND;
}

export function knowersOf(card: Card): Seats {
  return card >>> KNOWERS_AT;
}

export function knows(card: Card, seat: Seat): boolean {
  return (card & (1 << (KNOWERS_AT + seat))) !== 0;
}

export function cardOf(kind: number, knowers: Seats = 0): Card {
  return (kind | (knowers << KNOWERS_AT)) as Card;
}

/** The same kind in the same place, known to others. */
export function knownTo(card: Card, knowers: Seats): Card {
  return cardOf(kindOf(card), knowers);
}

/**
 * Takes the card at an index out of a place and returns it with the seats that know it afterwards.
 * `seers`: seats that see it leave or arrive. In an unordered place a seat that does not see the move can no
 * longer say where the cards it knew are; one that does see it cannot tell equal cards apart, so its knowledge
 * of an equal card that stays is used up first (otherwise it would learn that there were two).
 */
export function takeOut(place: Card[], index: number, seers: Seats, tracked: boolean): Card {
  const card = place[index] as Card;
  if (index === place.length - 1) place.pop();
  else place.splice(index, 1);
  if (tracked) return knownTo(card, knowersOf(card) | seers);
  let missing = seers & ~knowersOf(card);
  for (let i = 0; i < place.length; i++) {
    const other = place[i] as Card;
    let knowers = knowersOf(other) & seers;
    if (missing !== 0 && kindOf(other) === kindOf(card)) {
      const used = knowers & missing;
      knowers &= ~used;
      missing &= ~used;
    }
    place[i] = knownTo(other, knowers);
  }
  return knownTo(card, seers);
}
