import { need } from '@destrier/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookOf } from './book.js';
import { content } from './content/index.js';
import { PROVINCES, TERRAINS, type Terrain } from './content/types.js';
import { COLUMNS, materialsOf, neighboursOf, territoriesOf } from './domain.js';

/** The middle of a tile, in halves of its height: odd columns lie half a tile lower. */
const middle = (tile: number): [x: number, y: number] => {
  const column = tile % COLUMNS;
  return [column, 2 * Math.floor(tile / COLUMNS) + (column % 2)];
};

/** Whether tiles touch: one below the other, or in the next column half a tile apart. */
function touch(one: number, other: number): boolean {
  const [x, y] = middle(one);
  const [u, v] = middle(other);
  return (x === u && Math.abs(y - v) === 2) || (Math.abs(x - u) === 1 && Math.abs(y - v) === 1);
}

describe.each([3, 4])('a domain of %d rows', (rows) => {
  const tiles = Array.from({ length: rows * COLUMNS }, (_, tile) => tile);

  it('[M7.4 computes] neighbours are the tiles that touch', () => {
    for (const tile of tiles)
      expect(neighboursOf(tile, rows).toSorted((a, b) => a - b)).toEqual(
        tiles.filter((other) => touch(tile, other)),
      );
  });

  it('[M7.2 computes] [M7.4 computes] materials are those at the ends of straight lines', () => {
    const { top, bottom } = content.frames;
    for (const tile of tiles) {
      const [x, y] = middle(tile);
      const ends: string[] = [];
      // Up and down the column, and along both slants to the spots just outside above and below.
      for (let column = 0; column < COLUMNS; column++) {
        const above = -2 + (column % 2);
        const below = 2 * rows + (column % 2);
        const far = Math.abs(column - x);
        // A line ends at the first spot outside: the one before it still lies in the domain.
        const before = (column - Math.sign(column - x)) % 2;
        const isUp = column === x || (y - far === above && y - far + 1 >= before);
        const isDown =
          column === x || (y + far === below && y + far - 1 <= 2 * (rows - 1) + before);
        if (isUp) ends.push(need(top.materials[column], 'a material'));
        if (isDown) ends.push(need(bottom.materials[column], 'a material'));
      }
      expect(materialsOf(tile, rows, content.frames).toSorted()).toEqual(
        [...new Set(ends)].toSorted(),
      );
    }
  });

  it('a material with which no tile begins pays more tiles than any other', () => {
    const paid = new Map<string, number>();
    for (const materials of need(bookOf({ content }).materials[rows], 'materials'))
      for (const one of materials) paid.set(one, (paid.get(one) ?? 0) + 1);
    const begun = new Set(Object.values(content.starts).map(({ material }) => material));
    const tilesOf = (isBegun: boolean): number[] =>
      PROVINCES.filter((one) => begun.has(one) === isBegun).map((one) => paid.get(one) ?? 0);
    expect(Math.min(...tilesOf(false))).toBeGreaterThan(Math.max(...tilesOf(true)));
  });

  it('[M13.1 computes] territories are what joining neighbours of one terrain gives', () => {
    const layout = fc.array(fc.constantFrom<Terrain>(...TERRAINS), {
      minLength: rows * COLUMNS,
      maxLength: rows * COLUMNS,
    });
    fc.assert(
      fc.property(layout, (terrains) => {
        // Each tile points to another of its territory, or to itself.
        const root = tiles.map((tile) => tile);
        const find = (tile: number): number =>
          root[tile] === tile ? tile : find(need(root[tile], 'a tile'));
        for (const one of tiles)
          for (const other of tiles)
            if (touch(one, other) && terrains[one] === terrains[other])
              root[find(one)] = find(other);
        const found = territoriesOf(terrains);
        const joined = (same: (one: number, other: number) => boolean): boolean[][] =>
          tiles.map((one) => tiles.map((other) => same(one, other)));
        expect(joined((one, other) => found[one] === found[other])).toEqual(
          joined((one, other) => find(one) === find(other)),
        );
      }),
      { numRuns: 60 },
    );
  });
});
