import type { Drawing } from '../drawing.js';
import { bush, cloud, fir, poplar, tree } from '../greenery.js';
import { kept } from '../kept.js';
import { arc, circle, curve, rect, run } from '../outline.js';
import type { Pigment } from '../palette.js';
import { Pen } from '../pen.js';
import { castle } from '../places/index.js';
import { fingerPost } from '../props.js';
import { charge, framed, ground, hills, road, somebody, vignette } from './stage.js';

/** Pictures of foes, journeys and deeds. */

export const giant = kept((): Drawing => {
  const pen = vignette('giant', { sky: 'sky' });
  pen.put(cloud('3', 70), { x: 32, y: -20, scale: 0.5 });
  hills(pen, 'hill-far', 10);
  somebody(pen, 'giant', { x: -4, y: -2, scale: 1.02 });
  pen.shape('wood-light', '36 30! 28 6 24 -18 30 -32 40 -30 42 -18 40 6 42 30!', 2);
  for (const at of run(31, -20, 36, -8, 34, -26)) pen.thin(arc(at, 2.4, [0, 330], { pieces: 8 }));
  hills(pen, 'hill', 24);
  for (const [x, y, scale] of [
    [-38, 36, 0.6],
    [-28, 37, 0.5],
    [26, 37, 0.5],
    [12, 38, 0.42],
  ] as const)
    pen.put(fir(`${x}`), { x, y, scale });
  pen.put(tree('4'), { x: 44, y: 38, scale: 0.55 });
  return framed(pen);
});

export const outlaw = kept((): Drawing => {
  const pen = vignette('outlaw', { diaper: 'vert' });
  pen.put(fir('5'), { x: -38, y: 34, scale: 1.35 }).put(fir('6'), { x: 40, y: 35, scale: 1.4 });
  const green = { dye: ['vert', 'wood'], robe: 'vert', collar: 'wood', look: -1.2 } as const;
  somebody(pen, 'thug', { y: 4, scale: 0.92 }, green);
  pen.line('30 -30! 42 -16 45 4 38 24 32 36!', { breadth: 3, taper: 0.2 });
  pen.thin(run(30, -30, 32, 36));
  pen.put(bush('7'), { x: -22, y: 40, scale: 1.2 }).put(bush('8'), { x: 20, y: 41, scale: 1.1 });
  return framed(pen);
});

export const feud = kept((): Drawing => {
  const pen = vignette('feud', { diaper: 'gules' });
  for (const side of [-1, 1])
    charge(pen, 'axe', 'steel', {
      x: 6 * side,
      scale: 0.62,
      turn: -40 * side,
      flip: side > 0,
      ink: 2.4,
      armed: 'wood',
    });
  pen.put(targe('or', 'sable', '-17 -6! 17 -6! 17 4! -17 4!'), { x: -17, y: 4, turn: -12 });
  pen.put(targe('azure', 'argent', '-17 -20! -8 -20! 16 6! 12 13!'), { x: 19, y: 5, turn: 12 });
  return framed(pen);
});

function targe(field: Pigment, bears: Pigment, ordinary: string): Pick<Drawing, 'parts'> {
  const pen = new Pen(`targe ${field}`);
  const outline = '-17 -20! 17 -20! 17 0 10 14 0 22! -10 14 -17 0';
  return { parts: pen.fill(field, outline).fill(bears, ordinary).contour(outline, 2).parts() };
}

export const boarHunt = kept((): Drawing => {
  const pen = vignette('boar hunt', { diaper: 'vert' });
  pen.put(tree('11'), { x: -40, y: 30, scale: 1.1 }).put(tree('12'), { x: 38, y: 29, scale: 1.2 });
  pen.put(fir('9'), { x: 18, y: 27, scale: 0.9 });
  ground(pen, 'grass', 24);
  charge(pen, 'boar', 'wood-deep', { x: -2, y: 10, scale: 0.5, ink: 2.6, armed: 'argent' });
  return framed(pen);
});

export const oldSoldier = kept((): Drawing => {
  const pen = vignette('old soldier', { sky: 'sky' });
  hills(pen, 'hill-far', 14);
  for (let i = 0; i < 9; i++) {
    const [x, y] = [-48 + i * 11, -30 + (i % 3) * 7];
    pen
      .line(run(x, y, x + 15, y + 12), 1.3)
      .line(run(x + 11, y + 11.5, x + 15, y + 12, x + 14, y + 8), 1.3);
    pen.line(run(x - 1, y + 2, x + 2.5, y), 1);
  }
  ground(pen, 'grass-deep', 22);
  somebody(
    pen,
    'weaponMaster',
    { x: 2, y: 8, scale: 0.78 },
    { seed: 'old', robe: 'gules', collar: 'argent' },
  );
  charge(pen, 'arrow', 'wood-light', { x: -36, y: 20, scale: 0.36, turn: 200 });
  charge(pen, 'arrow', 'wood-light', { x: 38, y: 22, scale: 0.36, turn: 164 });
  return framed(pen);
});

export const quest = kept((): Drawing => {
  const pen = vignette('quest', { sky: 'sky' });
  hills(pen, 'hill-farther', 2);
  pen.put(castle(), { x: 6, y: 6, scale: 0.34 });
  hills(pen, 'hill', 20);
  road(pen);
  pen.put(tree('14'), { x: -36, y: 32, scale: 0.9 }).put(poplar('3'), { x: 40, y: 30, scale: 0.8 });
  pen.put(fir('8'), { x: -20, y: 36, scale: 0.6 });
  return framed(pen);
});

export const journey = kept((): Drawing => {
  const pen = vignette('journey', { sky: 'sky' });
  hills(pen, 'hill-far', 4);
  hills(pen, 'hill', 16);
  road(pen);
  pen.put(tree('15'), { x: -30, y: 30 });
  fingerPost(pen, [30, 34], 56, [
    { at: 54, width: 24, tilt: 2, pigment: 'or', left: true },
    { at: 38, width: 14, tilt: 1, pigment: 'gules' },
  ]);
  return framed(pen);
});

export const rage = kept((): Drawing => {
  const pen = vignette('rage', { diaper: 'gules' });
  for (const [x, scale] of [
    [-26, 1],
    [24, 1.1],
    [0, 1.4],
  ] as const) {
    pen.shape('or', curve('0 34! -12 18 -8 4 -4 -6 0 -22! 6 -8 3 0 10 6 12 20', x, 4, scale));
    pen.fill('gold-light', curve('0 32! -6 20 -3 8 1 2 5 14 6 22', x, 6, scale));
  }
  charge(pen, 'sword', 'steel', { y: -2, scale: 0.62, ink: 2.6, turn: 14 });
  return framed(pen);
});

export const determination = kept((): Drawing => {
  const pen = vignette('determination', { diaper: 'azure' });
  const outline = '-24 -26! 24 -26! 24 0 14 20 0 32! -14 20 -24 0';
  pen.fill('argent', outline).fill('azure', rect(-4, -26, 8, 56), rect(-24, -12, 48, 8));
  pen.hatch('8 -24! 24 -26! 24 0! 14 18! 8 24!', { angle: 84, gap: 3 }).contour(outline, 2.4);
  pen.fill('gold', circle(-18, -20, 2.4, 10), circle(18, -20, 2.4, 10), circle(0, 24, 2.4, 10));
  return framed(pen);
});

export const swiftness = kept((): Drawing => {
  const pen = vignette('swiftness', { sky: 'sky' });
  pen.put(cloud('5', 40), { x: -24, y: -16 }).put(cloud('6', 40), { x: 26, y: -6, scale: 0.8 });
  for (const [x, y, scale, turn] of [
    [-6, -8, 0.5, 62],
    [10, 14, 0.6, 66],
    [-26, 12, 0.38, 64],
  ] as const)
    charge(pen, 'arrow', 'wood-light', { x, y, scale, turn, ink: 2.8 });
  return framed(pen);
});

export const stamina = kept((): Drawing => {
  const pen = vignette('stamina', { sky: 'sky' });
  hills(pen, 'hill-far', 6);
  ground(pen, 'grass', 22);
  charge(pen, 'horse', 'wood-light', { y: -2, scale: 0.5, ink: 2.4, armed: 'sable' });
  return framed(pen);
});
