import type { Spot } from '../../art/outline.js';

/**
 * Where everything lies on a table of 1440 by 848: the plate of each seat by its upper left corner, and the middle of the
 * card before it. The viewer sits at the foot; the others follow clockwise, the right half mirrors the left.
 */
export interface Seating {
  readonly plate: Spot;
  readonly slot: Spot;
}

const WIDTH = 1440;
export const PLATE_WIDTH = 292;

/** The card of who looks; the own plate has its place below. */
const FOOT: Seating = { plate: [12, 664], slot: [720, 514] };
const HEAD: Seating = { plate: [574, 12], slot: [720, 226] };

/** The left half by how many sit round the table, from the foot on. */
const LEFT: { readonly [count: number]: readonly Seating[] } = {
  3: [{ plate: [250, 16], slot: [584, 262] }],
  4: [{ plate: [14, 270], slot: [486, 340] }],
  5: [
    { plate: [14, 290], slot: [484, 352] },
    { plate: [250, 16], slot: [620, 236] },
  ],
  6: [
    { plate: [14, 430], slot: [482, 446] },
    { plate: [14, 200], slot: [512, 252] },
  ],
  7: [
    { plate: [14, 450], slot: [482, 460] },
    { plate: [14, 250], slot: [432, 282] },
    { plate: [250, 16], slot: [610, 226] },
  ],
  8: [
    { plate: [14, 470], slot: [482, 462] },
    { plate: [14, 280], slot: [424, 284] },
    { plate: [206, 16], slot: [572, 226] },
  ],
};

/** A card of nobody lies beside the lead. */
export const NOBODYS: Spot = [598, 392];

/** The foot first, then clockwise. */
export function seatingOf(count: number): readonly Seating[] {
  const left = LEFT[count] ?? [];
  const right = left
    .map(({ plate: [x, y], slot: [sx, sy] }): Seating => ({
      plate: [WIDTH - PLATE_WIDTH - x, y],
      slot: [WIDTH - sx, sy],
    }))
    .toReversed();
  return [FOOT, ...left, ...(count % 2 === 0 ? [HEAD] : []), ...right];
}
