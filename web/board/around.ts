import type { Seat } from '@destrier/engine';

/** How the players sit: who looks is at the foot of the table, the others follow clockwise. */
export function around(count: number, viewer: Seat | null): readonly Seat[] {
  const first = viewer ?? 0;
  return Array.from({ length: count }, (_, places) => ((first + places) % count) as Seat);
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The left half of the table by how many sit round it, from the foot on; the right half mirrors it. */
const LEFT: { readonly [count: number]: readonly Spot[] } = {
  3: [{ x: 0, y: 30 }],
  4: [{ x: 0, y: 50 }],
  5: [
    { x: 0, y: 62 },
    { x: 18, y: 0 },
  ],
  6: [
    { x: 3, y: 82 },
    { x: 3, y: 18 },
  ],
  7: [
    { x: 8, y: 90 },
    { x: 0, y: 45 },
    { x: 22, y: 0 },
  ],
  8: [
    { x: 10, y: 92 },
    { x: 0, y: 50 },
    { x: 10, y: 8 },
  ],
};

const FOOT: Spot = { x: 50, y: 100 };
const HEAD: Spot = { x: 50, y: 0 };

/** Places on the rim of the table, in hundredths of its width and height: the foot first, then clockwise. */
export function placesAround(count: number): readonly Spot[] {
  const left = LEFT[count] ?? [];
  const right = left.map(({ x, y }) => ({ x: 100 - x, y })).toReversed();
  return [FOOT, ...left, ...(count % 2 === 0 ? [HEAD] : []), ...right];
}
