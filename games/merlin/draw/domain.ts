import { need } from '@destrier/engine';
import { COLUMNS } from '../domain.js';
import { tileOf } from '../rules/building.js';
import { pad, type Page } from './page.js';

/** The domain between its frames: odd columns lie half a tile lower. */

const CELL = 7;
export const DOMAIN_WIDTH = CELL * COLUMNS;

const columns = Array.from({ length: COLUMNS }, (_, column) => column);

/** A tile: its terrain, a star for a tower, and the seat whose manor stands there. */
function cell(page: Page, tile: number): string {
  const { terrain, tower } = tileOf(page.g, tile);
  const owner = page.view.manors[tile] ?? null;
  const manor = owner === null ? ' ·' : `⌂${owner + 1}`;
  return pad(`${page.labels.terrains[terrain]}${tower ? '*' : ' '} ${manor}`, CELL);
}

function frame({ word }: Page, materials: readonly string[]): string {
  return columns
    .map((column) => pad(word(need(materials[column], 'a material')), CELL - 1).padEnd(CELL))
    .join('');
}

/** The columns of one kind in a row of tiles; the others are left free. */
function line(page: Page, row: number, odd: boolean): string {
  return columns
    .map((column) =>
      (column % 2 === 1) === odd ? cell(page, row * COLUMNS + column) : pad('', CELL),
    )
    .join('');
}

export function domain(page: Page): string[] {
  const { top, bottom } = page.content.frames;
  const rows = Array.from({ length: page.view.manors.length / COLUMNS }, (_, row) => row);
  return [
    frame(page, top.materials),
    ...rows.flatMap((row) => [line(page, row, false), line(page, row, true)]),
    frame(page, bottom.materials),
  ];
}
