import { gableHouse, longHouse } from '../buildings.js';
import { pavilion } from '../cloth.js';
import type { Drawing } from '../drawing.js';
import { fir, poplar, ridge, tree } from '../greenery.js';
import { kept } from '../kept.js';
import { windowAt } from '../masonry.js';
import { circle, openCurve, rect, run, type Spot } from '../outline.js';
import { Pen } from '../pen.js';
import { bellTower, castle, chapel } from '../places/index.js';
import { rider, type Rider } from '../rider.js';
import { barrier } from '../scenes/lists.js';
import { onlooker } from '../scenes/onlooker.js';
import { clouds, farHills, sky, standing } from '../scenes/sky.js';

/** Two knights ride against each other before a town. 640 by 320. */
export const joust = kept((left: Rider, right: Rider): Drawing => {
  const pen = new Pen('joust', { breadth: 1.5 });
  sky(pen, 640, 190, 'joust');
  clouds(pen, [
    [90, 44],
    [402, 34],
    [566, 58],
  ]);
  farHills(pen, 640, 126, 240);
  ridge(pen, '0 160! 160 146 330 156 500 146 640 158!', 320, 'grass', 1.3);
  village(pen);
  ridge(pen, '0 182! 200 176 440 180 640 176!', 320, 'grass-deep', 1.1);
  pavilion(pen, { at: [40, 208], width: 66, height: 92, cloth: [left.cloth, left.second] });
  pavilion(pen, { at: [600, 208], width: 66, height: 92, cloth: [right.cloth, right.second] });
  rail(pen);
  const edge = openCurve('0 222 140 212 320 215 500 212 640 222', 0, 0, 1, 14);
  pen.fill('sand', [...edge, [640, 322], [0, 322]]).line(edge, 1.4);
  for (let i = 0; i < 44; i++) {
    const [x, y] = [pen.some(6, 634), pen.some(226, 316)];
    pen.thin(run(x, y, x + pen.some(4, 12), y - 0.5));
  }
  barrier(pen, { width: 640, top: 244, height: 24, stripe: 24 });
  pen.put(rider(left), { x: 14, y: 126, scale: 0.8 });
  pen.put(rider(right), { x: 626, y: 126, scale: 0.8, flip: true });
  return pen.drawing(0, 0, 640, 320);
});

function village(pen: Pen): void {
  standing(pen, [
    [fir('1'), 28, 130, 0.5],
    [fir('2'), 44, 131, 0.58],
    [fir('1'), 600, 126, 0.55],
    [fir('2'), 616, 128, 0.5],
    [castle(), 176, 166, 0.86],
    [chapel(), 330, 164, 0.62],
  ]);
  cottage(pen, [256, 168], 0.9, 'tile');
  gable(pen, [392, 166], 0.95, 'thatch');
  cottage(pen, [424, 170], 0.9, 'tile');
  cottage(pen, [516, 168], 0.9, 'slate');
  gable(pen, [62, 168], 0.8, 'tile');
  cottage(pen, [20, 172], 0.85, 'thatch');
  standing(pen, [
    [bellTower(), 482, 168, 0.62],
    [tree('1'), 236, 172, 0.7],
    [tree('2'), 374, 172, 0.62],
    [tree('3'), 560, 170, 0.75],
    [tree('1'), 578, 174, 0.85],
    [poplar('1'), 104, 172, 0.7],
    [poplar('1'), 112, 174, 0.62],
  ]);
}

type Covering = 'tile' | 'slate' | 'thatch';

function cottage(pen: Pen, [x, y]: Spot, k: number, roof: Covering): void {
  const walls = { wall: 'plaster', roof, rise: 14 * k, rows: 3, stones: 0 } as const;
  longHouse(pen, [x, y, 30 * k, 15 * k, 18 * k], walls);
  for (const at of [9, 21]) windowAt(pen, [x + at * k, y - 5 * k], [5 * k, 6 * k], 'square');
}

function gable(pen: Pen, [x, y]: Spot, k: number, roof: Covering): void {
  const walls = { wall: 'plaster', roof, rise: 16 * k, rows: 4, stones: 0 } as const;
  gableHouse(pen, [x, y, 24 * k, 16 * k, 22 * k], walls);
  windowAt(pen, [x + 12 * k, y - 9 * k], [5 * k, 6 * k], 'square');
}

/** Those who look on, behind a rail. */
function rail(pen: Pen): void {
  for (let x = 92; x < 556; x += pen.some(13, 16.5)) onlooker(pen, [x, pen.some(186, 190)], 0.86);
  pen.shape('azure', rect(78, 200, 486, 13));
  pen.fill('or', ...Array.from({ length: 16 }, (_, i) => circle(94 + i * 30.5, 206.5, 2.4, 8)));
}
