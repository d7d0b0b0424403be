import { expect, it } from 'vitest';
import type { Spot } from '../../art/outline.js';
import { RING } from '../../art/scenes/ring.js';
import { middleOfHex } from '../../board/hex-places.js';
import { addressOf, DOMAIN_WIDTH, GRID, domainHeight, HEX, HEX_HEIGHT } from './domain-drawing.js';
import { petalPlaces } from './places.js';

const far = ([x, y]: Spot, [u, v]: Spot): number => Math.hypot(x - u, y - v);
const middleOfTile = (tile: number): Spot => middleOfHex(GRID, addressOf(tile));
const MIDDLE: Spot = [RING.size / 2, RING.size / 2];

it.each([0, 60, 120, 180, 240, 300])(
  'lays all that belongs to the province at %i degrees inside of it, and nothing upon another',
  (degrees) => {
    const { servants, goods, shield, counters } = petalPlaces(degrees);
    const all = [...servants, ...goods, shield, counters];
    for (const spot of all) {
      expect(far(spot, MIDDLE)).toBeGreaterThan(RING.inner + 15);
      expect(far(spot, MIDDLE)).toBeLessThan(RING.outer - 15);
    }
    for (const [at, spot] of all.entries())
      for (const other of all.slice(at + 1)) expect(far(spot, other)).toBeGreaterThan(32);
    // Their buttons are squares that stand upright, however the province lies.
    for (const [at, [x, y]] of servants.entries())
      for (const [u, v] of servants.slice(at + 1))
        expect(Math.max(Math.abs(x - u), Math.abs(y - v))).toBeGreaterThan(32);
  },
);

it.each([3, 4])('lays %i rows of tiles side by side between the frames', (rows) => {
  const tiles = Array.from({ length: rows * 6 }, (_, tile) => middleOfTile(tile));
  for (const [x, y] of tiles) {
    expect(x - HEX).toBeGreaterThanOrEqual(0);
    expect(x + HEX).toBeLessThanOrEqual(DOMAIN_WIDTH);
    expect(y - HEX_HEIGHT / 2).toBeGreaterThan(32);
    expect(y + HEX_HEIGHT / 2).toBeLessThan(domainHeight(rows) - 32);
  }
  for (const [at, spot] of tiles.entries())
    for (const other of tiles.slice(at + 1))
      expect(far(spot, other)).toBeGreaterThan(HEX_HEIGHT - 0.01);
});

it('puts the second column half a tile lower', () => {
  const [first, second] = [middleOfTile(0), middleOfTile(1)];
  expect(second[1] - first[1]).toBeCloseTo(HEX_HEIGHT / 2);
  expect(middleOfTile(6)[1] - first[1]).toBeCloseTo(HEX_HEIGHT);
});
