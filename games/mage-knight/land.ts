import { interned, need } from '@destrier/engine';
import {
  DIRECTIONS,
  type Content,
  type Direction,
  type Shape,
  type SiteKind,
  type Terrain,
} from './content/types.js';

/** The map as the tiles lie: which space is where, and what is beside it. Worked out once for each layout. */

const OFFSETS: { readonly [direction in Direction]: readonly [number, number] } = {
  C: [0, 0],
  NE: [1, -1],
  E: [1, 0],
  SE: [0, 1],
  SW: [-1, 1],
  W: [-1, 0],
  NW: [0, -1],
};
const AROUND = DIRECTIONS.filter((direction) => direction !== 'C').map((one) => OFFSETS[one]);
/** The places of tiles around a place. */
const BESIDE: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
];

export interface Space {
  readonly id: string;
  readonly q: number;
  readonly r: number;
  readonly terrain: Terrain;
  readonly site: SiteKind | null;
  readonly tile: string;
  /** Ids of the spaces beside it. */
  readonly beside: readonly string[];
}

/** A place beside the tiles that lie. */
export interface FreePlace {
  /** `0,1`. */
  readonly place: string;
  /** Its middle. */
  readonly q: number;
  readonly r: number;
  /** How many tiles it touches. */
  readonly touched: number;
  /** Whether one of those touches two others. */
  readonly backed: boolean;
}

export interface Land {
  readonly spaces: ReadonlyMap<string, Space>;
  readonly free: readonly FreePlace[];
}

const centre = (x: number, y: number): readonly [number, number] => [3 * x + y, -2 * x - 3 * y];
const key = (x: number, y: number): string => `${x},${y}`;
function placeOf(text: string): readonly [number, number] {
  const [x = '', y = ''] = text.split(',');
  return [Number(x), Number(y)];
}

function tilesBeside(place: string): string[] {
  const [x, y] = placeOf(place);
  return BESIDE.map(([dx, dy]) => key(x + dx, y + dy));
}

/** The places around those where tiles lie. */
function freeBeside(tiles: ReadonlySet<string>): FreePlace[] {
  const touching = (place: string): string[] => tilesBeside(place).filter((one) => tiles.has(one));
  const found = new Set<string>();
  for (const tile of tiles)
    for (const place of tilesBeside(tile)) if (!tiles.has(place)) found.add(place);
  const isBacked = new Map([...tiles].map((tile) => [tile, touching(tile).length >= 2]));
  return [...found].map((place) => {
    const [q, r] = centre(...placeOf(place));
    const touched = touching(place);
    const backed = touched.some((tile) => isBacked.get(tile) === true);
    return { place, q, r, touched: touched.length, backed };
  });
}

/** A number for each hex, since names of numbers would have to be spelled. */
const SPAN = 1024;
const hexAt = (q: number, r: number): number => q * SPAN + r;

function landFrom(content: Content, layout: readonly string[]): Land {
  const spaces = new Map<string, Space & { readonly beside: string[] }>();
  const at = new Map<number, string>();
  const tiles = new Set<string>();
  for (const entry of layout) {
    const [tile = '', place = ''] = entry.split(':');
    tiles.add(place);
    const [q, r] = centre(...placeOf(place));
    const { hexes } = need(content.tiles[tile], tile);
    for (const direction of DIRECTIONS) {
      const [dq, dr] = OFFSETS[direction];
      const { terrain, site = null } = hexes[direction];
      const id = interned(`${tile}-${direction}`);
      spaces.set(id, { id, q: q + dq, r: r + dr, terrain, site, tile, beside: [] });
      at.set(hexAt(q + dq, r + dr), id);
    }
  }
  for (const { q, r, beside } of spaces.values())
    for (const [dq, dr] of AROUND) {
      const other = at.get(hexAt(q + dq, r + dr));
      if (other !== undefined) beside.push(other);
    }
  return { spaces, free: freeBeside(tiles) };
}

const LANDS = 100;
const kept = new WeakMap<Content, Map<string, Land>>();

interface Last {
  readonly content: Content;
  readonly layout: readonly string[];
  /** How many lay there. */
  readonly tiles: number;
  readonly land: Land;
}
let last: Last | undefined;

// Rules ask for the same land again and again. A layout grows and is never changed otherwise.
const isLast = (content: Content, layout: readonly string[]): boolean =>
  last?.layout === layout && last.tiles === layout.length && last.content === content;

/** The land of a layout. */
export function landOf(content: Content, layout: readonly string[]): Land {
  if (last !== undefined && isLast(content, layout)) return last.land;
  const land = landIn(content, layout);
  last = { content, layout, tiles: layout.length, land };
  return land;
}

function landIn(content: Content, layout: readonly string[]): Land {
  const lands = kept.get(content) ?? new Map<string, Land>();
  kept.set(content, lands);
  const name = layout.join(' ');
  const known = lands.get(name);
  if (known !== undefined) return known;
  if (lands.size >= LANDS) lands.clear();
  const land = landFrom(content, layout);
  lands.set(name, land);
  return land;
}

/** Whether a shape of the map has this place [K8.10]. */
export function isInShape(shape: Shape, place: string): boolean {
  const [x, y] = placeOf(place);
  switch (shape) {
    case 'wedge':
    case 'coastless':
      return x >= 0 && y >= 0;
    case 'open-5':
      return isOpen(x, y) && y >= -2 && y <= 2;
    case 'open-4':
      return isOpen(x, y) && y >= -2 && y <= 1;
    case 'open-3':
      return isOpen(x, y) && y >= -1 && y <= 1;
  }
}

const isOpen = (x: number, y: number): boolean => x >= 0 && (y >= 0 || x >= -y);

/** Whether a core tile may lie there: in a wedge not along the coast [K8.5]. */
export function isCorePlace(shape: Shape, place: string): boolean {
  const [x, y] = placeOf(place);
  return shape !== 'wedge' || (x > 0 && y > 0);
}

/** The first tiles of a shape. */
export function firstPlaces(shape: Shape): readonly string[] {
  return shape === 'wedge' || shape === 'coastless' ? ['0,1', '1,0'] : ['0,1', '1,0', '1,-1'];
}

/** How far a space lies from the middle of a place: 2 where it would be beside a tile there. */
export function stepsTo({ q, r }: Space, place: FreePlace): number {
  return distance(q, r, place.q, place.r);
}

function distance(q: number, r: number, q2: number, r2: number): number {
  return (Math.abs(q - q2) + Math.abs(r - r2) + Math.abs(q + r - q2 - r2)) / 2;
}
