/** How far a sheet is pulled up. */
export const DETENTS = ['peek', 'half', 'full'] as const;
export type Detent = (typeof DETENTS)[number];

export type DetentHeights = { readonly [detent in Detent]: number };

/** In pixels a millisecond: faster, it is thrown, and goes on to the next. */
const THROWN = 0.5;

/** Where a sheet comes to rest that was let go at a height, while it rose by so many pixels a millisecond. */
export function restingAt(height: number, rising: number, heights: DetentHeights): Detent {
  if (rising > THROWN) return DETENTS.find((one) => heights[one] > height) ?? 'full';
  if (rising < -THROWN) return DETENTS.findLast((one) => heights[one] < height) ?? 'peek';
  const far = (one: Detent): number => Math.abs(heights[one] - height);
  return DETENTS.reduce((best, one) => (far(one) < far(best) ? one : best));
}

/** The next one up or down; the same at the end. */
export function besideIt(detent: Detent, by: 1 | -1): Detent {
  return DETENTS[DETENTS.indexOf(detent) + by] ?? detent;
}
