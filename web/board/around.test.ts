import { expect, it } from 'vitest';
import { around, placesAround } from './around.js';

it('begins with who looks and goes on clockwise', () => {
  expect(around(4, 2)).toEqual([2, 3, 0, 1]);
  expect(around(3, null)).toEqual([0, 1, 2]);
});

it('who looks sits at the foot, the left neighbour on the left', () => {
  expect(placesAround(4)).toEqual([
    { x: 50, y: 100 },
    { x: 0, y: 50 },
    { x: 50, y: 0 },
    { x: 100, y: 50 },
  ]);
});

it.each([3, 4, 5, 6, 7, 8])('there is room for %i', (count) => {
  const places = placesAround(count);
  expect(places).toHaveLength(count);
  for (const [at, one] of places.entries())
    for (const other of places.slice(at + 1))
      expect(
        Math.max(Math.abs(one.x - other.x) / 26, Math.abs(one.y - other.y) / 30),
      ).toBeGreaterThan(1);
});
