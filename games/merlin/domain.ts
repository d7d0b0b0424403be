import { need } from '@destrier/engine';
import type { Content, Province, Terrain } from './content/types.js';

/** The geometry of the domain [M7.4]: hexagons with a flat top, odd columns half a tile lower, numbered row by row. */

export const COLUMNS = 6;

const DIRECTIONS = [
  'north',
  'north-east',
  'south-east',
  'south',
  'south-west',
  'north-west',
] as const;
type Direction = (typeof DIRECTIONS)[number];

interface Spot {
  readonly column: number;
  readonly row: number;
}

function step({ column, row }: Spot, direction: Direction): Spot {
  // From an even column a slant upwards leads a row up, from an odd one a slant downwards a row down.
  const up = column % 2 === 0 ? row - 1 : row;
  switch (direction) {
    case 'north':
      return { column, row: row - 1 };
    case 'south':
      return { column, row: row + 1 };
    case 'north-east':
      return { column: column + 1, row: up };
    case 'south-east':
      return { column: column + 1, row: up + 1 };
    case 'north-west':
      return { column: column - 1, row: up };
    case 'south-west':
      return { column: column - 1, row: up + 1 };
  }
}

export const spotOf = (tile: number): Spot => ({
  column: tile % COLUMNS,
  row: Math.floor(tile / COLUMNS),
});
export const tileAt = ({ column, row }: Spot): number => row * COLUMNS + column;

const isInside = ({ column, row }: Spot, rows: number): boolean =>
  column >= 0 && column < COLUMNS && row >= 0 && row < rows;

/** The tiles that touch a tile. */
export function neighboursOf(tile: number, rows: number): number[] {
  return DIRECTIONS.map((direction) => step(spotOf(tile), direction))
    .filter((spot) => isInside(spot, rows))
    .map(tileAt);
}

/** The materials at the ends of the lines from a tile, each once [M7.2] [M7.3]. */
export function materialsOf(tile: number, rows: number, frames: Content['frames']): Province[] {
  const ends = DIRECTIONS.flatMap((direction) => {
    let spot = spotOf(tile);
    while (isInside(spot, rows)) spot = step(spot, direction);
    if (spot.column < 0 || spot.column >= COLUMNS) return [];
    const { materials } = spot.row < 0 ? frames.top : frames.bottom;
    return [need(materials[spot.column], 'a material')];
  });
  return [...new Set(ends)];
}

/** Of each tile the number of its territory, in the order of their first tiles [M13.1]. */
export function territoriesOf(terrains: readonly Terrain[]): number[] {
  const rows = terrains.length / COLUMNS;
  const found: (number | undefined)[] = terrains.map(() => undefined);
  let next = 0;
  for (let first = 0; first < terrains.length; first++) {
    if (found[first] !== undefined) continue;
    const waiting = [first];
    for (let tile = waiting.pop(); tile !== undefined; tile = waiting.pop()) {
      if (found[tile] !== undefined) continue;
      found[tile] = next;
      waiting.push(
        ...neighboursOf(tile, rows).filter((other) => terrains[other] === terrains[first]),
      );
    }
    next++;
  }
  return found.map((number) => need(number, 'a territory'));
}
