import { flat, type Drawing } from './drawing.js';
import { kept } from './kept.js';
import { circle, onPlane, run, type Plane, type Spot } from './outline.js';
import type { Pigment } from './palette.js';
import { Pen } from './pen.js';

/** Dice and cubes, seen from above one of their edges. */

const TOP: Plane = [
  [-26, -13],
  [0, 1],
  [26, -13],
  [0, -27],
];
const LEFT: Plane = [
  [-26, 16],
  [0, 30],
  [0, 1],
  [-26, -13],
];
const RIGHT: Plane = [
  [0, 30],
  [26, 16],
  [26, -13],
  [0, 1],
];

/** A cube of one colour, with a stone set in its upper face. */
export const gemCube = kept((pigment: Pigment): Drawing => {
  const pen = bare(`gem ${pigment}`, pigment);
  pen.shape('argent', run(0, -21, 13, -13, 0, -6, -13, -13), 1.2);
  pen.fill(pigment, circle(0, -13.2, 4.6, 14, 2.7));
  return pen.drawing(-29, -30, 58, 63);
});

/** A plain cube, for what is counted. */
export const cube = kept((pigment: Pigment): Drawing => {
  return bare(`cube ${pigment}`, pigment).drawing(-29, -30, 58, 63);
});

/** A die that shows a number of pips; its other faces follow from it. */
export const pipDie = kept(
  (pigment: Pigment, pips: Pigment, shown: 1 | 2 | 3 | 4 | 5 | 6): Drawing => {
    const pen = bare(`die ${pigment} ${shown}`, pigment);
    const beside = shown === 3 || shown === 4 ? 5 : 3;
    for (const [face, count] of [
      [TOP, shown],
      [LEFT, beside],
      [RIGHT, shown === 1 || shown === 6 ? 2 : 1],
    ] as const)
      for (const [u, v] of PIPS[count] ?? []) {
        const [x, y] = onPlane(face, u, v);
        pen.fill(pips, face === TOP ? circle(x, y, 3.6, 12, 2.1) : circle(x, y, 2.3, 12, 3));
      }
    return pen.drawing(-29, -30, 58, 63);
  },
);

const PIPS: { readonly [count: number]: readonly Spot[] } = {
  1: run(0.5, 0.5),
  2: run(0.25, 0.25, 0.75, 0.75),
  3: run(0.25, 0.25, 0.5, 0.5, 0.75, 0.75),
  4: run(0.25, 0.25, 0.75, 0.25, 0.25, 0.75, 0.75, 0.75),
  5: run(0.25, 0.25, 0.75, 0.25, 0.5, 0.5, 0.25, 0.75, 0.75, 0.75),
  6: run(0.25, 0.22, 0.25, 0.5, 0.25, 0.78, 0.75, 0.22, 0.75, 0.5, 0.75, 0.78),
};

function bare(seed: string, pigment: Pigment): Pen {
  const pen = new Pen(seed, { breadth: 2, waver: 0.3 });
  pen.fill(pigment, TOP, LEFT, RIGHT);
  pen.add(flat('shade-light', LEFT), flat('shade', RIGHT), flat('shine', TOP));
  pen.hatch(RIGHT, { angle: 62, gap: 3.4 }).contour(TOP);
  pen.line(run(-26, -13, -26, 16, 0, 30, 26, 16, 26, -13)).line(run(0, 1, 0, 30));
  return pen;
}
