import { ellipse, ruled, type Drawing } from '../drawing.js';
import { emblem } from '../emblem.js';
import { kept } from '../kept.js';
import { circle, openCurve, run, written } from '../outline.js';
import { Pen } from '../pen.js';

/** A knight with a banner, seen from behind, who looks over the land. The origin is between the feet. */
export const bannerKnight = kept((): Drawing => {
  const pen = new Pen('banner knight', { breadth: 2, waver: 0.35, step: 4 });
  pen.add(ellipse('shadow', [10, 4], 62, 9));
  flag(pen);
  legs(pen);
  cloak(pen);
  pen.put(emblem('lion rampant', { pigment: 'or', ink: 3 }), { x: -3, y: -64, scale: 0.34 });
  shoulders(pen);
  helm(pen);
  pen.shape('steel', '-24 -100! -38 -92 -42 -76 -38 -66! -30 -66 -28 -80 -20 -88!', 1.8);
  return pen.drawing(-94, -178, 234, 192);
});

const FLAG = '57 -166! 88 -176 112 -164 138 -170! 124 -150 136 -132! 110 -128 86 -138 55 -126!';
const STRIPE = '56 -153! 86 -160 112 -150 131 -152! 128 -143 130 -143! 110 -139 86 -149 55 -140!';

function flag(pen: Pen): void {
  pen.line(run(50, 6, 58, -168), { breadth: 3.6, taper: 0.1 });
  pen.fill('gules', FLAG).fill('argent', STRIPE);
  pen.hatch('108 -164! 136 -169! 126 -150! 134 -133! 110 -130!', { angle: 84, gap: 3.4 });
  pen.contour(FLAG).shape('gold', circle(58.5, -171, 4, 12), 1.3);
}

function legs(pen: Pen): void {
  for (const [x, lean] of [
    [-14, -3],
    [16, 3],
  ] as const) {
    const [left, right] = [x - 9 + lean, x + 9 + lean];
    const leg = `${x - 8} -34! ${left} -8 ${left - 3} 2! ${right + 1} 2! ${right} -8 ${x + 9} -34!`;
    pen.fill('steel', leg);
    pen.hatch(run(x + 1, -34, x + 9, -34, right, 0, right - 7, 0), { angle: 84, gap: 2.6 });
    pen.contour(leg).line(run(x - 9, -12, x + 9, -12), 1.3);
  }
}

const CLOAK =
  '-15 -112! -34 -96 -44 -64 -62 -34 -92 -16! -70 -12 -58 -16 -44 -8! -28 -14 -12 -6 4 -10! 18 -4 30 -12! 34 -50 30 -92 16 -112!';
const HEM = '-88 -19 -70 -17 -58 -21 -44 -13 -28 -19 -12 -11 4 -15 18 -9 30 -17';

/** In the wind, to the left. */
function cloak(pen: Pen): void {
  pen.fill('gules', CLOAK);
  pen.hatch('10 -108! 28 -90! 33 -50! 30 -14! 12 -10!', { angle: 84, gap: 3 });
  for (const fold of [
    '-12 -100 -24 -66 -52 -26',
    '-2 -100 -8 -58 -24 -14',
    '10 -100 12 -56 8 -12',
    '-20 -90 -40 -54 -74 -18',
  ])
    pen.line(fold, { breadth: 1.3, taper: 0.8 });
  pen.contour(CLOAK, 2.2);
  pen.add(ruled('gold', 2.2, written(openCurve(HEM), false)));
}

function shoulders(pen: Pen): void {
  for (const side of [-1, 1]) {
    const at = (...numbers: readonly [number, number][]): string =>
      numbers.map(([x, y]) => `${side * x} ${y}`).join(' ');
    pen.shape(
      'steel',
      `${side * 4} -114! ${at([20, -116], [31, -104])} ${side * 30} -90! ${at([18, -96], [8, -100])}`,
    );
    pen.thin(at([10, -108], [20, -106], [27, -96]));
  }
  pen.shape('steel', '24 -100! 38 -96 50 -88 56 -96! 62 -90 54 -78 42 -80 26 -86!', 1.8);
  pen.shape('wood', circle(55, -92, 6, 12), 1.4);
}

const PLUME = '0 -146! -12 -162 -36 -166 -52 -150! -38 -152 -28 -146 -22 -136! -14 -138 -6 -140';
const HELM = '-15 -128! -15 -142 0 -150 15 -142 15 -128! 13 -112 0 -106! -13 -112';
const MANTLING =
  '-14 -130! -18 -120 -16 -108 -24 -102! -16 -104 -13 -100 -9 -95! -4 -101 1 -101 5 -94! 9 -101 14 -104 22 -100! 16 -108 18 -120 14 -130! 0 -124';

function helm(pen: Pen): void {
  pen.shape('argent', PLUME, 1.6).thin('-4 -146 -22 -156 -44 -154');
  pen.fill('steel', HELM).hatch('3 -148! 14 -140! 14 -116! 4 -108!', { angle: 84, gap: 2.6 });
  pen.contour(HELM).line(run(0, -149, 0, -107), 1.5);
  pen.shape('gold', '-15 -134! 0 -139 15 -134! 15 -129! 0 -134 -15 -129!', 1.1);
  pen.fill('azure', MANTLING);
  pen.hatch('4 -126! 14 -128! 17 -112! 18 -97! 8 -92!', { angle: 84, gap: 2.6 });
  pen.contour(MANTLING, 1.7);
  pen.line('-7 -124 -9 -110 -8 -98', 1.1).line('1 -123 2 -108 2 -96', 1.1);
}
