import type { Content } from './types.js';

/** Faces i and 5 - i lie opposite each other: an active symbol is turned to the highest face. */
export const dice = {
  red: { source: 'house', faces: ['symbol', 1, 2, 3, 4, 5], low: 1, high: 5 },
  black: { source: 'house', faces: ['symbol', 0, 1, 2, 3, 4], low: 0, high: 4 },
  white: { source: 'house', faces: ['symbol', 0, 1, 2, 2, 3], low: 0, high: 3 },
} satisfies Content['dice'];
