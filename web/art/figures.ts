import { ellipse, type Drawing } from './drawing.js';
import { kept } from './kept.js';
import { bust } from './bust.js';
import { emblem } from './emblem.js';
import { arc, circle, curve, rect, run } from './outline.js';
import type { Pigment } from './palette.js';
import { Pen } from './pen.js';
import { shield } from './pieces.js';

/** Figures larger than a pawn. The origin is the middle of the foot. */

/** A hero on a base, cloaked, with a banner. */
export const hero = kept((cloth: Pigment): Drawing => {
  const pen = new Pen(`hero ${cloth}`, { breadth: 1.8, waver: 0.3 });
  pen.add(ellipse('shadow', [3, 2], 21, 6));
  pen.shape('sable', [
    [-18, -4],
    ...arc([0, 0], 18, [180, 0], { pieces: 10, ry: 6 }),
    [18, -4],
    ...arc([0, -4], 18, [0, -180], { pieces: 10, ry: 5 }),
  ]);
  const cloak = '-7 -38! -15 -26 -17 -4! 0 1 17 -4! 15 -26 7 -38!';
  pen.fill(cloth, cloak).hatch('6 -36! 14 -26! 17 -6! 8 -2!', { angle: 82, gap: 2.6 });
  pen.contour(cloak).shape('argent', '-6 -36! -7 -6! 0 -3 7 -6! 6 -36!', 1.3);
  pen.fill(cloth, rect(-1.6, -34, 3.2, 28), rect(-6.5, -26, 13, 3.2));
  pen.shape('steel', '-7.5 -50! -7 -55 0 -58 7 -55 7.5 -50! 7 -38 0 -34.5! -7 -38');
  pen.fill('ink', rect(-7, -48, 14, 2.6)).line(run(0, -57, 0, -36), 1.3);
  pen.shape(cloth, '0 -57! 4 -66 14 -68 20 -58! 12 -62 5 -60', 1.1);
  pen.line(run(18, -2, 20, -74), 2.2);
  pen.shape(cloth, '20 -74! 34 -77 46 -72! 38 -66 46 -60! 34 -60 20 -58!', 1.3);
  pen.fill('argent', circle(31, -67, 4, 12));
  return pen.drawing(-22, -80, 70, 90);
});

/** A wizard with his staff. */
export const wizard = kept((): Drawing => {
  const pen = new Pen('wizard', { breadth: 1.8, waver: 0.3 });
  pen.add(ellipse('shadow', [2, 12], 16, 5));
  const robe = '-14 10! -12 -8 -6 -18! 6 -18! 12 -8 14 10! 0 15';
  pen.fill('azure', robe).hatch('5 -16! 11 -8! 13 9! 6 12!', { angle: 84, gap: 2.6 });
  pen.contour(robe).shape('skin', circle(0, -21, 7, 16), 1.5);
  pen.shape('argent', '-7 -20! -5 -16 5 -16 7 -20! 6 -6 0 4! -6 -6', 1.4);
  pen.shape('azure', '-13 -24! 0 -28 13 -24! 6 -34 4 -48! -4 -36');
  pen.fill('ink', circle(-2.6, -21.5, 1, 6), circle(2.6, -21.5, 1, 6));
  pen.put(emblem('mullet', { pigment: 'gold', ink: 8 }), { x: 2, y: -34, scale: 0.07 });
  pen.line(run(13, 12, 16, -40), 2.4).shape('gold', circle(16, -43, 4, 12), 1.3);
  return pen.drawing(-20, -52, 44, 72);
});

/** Half a figure in a tabard, who explains: the origin is at the chin. */
export const herald = kept((): Drawing => {
  const pen = new Pen('herald', { breadth: 1.8, waver: 0.35 });
  tabard(pen);
  const face = { seed: 'herald', wears: 'feather', hair: 'bob', robe: 'gules' } as const;
  pen.put(bust({ ...face, collar: 'or', look: 1.2 }), {});
  staff(pen);
  return pen.drawing(-58, -44, 186, 160);
});

function tabard(pen: Pen): void {
  pen.fill('or', '-30 30! -46 40 -54 66 -50 92! -34 94! -30 70!');
  pen.hatch('-46 60! -36 62! -38 92! -48 90!', { angle: 84, gap: 3 });
  pen.contour('-30 30! -46 40 -54 66 -50 92! -34 94! -30 70!');
  const cloth = '-31 28! -36 60 -40 112! 40 112! 36 60 31 28! 16 18 0 26 -16 18';
  pen.fill('gules', cloth).fill('or', '0 24! 0 112! 40 112! 36 60 31 28! 16 18');
  pen.hatch('18 24! 31 30! 37 70! 40 112! 22 112!', { angle: 84, gap: 3.4 });
  pen.line(run(0, 26, 0, 112), 1.4).contour(cloth, 2);
  const lily = emblem('fleur-de-lis', { pigment: 'or', ink: 4 });
  pen.put(lily, { x: -18, y: 60, scale: 0.26 }).put(lily, { x: -19, y: 96, scale: 0.22 });
  const lion = emblem('lion rampant', { pigment: 'gules', ink: 3.4 });
  pen.put(lion, { x: 19, y: 66, scale: 0.3 });
}

/** A staff and the arm that holds it. */
function staff(pen: Pen): void {
  pen.shape('argent', curve('43.5 62! 114 -7! 117 -4! 46 65!'), 1.2);
  pen.shape('gold', circle(118, -8, 5, 12), 1.2);
  const sleeve = '27 34! 44 40 58 52 64 46! 72 54 62 68 50 70 34 66!';
  pen.fill('gules', sleeve).hatch('40 58! 58 62! 62 66! 44 68!', { angle: 60, gap: 2.6 });
  pen.contour(sleeve).shape('skin', circle(66, 46, 7, 14), 1.4);
  pen.line(run(62, 44, 70, 42), 1.1).line(run(63, 48, 71, 46), 1.1);
}

/** A trumpeter, who announces: the banner of the trumpet bears arms. The origin is at the chin. */
export const trumpeter = kept((blazon: string): Drawing => {
  const pen = new Pen('trumpeter', { breadth: 1.8, waver: 0.35 });
  tabard(pen);
  const face = { seed: 'herald', wears: 'feather', hair: 'bob', robe: 'gules' } as const;
  pen.put(bust({ ...face, collar: 'or', look: 1.2 }), {});
  pen.shape('argent', '42 10! 96 2! 96 66! 82 60 69 68! 56 60 42 72!', 1.6);
  pen.put(shield(blazon), { x: 52, y: 13, scale: 0.17, turn: -6 });
  const brass = '8 5! 60 -1 110 -8 132 -22! 138 4! 114 2 60 6 9 9!';
  pen.fill('gold', brass).hatch('60 2! 112 0! 136 2! 112 4!', { angle: 20, gap: 2 });
  pen.contour(brass, 1.6);
  pen.shape('gules', '27 36! 40 34 50 20 52 6! 60 10 60 28 50 46 34 54!');
  pen.shape('skin', circle(55, 4, 6.5, 14), 1.4);
  return pen.drawing(-58, -44, 200, 160);
});
