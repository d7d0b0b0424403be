import { expect, it } from 'vitest';
import type { Spot } from '../art/outline.js';
import { cornersOfHex, middleOfHex, onHexBox, type HexGrid } from './hex-places.js';

const GRID: HexGrid = {
  radius: 10,
  isFlat: true,
  origin: [50, 50],
};
const far = ([x, y]: Spot, [u, v]: Spot): number => Math.hypot(x - u, y - v);
const NEIGHBOURS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
] as const;

it.each([true, false])(
  'lays the six neighbours side by side, whichever way they stand',
  (isFlat) => {
    const grid = { ...GRID, isFlat };
    const middle = middleOfHex(grid, { q: 2, r: -1 });
    for (const [q, r] of NEIGHBOURS)
      expect(far(middle, middleOfHex(grid, { q: 2 + q, r: r - 1 }))).toBeCloseTo(10 * Math.sqrt(3));
    // Next to a neighbour there is a hex that is none.
    expect(far(middle, middleOfHex(grid, { q: 3, r: 0 }))).toBeGreaterThan(25);
  },
);

it('begins with a corner to the right where sides are above, and with a side where points are', () => {
  expect(cornersOfHex(10, true)[0]?.[1]).toBeCloseTo(0);
  expect(Math.max(...cornersOfHex(10, false).map(([, y]) => y))).toBeCloseTo(10);
  expect(Math.max(...cornersOfHex(10, true).map(([, y]) => y))).toBeCloseTo(5 * Math.sqrt(3));
});

it('places a box by shares of the drawing, wherever that begins', () => {
  expect(onHexBox(GRID, { q: 0, r: 0 }, [0, 0, 100, 200])).toEqual({
    left: '50%',
    top: '25%',
    width: '15%',
  });
  expect(onHexBox(GRID, { q: 0, r: 0 }, [-50, 50, 100, 200])).toMatchObject({
    left: '100%',
    top: '0%',
  });
});
