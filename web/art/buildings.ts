import { merlons, stones, tiles } from './masonry.js';
import { arc, rect, run, type Plane, type Spot } from './outline.js';
import type { Pigment } from './palette.js';
import type { Pen } from './pen.js';

/** Houses and towers in an oblique view: what lies deeper is farther to the right and higher. */

/** The lower left corner of its front, its breadth, its height and its depth. */
export type Body = readonly [x: number, y: number, width: number, height: number, depth: number];
export type Wall = 'stone' | 'plaster' | 'wood';
export type Roof = 'tile' | 'slate' | 'thatch';

interface House {
  readonly wall?: Wall;
  readonly roof?: Roof | Pigment;
  /** How far the ridge lies above the eaves. */
  readonly rise: number;
  readonly rows?: number;
  readonly stones?: number;
}

const DEPTH: Spot = [0.62, -0.36];
/** On the side that lies in the shade. */
const LEE = { angle: 62, gap: 3.4, ragged: 0.1 };
const EAVES = 4;

function recess(depth: number): Spot {
  return [depth * DEPTH[0], depth * DEPTH[1]];
}

function front([x, y, width, height]: Body): Plane {
  return [
    [x, y],
    [x + width, y],
    [x + width, y - height],
    [x, y - height],
  ];
}

/** A house that turns its long side to us. */
export function longHouse(pen: Pen, body: Body, house: House): void {
  const { wall = 'stone', roof = 'tile', rise, rows = 5, stones: some = 5 } = house;
  const [x, y, width, height, depth] = body;
  const [dx, dy] = recess(depth);
  const ridge = y - height - rise + dy / 2 - 1;
  const side: readonly Spot[] = [
    [x + width, y],
    [x + width + dx, y + dy],
    [x + width + dx, y + dy - height],
    [x + width + dx / 2, ridge + 1],
    [x + width, y - height],
  ];
  const slope: Plane = [
    [x - EAVES, y - height + 3],
    [x + width + 2, y - height + 3],
    [x + width + dx / 2 + 2, ridge],
    [x + dx / 2 - EAVES * 0.7, ridge],
  ];
  pen.fill(`${wall}-deep`, side).fill(wall, front(body)).hatch(side, LEE).contour(side);
  stones(pen, front(body), some);
  pen.line(run(x, y - height, x, y, x + width, y)).fill(roof, slope);
  tiles(pen, slope, rows);
  pen
    .contour(slope)
    .line(run(x + width + dx / 2 + 2, ridge + 1, x + width + dx + 2, y + dy - height + 3), 2);
}

/** A house that turns its gable to us. */
export function gableHouse(pen: Pen, body: Body, house: House): void {
  const { wall = 'stone', roof = 'tile', rise, rows = 6, stones: some = 5 } = house;
  const [x, y, width, height, depth] = body;
  const [dx, dy] = recess(depth);
  const [top, middle] = [y - height - rise, x + width / 2];
  const drop = EAVES * (rise / width) * 1.6;
  const side = sideOf(body);
  const gable: readonly Spot[] = [
    [x, y],
    [x + width, y],
    [x + width, y - height],
    [middle, top],
    [x, y - height],
  ];
  const slope: Plane = [
    [x + width + EAVES, y - height + drop],
    [x + width + dx + EAVES, y + dy - height + drop],
    [middle + dx, top + dy - 2],
    [middle, top - 2],
  ];
  pen.fill(`${wall}-deep`, side).fill(wall, gable).hatch(side, LEE).contour(side);
  stones(pen, front(body), some);
  pen.contour(gable).fill(roof, slope);
  tiles(pen, slope, rows);
  pen
    .contour(slope)
    .line(
      run(x - EAVES, y - height + drop, middle, top - 2, x + width + EAVES, y - height + drop),
      2.4,
    );
}

function sideOf([x, y, width, height, depth]: Body): Plane {
  const [dx, dy] = recess(depth);
  return [
    [x + width, y],
    [x + width + dx, y + dy],
    [x + width + dx, y + dy - height],
    [x + width, y - height],
  ];
}

/** Walls without a roof; `top` covers them. */
export function block(
  pen: Pen,
  body: Body,
  style: { readonly wall?: Wall; readonly top?: Pigment; readonly stones?: number } = {},
): void {
  const { wall = 'stone', top, stones: some = 6 } = style;
  const [x, y, width, height, depth] = body;
  const [dx, dy] = recess(depth);
  const side = sideOf(body);
  pen.fill(`${wall}-deep`, side).fill(wall, front(body));
  const cover: readonly Spot[] = [
    [x, y - height],
    [x + dx, y - height + dy],
    [x + width + dx, y - height + dy],
    [x + width, y - height],
  ];
  if (top !== undefined) pen.fill(top, cover);
  pen.hatch(side, LEE);
  stones(pen, front(body), some);
  pen.line(side.slice(0, 3)).contour(front(body));
  if (top !== undefined) pen.line(cover);
}

/** A tower with battlements. */
export function squareTower(
  pen: Pen,
  body: Body,
  style: { readonly merlons?: number; readonly tooth?: number; readonly stones?: number } = {},
): void {
  const { merlons: count = 4, tooth = 6, stones: some = 8 } = style;
  const [x, y, width, height, depth] = body;
  const [dx, dy] = recess(depth);
  const [out, top] = [2.5, y - height];
  const [left, right] = [x - out, x + width + out];
  block(pen, body, { stones: some });
  const crown: readonly Spot[] = [
    [left, top + 2],
    ...merlons([left, top - 5], [right, top - 5], count, tooth),
    [right, top + 2],
  ];
  const side: readonly Spot[] = [
    [right, top + 2],
    [right, top - 5 - tooth],
    ...merlons([right, top - 5], [right + dx, top - 5 + dy], Math.max(2, count - 2), tooth),
    [right + dx, top + dy + 2],
  ];
  pen
    .fill('stone-deep', side)
    .fill('stone', crown)
    .hatch(side, { angle: 62, gap: 3.2 })
    .contour(side)
    .contour(crown);
}

/** A square tower with a spire and a cross. */
export function spireTower(
  pen: Pen,
  body: Body,
  style: { readonly spire?: number; readonly roof?: 'tile' | 'slate' } = {},
): void {
  const { spire = 46, roof = 'slate' } = style;
  const [x, y, width, height, depth] = body;
  const [dx, dy] = recess(depth);
  const [foot, right] = [y - height + 3, x + width + 1];
  const tip: Spot = [x + width / 2 + dx / 2, y - height + dy / 2 - spire];
  block(pen, body, { stones: 8 });
  const lee: readonly Spot[] = [[right, foot], [right + dx + 3, foot + dy - 1], tip];
  const face: readonly Spot[] = [[x - 4, foot], [right, foot], tip];
  pen.fill(`${roof}-deep`, lee).fill(roof, face).hatch(lee, { angle: 60, gap: 3 });
  for (let i = 1; i < 5; i++) {
    const level = foot + ((tip[1] - foot) * i) / 5;
    const across = (from: number): number => from + ((tip[0] - from) * i) / 5;
    pen.thin(run(across(x - 4), level, across(right) - 3, level));
  }
  pen.contour(lee).contour(face);
  pen.line(
    [
      [tip[0], tip[1] + 2],
      [tip[0], tip[1] - 14],
    ],
    1.5,
  );
  pen.line(
    [
      [tip[0] - 4, tip[1] - 9],
      [tip[0] + 4, tip[1] - 9],
    ],
    1.5,
  );
}

interface RoundTower {
  /** The middle of its foot. */
  readonly at: Spot;
  readonly radius: number;
  readonly height: number;
  readonly stones?: number;
  /** A pointed roof; without one, battlements. */
  readonly roof?: { readonly pigment: Pigment; readonly rise: number };
  readonly merlons?: number;
  readonly tooth?: number;
}

export function roundTower(pen: Pen, tower: RoundTower): void {
  const { at, radius: r, height, stones: some = 7 } = tower;
  const [x, y] = at;
  const bulge = r * 0.3;
  const top = y - height;
  const foot = arc(at, r, [180, 0], { pieces: 10, ry: bulge });
  pen.fill('stone', [[x - r, top], ...foot, [x + r, top]]);
  const lee: readonly Spot[] = [
    [x + r * 0.25, y + bulge * 0.9],
    [x + r, y],
    [x + r, top],
    [x + r * 0.25, top],
  ];
  pen.hatch(lee, { angle: 90, gap: 3, ragged: 0.2 });
  const lit: Plane = [
    [x - r, y],
    [x + r * 0.3, y],
    [x + r * 0.3, top],
    [x - r, top],
  ];
  stones(pen, lit, some);
  pen
    .line(run(x - r, top, x - r, y))
    .line(run(x + r, y, x + r, top))
    .line(foot);
  if (tower.roof === undefined) battlements(pen, tower);
  else pointedRoof(pen, tower, tower.roof);
}

function pointedRoof(
  pen: Pen,
  { at: [x, y], radius, height }: RoundTower,
  { pigment, rise }: { readonly pigment: Pigment; readonly rise: number },
): void {
  const [out, foot, bulge] = [radius + 4, y - height + 2, radius * 0.3];
  const tip = foot - 2 - rise;
  const roof: readonly Spot[] = [
    [x - out, foot],
    ...arc([x, foot], out, [180, 0], { pieces: 10, ry: bulge * 0.8 }),
    [x + out, foot],
    [x + 1, tip],
    [x, tip - 2],
  ];
  const lee: readonly Spot[] = [
    [x + out * 0.15, foot - 2 + bulge * 0.7],
    [x + out, foot],
    [x + 1, tip],
  ];
  pen.fill(pigment, roof).hatch(lee, { angle: 74, gap: 3.2 });
  for (let i = 1; i < 4; i++) {
    const rest = 1 - i / 4;
    const course = arc([x, foot - (rise * i) / 4], out * rest, [165, 40], {
      pieces: 6,
      ry: bulge * 0.7 * rest,
    });
    pen.thin(course);
  }
  pen.contour(roof).line(run(x, tip, x, tip - 9), 1.4);
}

function battlements(pen: Pen, tower: RoundTower): void {
  const { at, radius, height, merlons: count = 4, tooth = 6 } = tower;
  const [x, top, out] = [at[0], at[1] - height, radius + 3];
  const crown: readonly Spot[] = [
    ...arc([x, top + 3], out, [180, 0], { pieces: 12, ry: radius * 0.24 }),
    [x + out, top - 5],
    ...merlons([x + out, top - 6], [x - out, top - 6], count, tooth),
    [x - out, top - 5],
  ];
  const lee = rect(x + out * 0.3, top - 5, out * 0.7, 8);
  pen.fill('stone', crown).hatch(lee, { angle: 90, gap: 2.8 }).contour(crown);
}

/** A wall with battlements, between two points of its foot. */
export function rampart(
  pen: Pen,
  [x0, y0]: Spot,
  [x1, y1]: Spot,
  {
    height,
    merlons: count,
    tooth = 6,
    stones: some = 8,
  }: {
    readonly height: number;
    readonly merlons: number;
    readonly tooth?: number;
    readonly stones?: number;
  },
): void {
  const wall: Plane = [
    [x0, y0],
    [x1, y1],
    [x1, y1 - height],
    [x0, y0 - height],
  ];
  const crown = merlons([x0, y0 - height], [x1, y1 - height], count, tooth);
  const outline: readonly Spot[] = [
    [x0, y0],
    [x0, y0 - height],
    ...crown,
    [x1, y1 - height],
    [x1, y1],
  ];
  pen.fill('stone', outline);
  stones(pen, wall, some);
  pen.contour(outline);
}

/** Timbers upon a wall, from its lower left corner. */
export function timbers(pen: Pen, [x, y, width, height]: Body, posts = 4): void {
  const bay = width / posts;
  for (const [level, breadth] of run(height - 1, 2.2, 1, 2.2, height / 2, 1.3))
    pen.line(run(x, y - level, x + width, y - level), breadth);
  for (let i = 0; i <= posts; i++) pen.line(run(x + bay * i, y, x + bay * i, y - height), 1.8);
  pen.line(run(x, y, x + bay, y - height / 2), 1.2);
  pen.line(run(x + width, y, x + width - bay, y - height / 2), 1.2);
}
