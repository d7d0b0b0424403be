import { block, longHouse, rampart, roundTower, squareTower } from '../buildings.js';
import { pennon } from '../cloth.js';
import type { Drawing } from '../drawing.js';
import { kept } from '../kept.js';
import { door, portcullis, windowAt } from '../masonry.js';
import { curve, openCurve, rect, run } from '../outline.js';
import { Pen } from '../pen.js';
import { fence, stuckArrow, target } from '../props.js';

/** Places of lords and of those who train. The origin is the middle of the foot. */

export const castle = kept((): Drawing => {
  const pen = new Pen('castle');
  const hill = openCurve('-118 0! -96 -14 -60 -26 -20 -32 30 -31 74 -22 112 -6 120 0!');
  pen.fill('hill', [...hill, [120, 4], [-118, 4]]).line(hill, 1.6);
  for (let i = 0; i < 16; i++) {
    const [t, x] = [i / 15, -104 + (i / 15) * 210];
    const y = -30 * Math.sin(Math.PI * (t * 0.86 + 0.07));
    pen.thin(run(x, Math.min(0, y + 9), x + 3, Math.min(3, y + pen.some(15, 21))));
  }
  const blue = { pigment: 'slate', rise: 34 } as const;
  roundTower(pen, { at: [66, -18], radius: 15, height: 50, roof: blue, stones: 5 });
  windowAt(pen, [63, -44], [5, 11]);
  block(pen, [-38, -24, 100, 34, 26], { stones: 10 });
  rampart(pen, [-40, -56], [64, -56], { height: 6, merlons: 9, stones: 0 });
  squareTower(pen, [-14, -30, 44, 76, 30], { stones: 9 });
  windowAt(pen, [8, -78], [7, 14]);
  for (const x of [-3, 19]) windowAt(pen, [x, -56], [5, 10]);
  portcullis(pen, [8, -24], [17, 25]);
  const red = { pigment: 'tile', rise: 44 } as const;
  roundTower(pen, { at: [-58, -14], radius: 19, height: 62, roof: red, stones: 6 });
  windowAt(pen, [-60, -44], [6, 13]);
  windowAt(pen, [-60, -24], [5, 9]);
  pennon(pen, [18, -118], 24, 'gules', { length: 30 });
  pennon(pen, [-58, -118], 10, 'azure', { length: 22, tall: 8 });
  pennon(pen, [66, -101], 8, 'azure', { length: 20, tall: 7 });
  pen.fill('road', '0 -24! 4 -16 -4 -8 2 2 18 2 15 -8 20 -16 17 -24!');
  return pen.drawing(-122, -148, 246, 156);
});

/** A gate in the wall of the town. */
export const gatehouse = kept((): Drawing => {
  const pen = new Pen('gatehouse');
  rampart(pen, [-98, 0], [-14, -2], { height: 28, merlons: 9, stones: 9 });
  rampart(pen, [30, -2], [104, -14], { height: 26, merlons: 8, stones: 9 });
  squareTower(pen, [-20, 2, 40, 62, 26]);
  portcullis(pen, [0, 2], [20, 30]);
  for (const x of [-8, 9]) windowAt(pen, [x, -40], [5, 10]);
  pennon(pen, [-4, -70], 30, 'gules');
  pen.shape('or', curve('-5 -42! 5 -42! 5 -36 0 -30! -5 -36', 0, 8), 1.2);
  roundTower(pen, { at: [-98, 2], radius: 14, height: 40, merlons: 3, stones: 4 });
  return pen.drawing(-118, -106, 230, 118);
});

/** A yard with a quintain, a pell and a rack of swords. */
export const trainingYard = kept((): Drawing => {
  const pen = new Pen('training yard');
  pen.fill('sand', '-86 -4! -70 -34 -20 -44 40 -42 84 -26 90 -2 40 8 -40 8');
  for (let i = 0; i < 14; i++) {
    const [x, y] = [pen.some(-60, 70), pen.some(-30, 2)];
    pen.thin(run(x, y, x + 5, y - 0.5));
  }
  fence(pen, run(-86, -4, -66, -34, -16, -44, 42, -42, 84, -26, 92, -4));
  longHouse(pen, [-78, -22, 40, 20, 22], {
    wall: 'plaster',
    roof: 'thatch',
    rise: 15,
    rows: 4,
    stones: 0,
  });
  door(pen, [-60, -22], [12, 15], 'dark');
  pen.thin(run(-74, -22, -74, -42), run(-45, -22, -45, -42), run(-78, -32, -67, -32));
  quintain(pen);
  const pell = rect(56, -34, 7, 30);
  pen.shape('wood', pell).hatch(pell, { angle: 90, gap: 2.4 });
  for (const y of [-26, -19, -14]) pen.line(run(55, y, 61, y - 4), 1.4);
  for (const x of [-34, -12]) pen.line(run(x, 0, x, -20), 2);
  pen.line(run(-37, -16, -9, -16), 2);
  for (const x of [-30, -24, -18]) {
    pen.line(run(x, -1, x + 1.5, -27), 1.7).line(run(x - 3, -20, x + 5, -20.6), 1.4);
  }
  return pen.drawing(-94, -76, 192, 90);
});

/** A shield that turns about its post when a lance meets it. */
function quintain(pen: Pen): void {
  pen.line(run(10, 2, 10, -58), 3.2).line(run(-14, -54, 36, -60), 2.8);
  const shield = '-24 -66! -6 -66! -6 -54 -15 -42! -24 -54';
  pen.fill('gules', shield).fill('argent', rect(-24, -58, 18, 5));
  pen
    .line(run(-24, -58, -6, -58), 1)
    .contour(shield)
    .line(run(34, -60, 34, -46), 1.1);
  const bag = '30 -46! 38 -46! 41 -36 37 -29 31 -29 27 -36';
  pen.shape('hay', bag, 1.3).hatch(bag, { angle: -50, gap: 2.6, from: 0.4 });
  pen.line(run(10, 2, 0, 6), 2).line(run(10, 2, 20, 6), 2);
}

/** Targets of straw, a bale of hay and a bow. */
export const butts = kept((): Drawing => {
  const pen = new Pen('butts');
  target(pen, [-44, 0], 1);
  target(pen, [10, -10], 0.82);
  stuckArrow(pen, [-44, -20], 0.25);
  stuckArrow(pen, [-38, -26], 0.3);
  stuckArrow(pen, [12, -25], 0.2);
  const bale = '48 -2! 50 -16! 82 -18! 86 -4! 66 2';
  pen.shape('hay', bale).hatch(bale, { angle: -12, gap: 3 });
  pen.line(run(58, -17, 58, 0), 1.2).line(run(75, -18, 77, -2), 1.2);
  pen.line('52 -50! 62 -44 68 -34 67 -24 60 -14 52 -8!', { breadth: 2.4, taper: 0.2 });
  pen.thin(run(52, -50, 52, -8));
  return pen.drawing(-64, -56, 156, 66);
});
