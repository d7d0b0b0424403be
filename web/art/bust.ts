import { cutOut, diaper, laidOut, type Drawing } from './drawing.js';
import { kept } from './kept.js';
import { HEADGEAR, type Dye, type Headgear } from './headgear.js';
import { arch } from './masonry.js';
import { arc, circle, curve, openCurve, rect, run, type Spot } from './outline.js';
import type { Pigment } from './palette.js';
import { Pen } from './pen.js';

/** Head and shoulders, seen from the front as in a choir book. */

export interface Sitting {
  /** Two of the same look are not the same. */
  readonly seed: string;
  readonly wears?: Headgear;
  readonly dye?: Dye;
  readonly robe: Pigment;
  /** Its collar; without it the neck is bare. */
  readonly collar?: Pigment;
  readonly hair?: 'none' | 'bob' | 'long';
  readonly beard?: 'none' | 'short' | 'long';
  readonly skin?: 'skin' | 'skin-brown' | 'skin-green';
  /** Where they look, from -1.5 (left) to 1.5. */
  readonly look?: number;
  readonly tusks?: boolean;
  /** What they carry over the shoulder. */
  readonly carries?: 'mallet';
}

export const bust = kept((person: Sitting): Drawing => {
  const { seed, wears = 'none', dye = ['gules', 'azure'], hair = 'none' } = person;
  const pen = new Pen(`bust ${seed}`, { waver: 0.35 });
  if (hair === 'long') {
    pen.shape('hair', '-12 -14! -17 0 -16 22! 16 22! 17 0 12 -14! 0 -24');
    for (const x of [-14, 14]) pen.thin(run(x, -4, x * 1.03, 18));
  }
  if (person.carries === 'mallet') mallet(pen);
  shoulders(pen, person);
  if (wears !== 'greatHelm') head(pen, person);
  HEADGEAR[wears](pen, dye);
  return pen.drawing(-33, -60, 66, 98);
});

function shoulders(pen: Pen, { robe, collar, skin = 'skin' }: Sitting): void {
  const outline = '-31 36! -29 23 -18 16 -7 12! 0 17 7 12! 18 16 29 23 31 36!';
  pen.fill(robe, outline).hatch('12 15! 22 18! 29 24! 31 36! 16 36!', { angle: 66, gap: 3 });
  pen.contour(outline);
  if (collar !== undefined) pen.shape(collar, '-8 11! -13 16 0 27 13 16 8 11! 0 18', 1.2);
  for (const side of [-1, 1]) pen.line(run(13 * side, 20, 16 * side, 36), 1.1);
  pen.fill(skin, '-5 4! 5 4! 6 13! 0 18! -6 13!');
  for (const side of [-1, 1]) pen.line(run(5 * side, 6, 6 * side, 13), 1.3);
  pen.hatch('-4 8! 5 5! 6 12! 0 11!', { angle: 20, gap: 2 });
}

function mallet(pen: Pen): void {
  pen.shape('wood', run(15, 36, 18.5, 36, 22.5, -6, 19.5, -6), 1.2);
  const block = run(11, -17, 30, -14, 28.5, -3, 9.5, -6);
  pen.fill('stone', block).hatch(run(22, -15, 30, -14, 28.5, -3, 21, -4), { angle: 70, gap: 2.4 });
  pen.contour(block, 1.5);
}

function head(pen: Pen, person: Sitting): void {
  const { hair = 'none', skin = 'skin', tusks = false } = person;
  pen.shape(skin, '0 10.5 6 7 10 -1 11 -10 7 -19 0 -21.5 -7 -19 -11 -10 -10 -1 -6 7', 1.5);
  if (hair === 'bob') {
    pen.shape(
      'hair',
      '-10 4! -15 2 -15.5 -10 -11 -21 0 -25 11 -21 15.5 -10 15 2 10 4! 11 -5 9 -13! 3 -15 -2 -15 -9 -13! -11 -5',
      1.4,
    );
    for (const x of [-6, -1, 4]) pen.thin(run(x, -23, x - 0.6, -16));
  }
  if (hair === 'long') {
    pen.shape('hair', '-11 -6! -13 -15 -6 -23 0 -25 6 -23 13 -15 11 -6! 8 -13 0 -18! -8 -13', 1.4);
    pen.thin(run(0, -24, 0, -18));
  }
  face(pen, person);
  if (tusks) for (const side of [-1, 1] as const) tusk(pen, side, skin);
}

function face(pen: Pen, { look = 0, beard = 'none' }: Sitting): void {
  for (const side of [-1, 1]) {
    const lid = arc([side * 4.4 + look * 0.4, -5], 2.3, [200, 340], { pieces: 5, ry: 1.3 });
    pen.line(lid, { breadth: 1.2, taper: 0.2 });
    pen.line(openCurve(`${side * 2} -8.6 ${side * 4.6} -9.7 ${side * 7.2} -8.4`, look * 0.3), 1.3);
  }
  const nose: readonly Spot[] = run(0.8, -6, 1.7, -0.2, -0.8, 0.3);
  pen.line(
    nose.map(([x, y]): Spot => [x + look * 0.5, y]),
    1.1,
  );
  pen.fill('ink', circle(-4.4 + look, -4.5, 1.05, 8), circle(4.4 + look, -4.5, 1.05, 8));
  pen.fill('cheek', circle(-6, 0.6, 2.2, 10, 1.5), circle(6.3, 0.6, 2.2, 10, 1.5));
  if (beard === 'none') {
    pen.line('-2.6 4.3 0 4.9 2.8 4', 1.3);
    return;
  }
  pen.shape('hair', BEARDS[beard], 1.3);
  for (const x of [-4, 0, 4]) pen.thin(run(x, 6, x * 0.7, beard === 'long' ? 18 : 12));
  pen.line(run(-2.2, 4.2, 2.2, 4.2), 1.2);
}

const BEARDS = {
  short: '-10.5 -3! -8 1 -4 2 0 1.2 4 2 8 1 10.5 -3! 9.5 7 5 13 0 14.5 -5 13 -9.5 7',
  long: '-10.5 -3! -9 2 -5 1.6 0 2.6 5 1.6 9 2 10.5 -3! 11 8 6 17 0 27! -6 17 -11 8',
} as const;

function tusk(pen: Pen, side: 1 | -1, skin: Pigment): void {
  pen.shape('argent', run(side * 2.4, 4.6, side * 4.8, 4.2, side * 4.4, -0.6), 1);
  pen.shape(skin, curve(`${side * 10} -6! ${side * 17} -11! ${side * 12} 0`), 1.3);
}

/** Somebody under an arch, before a diapered ground. */
export const portrait = kept((person: Sitting, ground: Pigment): Drawing => {
  const outline = arch(0, 36, 62, 82);
  const pen = new Pen(`portrait ${person.seed}`);
  const inside = [...diaper(ground, rect(-32, -48, 64, 86)), ...bust(person).parts];
  pen.add(...cutOut(`portrait-${person.seed}`, outline, inside)).contour(outline, 1.5);
  return pen.drawing(-33, -48, 66, 86);
});

/** Somebody in a ring of gold. */
export const medallion = kept((person: Sitting, ground: Pigment): Drawing => {
  const pen = new Pen(`medallion ${person.seed}`);
  const inside = [
    ...diaper(ground, rect(-30, -30, 60, 60)),
    laidOut(bust(person).parts, { y: 6, scale: 0.95 }),
  ];
  pen.fill('gold', circle(0, 0, 31, 44)).contour(circle(0, 0, 31, 44), 1.4);
  pen.add(...cutOut(`medallion-${person.seed}`, circle(0, 0, 27, 40), inside));
  pen.contour(circle(0, 0, 27, 40), 1.3);
  return pen.drawing(-32.5, -32.5, 65, 65);
});
