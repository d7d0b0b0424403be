import { cutOut, ellipse, flat, laidOut, type Drawing } from '../drawing.js';
import { kept } from '../kept.js';
import { shifted, type Spot } from '../outline.js';
import type { Pigment } from '../palette.js';
import { Pen } from '../pen.js';
import { corners, HALF_WIDTH, HEX_FRAME, middleOf, RADIUS } from './shape.js';
import { site, type SiteKind } from './sites.js';
import { country, GROUNDS, variantsOf, type Terrain } from './terrain.js';

/** Land by hexes: single ones, and a whole map. */

export interface Land {
  readonly terrain: Terrain;
  readonly site?: { readonly kind: SiteKind; readonly tint?: Pigment };
}

export interface LandAt extends Land {
  readonly q: number;
  readonly r: number;
  /** Hexes with the same are one tile: a bold line runs around it. */
  readonly tile: string;
}

/** One hex by itself. */
export const hex = kept((land: Land, variant: number = 0): Drawing => {
  const pen = new Pen(`hex ${land.terrain}`);
  pen.fill(GROUNDS[land.terrain], corners());
  const above = shifted(corners(), 0, -20);
  const outline = [...above.slice(5), ...above.slice(0, 2), ...corners().slice(2, 5)];
  pen.add(...cutOut(`hex-${land.terrain}-${variant}`, outline, raised(land, variant, false)));
  pen.contour(corners(), { breadth: 2, waver: 0.6 });
  return pen.drawing(...HEX_FRAME);
});

/** Country and site; where a mountain would hide the site it gives way. */
function raised(land: Land, variant: number, flip: boolean): readonly Drawing['parts'][number][] {
  const { terrain, site: there } = land;
  if (there === undefined) return [laidOut(country(terrain, variant).parts, { flip })];
  const clearing = ellipse(GROUNDS[terrain], [0, 12], 43, 27);
  const around = terrain === 'mountain' ? [] : [laidOut(country(terrain, variant).parts, { flip })];
  return [...around, clearing, laidOut(site(there.kind, there.tint).parts, {})];
}

const NEIGHBOURS = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
] as const;

/** The whole map: ground, lines between hexes and around tiles, then country and sites from back to front. */
export const landMap = kept((lands: readonly LandAt[], seed: string): Drawing => {
  const pen = new Pen(`map ${seed}`, { breadth: 1.4 });
  const placed = lands.map((land) => ({ land, at: middleOf(land.q, land.r) }));
  for (const { land, at } of placed)
    pen.add(flat(GROUNDS[land.terrain], shifted(corners(RADIUS + 0.6), at[0], at[1])));
  borders(pen, lands);
  for (const { land, at } of placed.toSorted((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0])) {
    const mixed = Math.abs(land.q * 7 + land.r * 13);
    const parts = raised(land, mixed % variantsOf(land.terrain), mixed % 5 > 2);
    pen.add(laidOut(parts, { x: at[0], y: at[1] }));
  }
  return pen.drawing(...frameOf(placed.map(({ at }) => at)));
});

function borders(pen: Pen, lands: readonly LandAt[]): void {
  const known = new Map(lands.map((land) => [`${land.q} ${land.r}`, land]));
  for (const { q, r, tile } of lands) {
    const around = shifted(corners(), ...middleOf(q, r));
    NEIGHBOURS.forEach(([dq, dr], i) => {
      const other = known.get(`${q + dq} ${r + dr}`);
      const isDrawn = other !== undefined && (other.q < q || (other.q === q && other.r < r));
      const [from, to] = [around[i], around[(i + 1) % 6]];
      if (isDrawn || from === undefined || to === undefined) return;
      const breadth = other === undefined ? 3.4 : other.tile === tile ? 1 : 2.2;
      pen.line([from, to], { breadth, taper: 0, waver: breadth === 1 ? 0.6 : 0.9 });
    });
  }
}

function frameOf(middles: readonly Spot[]): Drawing['frame'] {
  const [xs, ys] = [middles.map(([x]) => x), middles.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - HALF_WIDTH - 3, Math.min(...ys) - RADIUS - 16];
  const [right, bottom] = [Math.max(...xs) + HALF_WIDTH + 3, Math.max(...ys) + RADIUS + 3];
  return [left, top, right - left, bottom - top];
}
