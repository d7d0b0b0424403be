import { diaper, ellipse, flat, laidOut, ruled, type Drawing } from '../drawing.js';
import { emblem } from '../emblem.js';
import { fir, tree } from '../greenery.js';
import { site, type SiteKind } from '../hexes/sites.js';
import { kept } from '../kept.js';
import { circle, run, shifted, written, type Spot } from '../outline.js';
import type { Pigment } from '../palette.js';
import { Pen } from '../pen.js';

/** A board that is a ring: provinces around it, a table in its middle. 640 by 640. */

export const RING = { size: 640, table: 134, ring: 204, inner: 212, outer: 314 } as const;

interface Province {
  readonly pigment: Pigment;
  readonly ground: Pigment;
  readonly site: SiteKind;
}

interface RingBoard {
  readonly provinces: readonly Province[];
  /** Of each space, clockwise from the top: its own colour, or null for vellum. */
  readonly spaces: readonly (Pigment | null)[];
}

/** A point of the board: the angle from the top, clockwise, in degrees, and the distance from the middle. */
export function onRing(degrees: number, far: number): Spot {
  const turn = (degrees * Math.PI) / 180;
  return [RING.size / 2 + Math.sin(turn) * far, RING.size / 2 - Math.cos(turn) * far];
}

/** Part of a ring between two angles. */
export function wedge(
  [from, to]: readonly [number, number],
  [near, far]: readonly [number, number],
): readonly Spot[] {
  const pieces = Math.max(4, Math.round((to - from) / 4));
  const arcAt = (r: number): readonly Spot[] =>
    Array.from({ length: pieces + 1 }, (_, i) => onRing(from + ((to - from) * i) / pieces, r));
  return [...arcAt(far), ...arcAt(near).toReversed()];
}

export const ringBoard = kept(({ provinces, spaces }: RingBoard): Drawing => {
  const pen = new Pen('ring', { breadth: 1.8 });
  const { size, outer } = RING;
  const disc = circle(size / 2, size / 2, outer + 5, 90);
  pen.fill('table-edge', disc).contour(disc, 3);
  const share = 360 / provinces.length;
  provinces.forEach((province, i) => land(pen, province, i * share, share / 2 - 1.4));
  provinces.forEach((province, i) => settled(pen, province, i * share, share / 2));
  const step = 360 / spaces.length;
  spaces.forEach((own, i) => {
    const space = wedge([(i - 0.5) * step, (i + 0.5) * step], [RING.table, RING.ring]);
    pen.fill(own ?? (i % 2 === 0 ? 'space-deep' : 'space-light'), space).contour(space, 1.7);
    if (own === null) return;
    const inset = wedge([(i - 0.42) * step, (i + 0.42) * step], [RING.table + 4, RING.ring - 4]);
    pen.add(ruled('gold-light', 1.5, written(inset)));
  });
  table(pen);
  return pen.drawing(0, 0, size, size);
});

/** Ground, and a rim of the province's own colour with lozenges. */
function land(pen: Pen, { pigment, ground }: Province, middle: number, half: number): void {
  const { inner, outer } = RING;
  const span = [middle - half, middle + half] as const;
  const [whole, rim] = [wedge(span, [inner, outer]), wedge(span, [outer - 11, outer])];
  pen.fill(ground, whole).contour(whole, 2).fill(pigment, rim).contour(rim, 1.3);
  for (let i = 0; i < 9; i++) {
    const [x, y] = onRing(middle - half + (half * (2 * i + 1)) / 9, outer - 5.5);
    pen.add(flat('gold-light', shifted(run(0, -4, 3, 0, 0, 4, -3, 0), x, y)));
  }
}

/** Scenery stands in the outer corners: between them and towards the ring is room for what lies in a province. */
function settled(pen: Pen, province: Province, middle: number, half: number): void {
  for (const [aside, far, scale, what] of [
    [-0.76, 284, 0.46, site(province.site)],
    [-0.9, 296, 0.5, fir('1')],
    [-0.9, 268, 0.5, tree('1')],
    [0.72, 292, 0.5, fir('1')],
    [0.82, 286, 0.62, tree('1')],
    [0.91, 272, 0.5, tree('2')],
    [0.91, 298, 0.5, fir('1')],
  ] as const) {
    const [x, y] = onRing(middle + aside * half, far);
    pen.add(laidOut(what.parts, { x, y: y + 8, scale }));
  }
}

function table(pen: Pen): void {
  const middle = RING.size / 2;
  const rim = [RING.table - 20, RING.table - 4] as const;
  pen.add(ellipse('table', [middle, middle], rim[1]));
  for (let i = 0; i < 12; i++)
    pen.line([onRing(i * 30 + 15, 44), onRing(i * 30 + 15, rim[0])], 1.2);
  for (let i = 0; i < 24; i++)
    pen.add(flat(i % 2 === 0 ? 'inlay-light' : 'inlay', wedge([i * 15, i * 15 + 15], rim)));
  for (const r of [...rim, 46]) pen.contour(circle(middle, middle, r, 60), 1.6);
  pen
    .add(...diaper('azure', circle(middle, middle, 43, 48)))
    .contour(circle(middle, middle, 43, 48), 2);
  pen.put(emblem('crown', { pigment: 'gold' }), { x: middle, y: middle, scale: 0.5 });
}
