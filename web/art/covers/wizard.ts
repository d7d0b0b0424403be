import { ellipse, type Drawing } from '../drawing.js';
import { emblem } from '../emblem.js';
import { kept } from '../kept.js';
import { circle, run } from '../outline.js';
import { Pen } from '../pen.js';

const ROBE = '-18 15! -15 -6 -7 -19! 7 -19! 15 -6 18 15! 0 19';
const BEARD = '-7.5 -22! -5.5 -17 0 -18.5 5.5 -17 7.5 -22! 8 -8 3 0 0 8! -3 0 -8 -8';
const HAT = '-15 -26! 0 -30.5 15 -26! 8 -36 7 -54! -5 -40';

/** A wizard large enough to have a face; the origin is the middle of his robe. */
export const greatWizard = kept((): Drawing => {
  const pen = new Pen('great wizard', { breadth: 1.5, waver: 0.3, step: 3 });
  pen.add(ellipse('shadow', [2, 15], 20, 5));
  pen.fill('azure', ROBE).hatch('6 -16! 13 -6! 17 14! 8 16!', { angle: 84, gap: 2.2 });
  pen.contour(ROBE).line('-5 -6 -7 6 -6 16', 1).line('5 -6 5 6 6 16', 1);
  for (const [x, y, scale] of [
    [-11, 6, 0.035],
    [0, 11, 0.03],
    [11, 2, 0.03],
  ] as const)
    pen.put(emblem('mullet', { pigment: 'gold', ink: 7 }), { x, y, scale });
  pen.shape('azure', '8 -14! 15 -10 19 -2! 15 3 9 -3', 1.2);
  staff(pen);
  face(pen);
  pen.fill('azure', HAT).hatch('3 -30! 8 -36! 7 -52! 3 -42!', { angle: 80, gap: 2.2 });
  pen.contour(HAT);
  pen.put(emblem('crescent', { pigment: 'gold', ink: 8 }), { x: 1, y: -37, scale: 0.06 });
  return pen.drawing(-24, -66, 60, 90);
});

function staff(pen: Pen): void {
  pen.line(run(19, 18, 21, -48), 2.6).shape('skin', circle(18, 0, 2.8, 10), 1);
  pen.shape('gold-light', circle(21, -52, 5, 14), 1.2);
  for (let i = 0; i < 8; i++) {
    const [cos, sin] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)];
    const [near, far] = [7.5, 10.5];
    pen.line(run(21 + cos * near, -52 + sin * near, 21 + cos * far, -52 + sin * far), 1);
  }
}

function face(pen: Pen): void {
  pen.shape('skin', circle(0, -22, 7.4, 18), 1.3).shape('argent', BEARD, 1.2);
  for (const x of [-3, 0, 3]) pen.thin(run(x, -14, x * 0.6, -2));
  pen.fill('ink', circle(-2.8, -23, 0.9, 6), circle(2.8, -23, 0.9, 6));
  for (const side of [-1, 1]) pen.line(run(side * 5, -26.2, side * 1.6, -25.4), 1.1);
  pen.line(run(0, -22.5, 0.6, -19.5), 0.8);
}
