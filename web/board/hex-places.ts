import type { CSSProperties } from 'react';
import type { Drawing } from '../art/drawing.js';
import type { Spot } from '../art/outline.js';

/** Where hexes lie: by axial addresses, as tall as their radius says. */
export interface HexGrid {
  /** From the middle of a hex to a corner. */
  readonly radius: number;
  /** Whether a side is above, and not a point. */
  readonly isFlat: boolean;
  /** The middle of the hex (0, 0) on the drawing of the land. */
  readonly origin: Spot;
}

/** A hex by its address: a step of `q` goes to the right, a step of `r` downwards, both along sides of hexes. */
export interface HexAddress {
  readonly q: number;
  readonly r: number;
}

export function middleOfHex(
  { radius, isFlat, origin: [x, y] }: HexGrid,
  { q, r }: HexAddress,
): Spot {
  const [step, side] = [1.5 * radius, Math.sqrt(3) * radius];
  return isFlat ? [x + step * q, y + side * (r + q / 2)] : [x + side * (q + r / 2), y + step * r];
}

/** The corners of a hex around (0, 0). */
export function cornersOfHex(radius: number, isFlat: boolean): readonly Spot[] {
  return Array.from({ length: 6 }, (_, i) => {
    const turn = ((i + (isFlat ? 0 : 0.5)) * Math.PI) / 3;
    return [Math.cos(turn) * radius, Math.sin(turn) * radius];
  });
}

/** A square around the middle of a hex, which holds what lies on it: by shares of the drawing of the land. */
export function onHexBox(
  grid: HexGrid,
  at: HexAddress,
  [left, top, width, height]: Drawing['frame'],
): CSSProperties {
  const [x, y] = middleOfHex(grid, at);
  const share = (of: number, whole: number): string => `${(of / whole) * 100}%`;
  return {
    left: share(x - left, width),
    top: share(y - top, height),
    width: share(1.5 * grid.radius, width),
  };
}
