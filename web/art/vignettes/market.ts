import { cutOut, element, type Drawing } from '../drawing.js';
import { tree } from '../greenery.js';
import { kept } from '../kept.js';
import { arc, circle, curve, rect, run, type Spot } from '../outline.js';
import { paint } from '../palette.js';
import type { Pen } from '../pen.js';
import { charge, framed, ground, hills, vignette } from './stage.js';

/** Pictures of horses, arms and armour. */

export const courser = kept((): Drawing => {
  const pen = vignette('courser', { diaper: 'or' });
  hills(pen, 'hill', 14);
  ground(pen, 'grass', 25);
  charge(pen, 'horse', 'argent', { x: 2, y: -3, scale: 0.47, ink: 2.6, armed: 'sable' });
  pen.put(tree('8'), { x: -40, y: 28, scale: 0.8 }).put(tree('9'), { x: 43, y: 27, scale: 0.6 });
  return framed(pen);
});

export const fencing = kept((): Drawing => {
  const pen = vignette('fencing', { diaper: 'or' });
  for (const side of [-1, 1])
    charge(pen, 'sword', 'steel', { x: 2 * side, y: -2, scale: 0.66, turn: -45 * side, ink: 2.4 });
  pen.shape('gules', circle(0, 2, 15, 28)).contour(circle(0, 2, 10, 22), 1.1);
  pen.shape('steel', circle(0, 2, 4.4, 14));
  const rivets = Array.from({ length: 8 }, (_, i) =>
    circle(Math.cos(i * 0.785) * 12.4, 2 + Math.sin(i * 0.785) * 12.4, 1.4, 8),
  );
  pen.fill('gold', ...rivets);
  return framed(pen);
});

export const hauberk = kept((): Drawing => {
  const pen = vignette('hauberk', { diaper: 'wood' });
  const mail = curve(
    '-13 -28! -30 -22 -40 2! -28 8! -21 -6 -20 30! 20 30! 21 -6 28 8! 40 2! 30 -22 13 -28! 6 -22 0 -20 -6 -22',
  );
  pen
    .fill('steel', mail)
    .add(...cutOut('mail', mail, [rings()]))
    .contour(mail, 2);
  pen.shape('wood', rect(-21, 6, 42, 5), 1.2).shape('gold', rect(-4, 5, 8, 7), 1.2);
  pen.line(run(-44, -30, 44, -30), 3);
  return framed(pen);
});

/** Rows of rings, every other one half a ring aside. */
function rings(): ReturnType<typeof element> {
  let d = '';
  for (let y = -26; y < 30; y += 4)
    for (let x = -38 + (y % 8 === 0 ? 0 : 2.5); x < 40; x += 5) d += `M${x} ${y}a2.5 2.5 0 0 0 5 0`;
  return element('path', { fill: 'none', stroke: paint('hatching'), 'stroke-width': '.75', d });
}

export const harness = kept((): Drawing => {
  const pen = vignette('harness', { diaper: 'azure' });
  pen.shape('steel', '-15 4! -22 8 -20 20 -14 32! 14 32! 20 20 22 8 15 4! 6 8 0 9 -6 8', 1.8);
  pen.hatch('6 6! 18 6! 18 20! 10 32!', { angle: 75, gap: 2.6 }).line(run(0, 9, 0, 31), 1.2);
  pen.thin(arc([0, 20], 17, [160, 20], { pieces: 8, ry: 4 }));
  for (const side of [-1, 1] as const) sleeve(pen, side);
  pen.shape('steel', '-12 -14! -13 -24 0 -34! 13 -24 12 -14! 11 0 0 6! -11 0', 1.8);
  pen.fill('ink', rect(-11, -16, 22, 3));
  pen.shape('steel', '-12 -14! 0 -10 12 -14! 6 0 0 5! -6 0', 1.3);
  for (const x of [-5, -2, 2, 5]) pen.thin(run(x, -7, x * 0.7, -2));
  pen.shape('gules', '0 -34! 8 -44 22 -38 26 -22! 18 -28 8 -30', 1.2);
  return framed(pen);
});

function sleeve(pen: Pen, side: 1 | -1): void {
  const mirrored = (text: string): readonly Spot[] =>
    curve(text).map(([x, y]) => [side * x, y] as const);
  pen
    .shape('steel', mirrored('15 4! 28 3 31 14 22 17 19 10'))
    .thin(run(side * 20, 8, side * 29, 9));
  pen.shape('steel', mirrored('29 16! 36 30! 28 33! 22 18!'));
}

export const harvest = kept((): Drawing => {
  const pen = vignette('harvest', { sky: 'sky' });
  hills(pen, 'hill', 8);
  for (const x of [-26, 0, 26]) {
    pen.shape('hay', curve('-7 26! -5 6 -12 -8 -4 -16 0 -20 4 -16 12 -8 5 6 7 26!', x, 4));
    for (let k = -3; k <= 3; k++) pen.thin(run(x + k * 1.4, 8, x + k * 3, -12));
    pen.shape('gules', rect(x - 6, 8, 12, 4), 1);
  }
  ground(pen, 'hay', 27);
  charge(pen, 'sun', 'gold', { x: 36, y: -22, scale: 0.24 });
  return framed(pen);
});
