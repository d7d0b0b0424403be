import { block, gableHouse, longHouse, timbers } from '../buildings.js';
import { banner, pavilion, pennon } from '../cloth.js';
import type { Drawing } from '../drawing.js';
import { kept } from '../kept.js';
import { arch, door, windowAt } from '../masonry.js';
import { circle, curve, rect, run, type Spot } from '../outline.js';
import type { Pigment } from '../palette.js';
import { Pen } from '../pen.js';
import { barrel, fingerPost, stall } from '../props.js';
import { lantern } from './church.js';

/** Places of trade and travel. The origin is the middle of the foot. */

/** A hall on arches, with two stalls before it. */
export const market = kept((): Drawing => {
  const pen = new Pen('market');
  block(pen, [-58, 0, 104, 26, 30], { stones: 4 });
  for (let i = 0; i < 4; i++) pen.shape('dark', arch(-44 + i * 25.4, 0, 19, 22), 1.5);
  longHouse(pen, [-58, -26, 104, 20, 30], { wall: 'plaster', rise: 26, stones: 0 });
  timbers(pen, [-58, -26, 104, 20, 30], 6);
  for (const x of [-41, -6, 29]) windowAt(pen, [x, -31], [9, 9], 'square');
  lantern(pen, [-10, -78]);
  pennon(pen, [1, -105], 10, 'gules', { length: 18, tall: 6 });
  stall(pen, [-84, 10], 40, ['gules', 'argent']);
  stall(pen, [44, 12], 44, ['azure', 'or']);
  return pen.drawing(-92, -122, 188, 140);
});

/** An inn with its sign, table and barrels. */
export const inn = kept((): Drawing => {
  const pen = new Pen('inn');
  const walls = { wall: 'plaster', roof: 'thatch', stones: 0 } as const;
  longHouse(pen, [6, 0, 54, 34, 30], { ...walls, rise: 26 });
  timbers(pen, [6, 0, 54, 34, 30]);
  for (const x of [24, 45]) windowAt(pen, [x, -14], [9, 10], 'square');
  gableHouse(pen, [-46, 3, 50, 44, 34], { ...walls, rise: 32 });
  timbers(pen, [-46, 3, 50, 44, 34]);
  pen.line(run(-42, -43, -21, -69, 0, -43), 2).line(run(-21, -41, -21, -69), 1.6);
  for (const x of [-31, -11]) windowAt(pen, [x, -24], [9, 10], 'square');
  windowAt(pen, [-21, -46], [8, 8], 'square');
  door(pen, [-21, 3], [14, 21]);
  innSign(pen);
  block(pen, [40, -56, 9, 20, 7], { stones: 2 });
  pen.line('46 -80! 42 -88 50 -95 45 -104 52 -112!', 1.2);
  barrel(pen, [70, 6]);
  barrel(pen, [82, 3]);
  pen.line(run(-78, 4, -52, 6), 2.6).line(run(-75, 4, -76, 12), 1.8);
  pen.line(run(-56, 6, -55, 13), 1.8);
  return pen.drawing(-86, -116, 184, 132);
});

function innSign(pen: Pen): void {
  pen.line(run(-46, -34, -66, -34), 2).shape('or', rect(-68, -31, 17, 15));
  pen.fill('ink', '-64 -19! -55 -19! -56.5 -27! -62.5 -27!', rect(-55, -25, 2.5, 4));
  pen.thin(run(-64, -34, -64, -31), run(-55, -34, -55, -31));
}

/** A herald's pavilion between four banners. */
export const heraldsTent = kept((): Drawing => {
  const pen = new Pen('heralds tent');
  pavilion(pen, { at: [0, 0], width: 66, height: 88, cloth: ['azure', 'or'] });
  for (const [x, y, pigment] of [
    [-66, 4, 'gules'],
    [-50, 10, 'or'],
    [54, 8, 'vert'],
    [70, 2, 'purpure'],
  ] as const)
    standard(pen, [x, y], pigment);
  return pen.drawing(-74, -112, 166, 126);
});

/** A banner with a bar, on its pole. */
function standard(pen: Pen, [x, y]: Spot, pigment: Pigment): void {
  pen.line(run(x, y, x, y - 62), 2.2).line(run(x - 2, y - 58, x + 18, y - 58), 1.5);
  banner(pen, [x + 1, y - 58], [15, 27], pigment);
  pen.fill('argent', rect(x + 1, y - 46, 15, 5));
  for (const edge of [46, 41]) pen.line(run(x + 1, y - edge, x + 16, y - edge), 0.9);
  pen.fill('gold', circle(x, y - 64, 2.2, 10));
}

/** A stage with a canopy, for what the season brings. */
export const stage = kept((): Drawing => {
  const pen = new Pen('stage');
  block(pen, [-44, 2, 80, 16, 30], { wall: 'wood', top: 'wood-light', stones: 0 });
  for (let i = 1; i < 7; i++) pen.thin(run(-44 + i * 11.4, 2, -44 + i * 11.4, -14));
  for (const x of [-40, 30]) pen.line(run(x, -14, x, -58), 2.2);
  pen.shape('gules', '-44 -66! 34 -66! 34 -46 20 -50 6 -44 -6 -50 -18 -44 -30 -50 -44 -46');
  pen.hatch('10 -66! 34 -66! 34 -48! 12 -48!', { angle: 88, gap: 3 });
  pen.fill('gold', ...[0, 1, 2, 3].map((i) => circle(-34 + i * 19.5, -57, 2.4, 8)));
  return pen.drawing(-50, -72, 112, 82);
});

/** A stable at the crossroads, with a finger-post and a milestone. */
export const crossroads = kept((): Drawing => {
  const pen = new Pen('crossroads');
  longHouse(pen, [-74, -4, 52, 22, 26], {
    wall: 'plaster',
    roof: 'thatch',
    rise: 18,
    rows: 4,
    stones: 0,
  });
  timbers(pen, [-74, -4, 52, 22, 26]);
  pen.shape('dark', arch(-36, -4, 16, 17));
  windowAt(pen, [-60, -9], [8, 8], 'square');
  pen.shape('wood-light', curve('6 0! 4 -8 0 -12 -6 -9 -8 -6 -6 -4 -2 -5 -2 0!', -37, -4), 1.1);
  fingerPost(pen, [34, 4], 70, [
    { at: 66, width: 34, tilt: -4, pigment: 'rose' },
    { at: 50, width: 36, tilt: -3, pigment: 'or', left: true },
    { at: 34, width: 30, tilt: 3, pigment: 'gules' },
  ]);
  pen.shape('stone', arch(64, 4, 14, 20), 1.4).thin(run(60, -8, 68, -8), run(60, -4, 68, -4));
  pen.hatch('66 4! 71 4! 71 -10! 67 -14!', { angle: 80, gap: 2.4 });
  return pen.drawing(-82, -72, 170, 82);
});
