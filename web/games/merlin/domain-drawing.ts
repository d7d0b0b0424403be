import { COLUMNS, spotOf, type Province, type Terrain } from '@destrier/merlin/page';
import { ellipse, laidOut, type Drawing } from '../../art/drawing.js';
import { squareTower } from '../../art/buildings.js';
import { country, GROUNDS, type Terrain as Country } from '../../art/hexes/terrain.js';
import { kept } from '../../art/kept.js';
import { rect, shifted } from '../../art/outline.js';
import { Pen } from '../../art/pen.js';
import {
  cornersOfHex,
  middleOfHex,
  type HexAddress,
  type HexGrid,
} from '../../board/hex-places.js';
import { goodSign } from './emblems.js';

/** The domain: hexes with a flat top between two frames of materials. */

export const HEX = 36;
const STEP = HEX * 1.5;
export const HEX_HEIGHT = Math.sqrt(3) * HEX;
const EDGE = 10;
const FRAME = 32;
export const DOMAIN_WIDTH = 2 * EDGE + (COLUMNS - 1) * STEP + 2 * HEX;

export const domainHeight = (rows: number): number =>
  2 * (FRAME + 8) + rows * HEX_HEIGHT + HEX_HEIGHT / 2;

/** How the tiles lie. */
export const GRID: HexGrid = {
  radius: HEX,
  isFlat: true,
  origin: [EDGE + HEX, FRAME + 8 + HEX_HEIGHT / 2],
};

/** Every second column lies half a tile lower. */
export function addressOf(tile: number): HexAddress {
  const { column, row } = spotOf(tile);
  return { q: column, r: row - Math.floor(column / 2) };
}

const COUNTRY: { readonly [terrain in Terrain]: Country } = {
  mountain: 'mountain',
  wood: 'forest',
  lake: 'lake',
};

export interface DomainTile {
  readonly terrain: Terrain;
  readonly tower: boolean;
}

export const domainDrawing = kept(
  (
    tiles: readonly DomainTile[],
    frames: { readonly top: readonly Province[]; readonly bottom: readonly Province[] },
  ): Drawing => {
    const pen = new Pen('domain', { breadth: 1.5 });
    const height = domainHeight(tiles.length / COLUMNS);
    const heightOf = (tile: number): number => middleOfHex(GRID, addressOf(tile))[1];
    frame(pen, FRAME / 2, frames.top);
    frame(pen, height - FRAME / 2, frames.bottom);
    for (const [at, { terrain }] of tiles.entries()) {
      const outline = shifted(cornersOfHex(HEX, true), ...middleOfHex(GRID, addressOf(at)));
      pen.fill(GROUNDS[COUNTRY[terrain]], outline).contour(outline, 1.6);
    }
    const order = [...tiles.keys()].toSorted((a, b) => heightOf(a) - heightOf(b));
    for (const at of order) {
      const tile = tiles[at];
      if (tile === undefined) continue;
      const [x, y] = middleOfHex(GRID, addressOf(at));
      pen.add(laidOut(country(COUNTRY[tile.terrain], at % 2).parts, { x, y, scale: 0.54 }));
      if (tile.tower) pen.add(...tower(x, y, tile.terrain));
    }
    return pen.drawing(0, 0, DOMAIN_WIDTH, height);
  },
);

/** A tile by itself. */
export const landDrawing = kept((terrain: Terrain): Drawing => {
  const pen = new Pen('land', { breadth: 1.5 });
  const outline = cornersOfHex(HEX, true);
  pen.fill(GROUNDS[COUNTRY[terrain]], outline).contour(outline, 1.6);
  pen.add(laidOut(country(COUNTRY[terrain], 0).parts, { scale: 0.54 }));
  return pen.drawing(-HEX - 2, -HEX - 2, 2 * HEX + 4, 2 * HEX + 4);
});

function frame(pen: Pen, y: number, materials: readonly Province[]): void {
  pen.shape('wood-light', rect(4, y - 15, DOMAIN_WIDTH - 8, 30), 1.7);
  for (const [column, province] of materials.entries())
    pen.put(goodSign('material', province), {
      x: EDGE + HEX + column * STEP - 13,
      y: y - 13,
      scale: 1.08,
    });
}

function tower(x: number, y: number, terrain: Terrain): Drawing['parts'] {
  const pen = new Pen('tower of the domain');
  squareTower(pen, [-12, 0, 24, 44, 16], {});
  return [
    ellipse(GROUNDS[COUNTRY[terrain]], [x + 15, y + 17], 13, 8),
    laidOut(pen.parts(), { x: x + 13, y: y + 20, scale: 0.5 }),
  ];
}
