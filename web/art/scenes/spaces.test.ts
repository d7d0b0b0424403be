import { expect, it } from 'vitest';
import { corners, HALF_WIDTH, middleOf, RADIUS } from '../hexes/shape.js';
import { onTable } from './hall.js';
import { onRing, RING, wedge } from './ring.js';
import { TOWN, TOWN_PLACES } from './town.js';
import { trackSpaces } from './track.js';

it('leads a track once around its frame, from corner to corner', () => {
  const spaces = trackSpaces({ width: 800, height: 500, band: 32, across: 10, down: 5 });
  expect(spaces).toHaveLength(30);
  expect(new Set(spaces.map(String)).size).toBe(30);
  expect([0, 9, 15, 24].map((n) => spaces[n])).toEqual([
    [16, 16],
    [784, 16],
    [784, 484],
    [16, 484],
  ]);
});

it('lays the ring clockwise from the top', () => {
  const middle = RING.size / 2;
  expect(onRing(0, 100)).toEqual([middle, middle - 100]);
  expect(onRing(90, 100).map(Math.round)).toEqual([middle + 100, middle]);
  for (const [x, y] of wedge([0, 15], [RING.table, RING.ring])) {
    const far = Math.hypot(x - middle, y - middle);
    expect(far).toBeGreaterThan(RING.table - 0.01);
    expect(far).toBeLessThan(RING.ring + 0.01);
  }
});

it('lets neighbouring hexes share two corners', () => {
  const at = (q: number, r: number): readonly string[] => {
    const [x, y] = middleOf(q, r);
    return corners().map(([dx, dy]) => `${Math.round(x + dx)} ${Math.round(y + dy)}`);
  };
  const own = at(0, 0);
  for (const [q, r] of [
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
  ] as const)
    expect(at(q, r).filter((corner) => own.includes(corner))).toHaveLength(2);
  expect(at(1, 1).filter((corner) => own.includes(corner))).toHaveLength(0);
  expect(HALF_WIDTH).toBeCloseTo(RADIUS * Math.cos(Math.PI / 6));
});

it('has each place of the town once, inside of it', () => {
  expect(new Set(TOWN_PLACES.map(({ art }) => art)).size).toBe(TOWN_PLACES.length);
  for (const { at } of TOWN_PLACES) {
    expect(at[0]).toBeGreaterThan(100);
    expect(at[0]).toBeLessThan(TOWN.width - 100);
    expect(at[1]).toBeLessThan(TOWN.height - 50);
  }
});

it('knows the rim of the table', () => {
  const [x, y] = onTable(0, 1);
  expect([x, y]).toEqual([1212, 372]);
});
