import { block, gableHouse, longHouse, spireTower, timbers } from '../buildings.js';
import type { Drawing } from '../drawing.js';
import { kept } from '../kept.js';
import { arch, door, windowAt } from '../masonry.js';
import { circle, curve, run, type Spot } from '../outline.js';
import { Pen } from '../pen.js';

/** Places of prayer, learning and time. The origin is the middle of the foot. */

/** A chapel with its tower and some graves. */
export const chapel = kept((): Drawing => {
  const pen = new Pen('chapel');
  longHouse(pen, [-30, 0, 82, 34, 34], { roof: 'slate', rise: 30, stones: 7 });
  for (const x of [-8, 12, 32]) windowAt(pen, [x, -8], [8, 20], 'lancet');
  spireTower(pen, [-58, 2, 30, 66, 22]);
  windowAt(pen, [-43, -44], [9, 18], 'lancet');
  door(pen, [-43, 2], [15, 24]);
  roseWindow(pen, [-43, -33], 5.5);
  for (const x of [-20, 2, 22, 44])
    pen.shape('stone', curve('-2 2! 3 2! 3 -20! 0 -26! -2 -22!', x), 1.2);
  for (const [x, y] of run(64, 6, 76, 3, 84, 8)) {
    pen.shape('stone', arch(x, y, 7, 11), 1.1);
    pen.thin(run(x, y - 9, x, y - 4), run(x - 2, y - 7, x + 2, y - 7));
  }
  return pen.drawing(-66, -142, 160, 156);
});

function roseWindow(pen: Pen, [x, y]: Spot, r: number): void {
  pen.shape('window', circle(x, y, r, 14), 1.2);
  for (let i = 0; i < 4; i++) {
    const turn = (i * Math.PI) / 4;
    const [dx, dy] = [r * 0.9 * Math.cos(turn), r * 0.9 * Math.sin(turn)];
    pen.thin(run(x + dx, y + dy, x - dx, y - dy));
  }
}

/** A bell tower with a clock. */
export const bellTower = kept((): Drawing => {
  const pen = new Pen('bell tower');
  longHouse(pen, [14, 0, 34, 24, 24], { wall: 'plaster', rise: 18, rows: 4, stones: 0 });
  timbers(pen, [14, 0, 34, 24, 24]);
  spireTower(pen, [-22, 2, 36, 78, 24], { spire: 34, roof: 'tile' });
  clock(pen, [-4, -50]);
  for (const x of [-13, 5]) pen.shape('dark', arch(x, -64, 9, 13), 1.2);
  door(pen, [-4, 2], [13, 20]);
  windowAt(pen, [-4, -24], [5, 10]);
  return pen.drawing(-30, -136, 98, 144);
});

function clock(pen: Pen, [x, y]: Spot): void {
  pen.shape('azure', circle(x, y, 11.5, 24), 1.8).shape('gold', circle(x, y, 8, 20), 0.9);
  for (let hour = 0; hour < 12; hour++) {
    const turn = (hour * Math.PI) / 6;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    pen.thin(run(x + 8.6 * c, y + 8.6 * s, x + 11 * c, y + 11 * s));
  }
  pen.line(run(x, y, x, y - 6), 1.6).line(run(x, y, x + 5, y + 3), 1.6);
}

/** A house of scribes, with a scroll and a quill for its sign. */
export const scriptorium = kept((): Drawing => {
  const pen = new Pen('scriptorium');
  longHouse(pen, [-4, 0, 60, 36, 30], { rise: 24, stones: 5 });
  for (const x of [12, 28, 44]) windowAt(pen, [x, -12], [8, 16]);
  gableHouse(pen, [-48, 3, 42, 46, 34], { rise: 26, stones: 6 });
  windowAt(pen, [-27, -32], [16, 22], 'lancet');
  pen.thin(run(-35, -42, -19, -42));
  door(pen, [-27, 3], [13, 20]);
  const scroll =
    '50 -60! 80 -60! 84 -56 80 -52! 80 -22 84 -18 80 -14 50 -14 46 -18 50 -22! 50 -52 46 -56';
  pen.shape('cream', curve(scroll, 0, 10, 0.9));
  for (let i = 0; i < 5; i++) pen.thin(run(49, -34 + i * 5.4, i === 4 ? 60 : 68, -34 + i * 5.4));
  pen.shape('argent', curve('64 -54! 72 -30 66 -6! 62 -10 64 -30', 18, 4, 0.9), 1.2);
  return pen.drawing(-58, -88, 152, 100);
});

/** A little tower on a ridge, from its lower left corner. */
export function lantern(pen: Pen, [x, y]: Spot): void {
  block(pen, [x, y, 14, 12, 12], { stones: 0 });
  const roof = run(x - 3, y - 11, x + 18, y - 11, x + 14, y - 28, x + 9, y - 28);
  pen.fill('slate', roof).hatch(run(x + 12, y - 11, x + 18, y - 11, x + 14, y - 28), {
    angle: 70,
    gap: 2.4,
  });
  pen.contour(roof);
}
