import type { Spot } from '../outline.js';

/** Hexes with a point above, around (0, 0). */

/** From the middle to a corner. */
export const RADIUS = 60;
/** From the middle to a side. */
export const HALF_WIDTH = (Math.sqrt(3) / 2) * RADIUS;

/** What a drawn hex takes up: trees stand out of it above. */
export const HEX_FRAME = [
  -HALF_WIDTH - 4,
  -RADIUS - 24,
  2 * HALF_WIDTH + 8,
  2 * RADIUS + 28,
] as const;

/** From the upper point, clockwise. */
export function corners(radius = RADIUS): readonly Spot[] {
  return Array.from({ length: 6 }, (_, i) => {
    const turn = (i * Math.PI) / 3;
    return [Math.sin(turn) * radius, -Math.cos(turn) * radius];
  });
}

/** The middle of a hex by its axial address: one step of `q` goes east, one of `r` south-east. */
export function middleOf(q: number, r: number): Spot {
  return [2 * HALF_WIDTH * (q + r / 2), 1.5 * RADIUS * r];
}
