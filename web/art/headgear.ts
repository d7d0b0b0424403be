import { element } from './drawing.js';
import { arc, circle, curve, rect, run, written, type Spot } from './outline.js';
import { paint, type Pigment } from './palette.js';
import type { Pen } from './pen.js';

/** What people wear on their heads: drawn over a bust whose chin lies at (0, 10) and whose crown at (0, -21). */

/** Its own colour, and a second one where it has two. */
export type Dye = readonly [Pigment, Pigment];
type Worn = (pen: Pen, dye: Dye) => void;

const cap: Worn = (pen, [dye]) => {
  pen.shape(dye, '-12 -16! -11 -25 0 -29 11 -25 12 -16! 0 -19');
  pen.contour('8 -25! 20 -34 24 -30 12 -22', 1.2);
};

const feather: Worn = (pen, [dye]) => {
  pen.shape(dye, '-16 -14! -12 -24 0 -27 11 -24 17 -15! 4 -18 -6 -17');
  pen.shape('argent', '8 -23! 14 -36 24 -40! 22 -30 14 -22', 1.2).thin(run(9, -22, 22, -37));
};

const jester: Worn = (pen, [left, right]) => {
  pen.shape('or', '-9 -20! -6 -30 0 -40! 6 -30 9 -20!');
  pen.shape(left, '0 -26! -8 -30 -18 -26 -24 -12! -18 -16 -13 -12! -11 -18');
  pen.shape(right, '0 -26! 8 -30 18 -26 24 -12! 18 -16 13 -12! 11 -18');
  for (const [x, y] of run(-24, -10, 24, -10, 0, -41)) pen.shape('gold', circle(x, y, 3, 10), 1.1);
};

const hood: Worn = (pen, [dye]) => {
  const cloth =
    '-22 16! -20 0 -15 -16 -8 -25 0 -29! 9 -25 15 -16 20 0 22 16! 12 12 12.5 -4 8 -15 0 -18 -8 -15 -12.5 -4 -12 12!';
  pen.fill(dye, cloth).hatch('8 -24! 15 -16! 20 0! 22 14! 14 10! 13 -4!', { angle: 70, gap: 2.4 });
  pen.contour(cloth);
};

const wimple: Worn = (pen) => {
  pen.shape(
    'sable',
    '-16 18! -17 0 -15 -16 0 -26 15 -16 17 0 16 18! 10 14 10.5 -4 8 -13 0 -16 -8 -13 -10.5 -4 -10 14!',
  );
  const linen = curve('-10.5 14! -11 -3 -8 -14 0 -17.5 8 -14 11 -3 10.5 14! 0 19!');
  const face = curve('0 9 6.5 4 8 -3 6 -11 0 -13.5 -6 -11 -8 -3 -6.5 4');
  const d = written(linen) + written(face);
  pen.add(element('path', { fill: paint('argent'), 'fill-rule': 'evenodd', d }));
  pen.contour(linen, 1.4).contour(face, 1.2);
};

const crown: Worn = (pen) => {
  pen.shape('gold', '-11 -16! -13 -29! -6 -23! 0 -32! 6 -23! 13 -29! 11 -16! 0 -14!');
  pen.line(run(-11, -19, 0, -17.5, 11, -19), 1);
  pen.fill('gules', circle(-6, -20.5, 1.5, 8), circle(6, -20.5, 1.5, 8));
  pen.fill('azure', circle(0, -20.5, 1.5, 8));
};

const mitre: Worn = (pen) => {
  const outline = '-11 -15! -13 -28 -6 -38 0 -44! 6 -38 13 -28 11 -15! 0 -13';
  pen.fill('argent', outline);
  pen.fill('gold', rect(-2, -40, 4, 26), run(-11, -19, 11, -19, 11, -15, 0, -13.5, -11, -15));
  pen.line(run(-11, -19, 11, -19), 1).contour(outline);
};

const kettle: Worn = (pen) => {
  pen.shape('steel', '-19 -13! -12 -17 -10 -25 0 -30 10 -25 12 -17 19 -13! 0 -9');
  pen.thin(arc([0, -17], 12, [175, 5], { pieces: 8, ry: 3 }));
  pen.hatch('3 -28! 10 -25! 12 -17! 4 -15!', { angle: 75, gap: 2.2 });
};

const hennin: Worn = (pen, [dye]) => {
  const cone = '-9 -17! -2 -36 6 -56! 9 -36 11 -15! 0 -20';
  pen.fill(dye, cone).contour(cone).hatch('4 -50! 9 -36! 11 -17! 4 -18!', { angle: 75, gap: 2.6 });
  pen.shape('veil', '6 -56! 20 -44 24 -20 22 6! 18 -10 14 -22 10 -34', 1);
};

const cook: Worn = (pen) => {
  pen.shape('argent', '-11 -15! -15 -26 -8 -32 0 -30 8 -33 15 -26 11 -15! 0 -18');
  pen.thin(run(-4, -19, -5, -27), run(4, -19, 5, -27));
};

/** Linen that fits closely, tied below the chin. */
const coif: Worn = (pen, [dye]) => {
  for (const side of [-1, 1]) {
    const band = curve(
      `${side * 10} -7! ${side * 12.5} -5! ${side * 9.5} 5 0 12.5! 0 10! ${side * 7.5} 3`,
    );
    pen.shape(dye, band, 1);
  }
  pen.shape(
    dye,
    '-11.5 -3! -14 -12 -10 -22 0 -26.5 10 -22 14 -12 11.5 -3! 10 -9 7 -14 0 -16 -7 -14 -10 -9',
  );
  pen.thin(run(-6.5, -24, -4.5, -15.5), run(6.5, -24, 4.5, -15.5));
  pen.hatch('6 -24! 10 -22! 14 -12! 11.5 -4! 9 -12!', { angle: 75, gap: 2.2 });
};

const turban: Worn = (pen, [dye]) => {
  pen.shape(dye, '-14 -14! -15 -24 -4 -31 8 -29 15 -20 13 -13! 0 -17');
  pen.line('-14 -18! -2 -22 10 -27!', 1.1).shape(dye, '10 -20! 20 -14 21 2! 15 -4 12 -12');
};

const tonsure: Worn = (pen) => {
  pen.shape(
    'hair',
    '-11.5 -4! -13 -12 -8 -19! -4 -15 0 -14 4 -15 8 -19! 13 -12 11.5 -4! 9 -11 0 -13 -9 -11',
    1.3,
  );
};

const circlet: Worn = (pen) => {
  const edge = (y: number): readonly Spot[] => run(-11.5, y, 0, y + 2.5, 11.5, y);
  pen.fill('gold', [...edge(-16), ...edge(-13).toReversed()]);
  pen.line(edge(-16), 1).line(edge(-13), 1);
};

/** Hides the face. */
export const greatHelm: Worn = (pen) => {
  pen.shape('steel', '-13 -16! -12 -24 0 -29 12 -24 13 -16! 12 6 0 13! -12 6');
  pen.fill('ink', rect(-12, -9, 24, 3.4)).line(run(0, -28, 0, 12), 1.8);
  pen.hatch('4 -26! 12 -22! 12 4! 4 10!', { angle: 84, gap: 2.4 });
  const holes = [-7, -4, 4, 7].flatMap((x) => [0, 3.5].map((y) => circle(x, y, 0.8, 6)));
  pen.fill('ink', ...holes);
};

const wizard: Worn = (pen, [dye]) => {
  pen.shape(dye, '-20 -14! 0 -20 20 -14! 11 -22 7 -36 14 -50! 2 -44 -6 -34 -10 -22');
  pen.hatch('4 -42! 11 -46! 8 -34! 12 -20! 5 -20!', { angle: 75, gap: 2.4 });
  pen.fill('gold', curve('0 -4! 1.2 -1.2! 4 0! 1.2 1.2! 0 4! -1.2 1.2! -4 0! -1.2 -1.2!', -1, -30));
};

export const HEADGEAR = {
  none: () => {},
  cap,
  feather,
  jester,
  hood,
  wimple,
  crown,
  mitre,
  kettle,
  hennin,
  cook,
  coif,
  turban,
  tonsure,
  circlet,
  greatHelm,
  wizard,
} satisfies { readonly [name: string]: Worn };

export type Headgear = keyof typeof HEADGEAR;
