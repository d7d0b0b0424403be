import type { Spot } from '../../art/outline.js';
import { onRing } from '../../art/scenes/ring.js';

/** Where things lie in the provinces around the ring. */

/** Degrees from the middle of a petal, and the distance from the middle of the ring. */
const SLOTS = [-12.6, -4.2, 4.2, 12.6];
const STORES = [-10, 0, 10];
const SIDE = 21;
const OUTER = 281;
const INNER = 241;

export interface PetalPlaces {
  readonly servants: readonly Spot[];
  readonly goods: readonly Spot[];
  readonly shield: Spot;
  readonly counters: Spot;
}

/** Where things lie in a province whose middle is so many degrees from the top. */
export function petalPlaces(middle: number): PetalPlaces {
  return {
    servants: SLOTS.map((aside) => onRing(middle + aside, OUTER)),
    goods: STORES.map((aside) => onRing(middle + aside, INNER)),
    shield: onRing(middle - SIDE, INNER + 1),
    counters: onRing(middle + SIDE, INNER + 2),
  };
}
