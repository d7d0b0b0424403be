import { need } from '@destrier/engine';
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

export interface Land {
  readonly spaces: ReadonlyMap<string, Space>;
  /** Places of tiles, with how many tiles touch each: `0,1`. */
  readonly tiles: ReadonlySet<string>;
  readonly free: readonly string[];
}

const centre = (x: number, y: number): readonly [number, number] => [3 * x + y, -2 * x - 3 * y];
const key = (x: number, y: number): string => `${x},${y}`;
export function placeOf(text: string): readonly [number, number] {
  const [x = '', y = ''] = text.split(',');
  return [Number(x), Number(y)];
}

export function tilesBeside(place: string): string[] {
  const [x, y] = placeOf(place);
  return BESIDE.map(([dx, dy]) => key(x + dx, y + dy));
}

function landFrom(content: Content, layout: readonly string[]): Land {
  const found = new Map<string, Omit<Space, 'beside'>>();
  const at = new Map<string, string>();
  const tiles = new Set<string>();
  for (const entry of layout) {
    const [tile = '', place = ''] = entry.split(':');
    tiles.add(place);
    const [x, y] = placeOf(place);
    const [q, r] = centre(x, y);
    for (const direction of DIRECTIONS) {
      const [dq, dr] = OFFSETS[direction];
      const { terrain, site = null } = need(content.tiles[tile], tile).hexes[direction];
      const id = `${tile}-${direction}`;
      found.set(id, { id, q: q + dq, r: r + dr, terrain, site, tile });
      at.set(key(q + dq, r + dr), id);
    }
  }
  const spaces = new Map<string, Space>();
  for (const space of found.values()) {
    const beside = AROUND.flatMap(([dq, dr]) => at.get(key(space.q + dq, space.r + dr)) ?? []);
    spaces.set(space.id, { ...space, beside });
  }
  const free = new Set<string>();
  for (const place of tiles)
    for (const other of tilesBeside(place)) if (!tiles.has(other)) free.add(other);
  return { spaces, tiles, free: [...free] };
}

const LANDS = 4000;
const kept = new WeakMap<Content, Map<string, Land>>();

interface Last {
  readonly content: Content;
  readonly layout: readonly string[];
  readonly land: Land;
}
let last: Last | undefined;

// Rules ask for the same land again and again: names are compared by where they lie.
const isLast = (content: Content, layout: readonly string[]): boolean =>
  last?.content === content &&
  last.layout.length === layout.length &&
  last.layout.every((entry, at) => entry === layout[at]);

/** The land of a layout. */
export function landOf(content: Content, layout: readonly string[]): Land {
  if (last !== undefined && isLast(content, layout)) return last.land;
  const land = landIn(content, layout);
  last = { content, layout: [...layout], land };
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

/** Whether a shape of the map has this place. */
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

/** Whether a space lies beside a place where a tile may come to lie. */
export function touchesPlace(space: Space, place: string): boolean {
  const [x, y] = placeOf(place);
  const [q, r] = centre(x, y);
  return DIRECTIONS.some((direction) => {
    const [dq, dr] = OFFSETS[direction];
    return distance(space.q, space.r, q + dq, r + dr) === 1;
  });
}

export function distance(q: number, r: number, q2: number, r2: number): number {
  return (Math.abs(q - q2) + Math.abs(r - r2) + Math.abs(q + r - q2 - r2)) / 2;
}
