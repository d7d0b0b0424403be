import type { Drawing } from '../drawing.js';
import { emblem } from '../emblem.js';
import { strewPetals } from '../festive.js';
import { fir, ridge } from '../greenery.js';
import { kept } from '../kept.js';
import { rect } from '../outline.js';
import { Pen } from '../pen.js';
import { bellTower, chapel } from '../places/index.js';
import { onlooker } from './onlooker.js';
import { clouds, sky, standing } from './sky.js';

/** A meadow before a town, with those who look on behind a rail: where towers are built of points. 1440 by 900. */
export const fair = kept((): Drawing => {
  const pen = new Pen('fair', { breadth: 1.7, step: 12 });
  const [width, height] = [1440, 900];
  sky(pen, width, height, 'fair');
  clouds(pen, [
    [120, 170],
    [700, 120],
    [1290, 150],
    [420, 240],
  ]);
  const hills = '0 470! 240 410 520 470 820 414 1120 470 1440 420!';
  ridge(pen, hills, height, 'hill-farther', 1.3);
  ridge(pen, '0 560! 300 516 640 562 1000 520 1440 560!', height, 'hill-far', 1.4);
  ridge(pen, '0 690! 400 664 900 684 1440 660!', height, 'grass', 1.5);
  standing(pen, [
    [chapel(), 90, 692, 0.9],
    [bellTower(), 1372, 692, 0.9],
    [fir('1'), 30, 720, 1.4],
    [fir('2'), 1310, 716, 1.2],
    [fir('3'), 1420, 724, 1.5],
  ]);
  crowdBehindRail(pen, [0, width], 736, 24);
  strewPetals(pen, 60, width, 640);
  return pen.drawing(0, 0, width, height);
});

/** People side by side, from the middle of their faces, and a rail with lilies before them. */
export function crowdBehindRail(
  pen: Pen,
  [left, right]: readonly [left: number, right: number],
  y: number,
  apart: number,
): void {
  for (let x = left + 14; x < right - 8; x += apart * pen.some(0.94, 1.06))
    onlooker(pen, [x, y + pen.some(-3, 3)], 1.4);
  pen.shape('azure', rect(left - 4, y + 24, right - left + 8, 26));
  const lily = emblem('fleur-de-lis', { pigment: 'or', ink: 5 });
  for (let x = left + 20; x < right; x += 47) pen.put(lily, { x, y: y + 37, scale: 0.16 });
}
