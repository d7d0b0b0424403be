import { diaper, element, type Drawing } from './drawing.js';
import { kept } from './kept.js';
import { merlons } from './masonry.js';
import { arc, circle, rect, run, smooth, written, type Spot } from './outline.js';
import { paint, type Pigment } from './palette.js';
import { Pen } from './pen.js';

/** What is hung up, strewn and worn when something is celebrated. */

/** A broad band for a line of writing, with folded ends that show its other side. */
export const garland = kept(
  (width: number, height: number, pigment: Pigment, back: Pigment): Drawing => {
    const pen = new Pen(`garland ${width} ${height}`, { breadth: 1.7, waver: 0.35 });
    for (const across of [(x: number) => x, (x: number) => width - x]) {
      pen.shape(back, [
        [across(0), 8],
        [across(20), 6],
        [across(20), height + 8],
        [across(0), height + 10],
        [across(7), height / 2 + 8],
      ]);
      pen.shape('dark', run(across(12), height, across(20), height, across(20), height + 8), 1.2);
    }
    const band = smooth(
      [
        [12, 1, true],
        [width / 2, -1.4],
        [width - 12, 1, true],
        [width - 12, height, true],
        [width / 2, height - 2],
        [12, height, true],
      ],
      { step: 12 },
    );
    pen.shape(pigment, band);
    return pen.drawing(-2, -4, width + 4, height + 16);
  },
);

const PETALS: readonly Pigment[] = ['gules', 'or', 'argent', 'rose'];

/** Petals in the air. */
export function strewPetals(pen: Pen, count: number, width: number, height: number): void {
  for (let i = 0; i < count; i++) {
    const [x, y] = [pen.some(0, width), pen.some(0, height)];
    const [scale, turn] = [pen.some(0.7, 1.4), pen.some(0, 360)];
    const pigment = PETALS[Math.floor(pen.some(0, PETALS.length))] ?? 'gules';
    pen.put(petal(pigment), { x, y, scale, turn });
  }
}

const PETAL = '0 -6! 4.4 -3.4 4.4 2.4 0 6! -4.4 2.4 -4.4 -3.4';

const petal = kept((pigment: Pigment): Drawing =>
  new Pen('petal', { waver: 0, step: 1.5 }).shape(pigment, PETAL, 1.2).drawing(-7, -7, 14, 14),
);

/** A crown of gold, 66 by 42. */
export const crown = kept((): Drawing => {
  const pen = new Pen('crown', { breadth: 1.7, waver: 0.3 });
  const points = run(4, 10, 18, 24, 33, 4, 48, 24, 62, 10);
  pen.shape('gold', [...points, [58, 40], [8, 40]]);
  pen.hatch(run(40, 22, 48, 25, 61, 12, 58, 39, 42, 39), { angle: 84, gap: 2.6 });
  for (const [x, y] of run(4, 8, 33, 3, 62, 8)) pen.shape('gold-light', circle(x, y, 3.6, 12), 1.2);
  pen.line(run(8.6, 33, 57.4, 33), 1.4);
  for (const [x, pigment] of [
    [20, 'gules'],
    [33, 'azure'],
    [46, 'gules'],
  ] as const)
    pen.shape(pigment, circle(x, 36.4, 2, 8), 0.8);
  return pen.drawing(-2, -3, 70, 46);
});

/** The head of a tower, 256 wide. */
export const battlement = kept((): Drawing => {
  const pen = new Pen('battlement', { breadth: 1.7, waver: 0.3 });
  const wall: readonly Spot[] = [[2, 26], ...merlons([2, 14], [254, 14], 7, 12), [254, 26]];
  pen.shape('stone', wall).hatch(rect(206, 4, 46, 21), { angle: 84, gap: 3.4 });
  return pen.drawing(0, 0, 256, 28);
});

/** Light from behind something, 1440 by 900, around its middle. */
export const rays = kept((): Drawing => {
  const [x, y, far] = [720, 450, 760];
  const at = (turn: number): Spot => [x + Math.cos(turn) * far, y + Math.sin(turn) * far];
  const beams = Array.from({ length: 28 }, (_, i) => {
    const turn = (i / 28) * 2 * Math.PI;
    return written([[x, y], at(turn), at(turn + (i % 2 === 0 ? 0.11 : 0.05))]);
  });
  const stop = (offset: string, opacity: string): ReturnType<typeof element> =>
    element('stop', { offset, 'stop-color': paint('gold-light'), 'stop-opacity': opacity });
  const light = { id: 'rays', gradientUnits: 'userSpaceOnUse', cx: '720', cy: '450', r: '700' };
  return {
    frame: [0, 0, 1440, 900],
    parts: [
      element('radialGradient', light, [stop('.2', '.75'), stop('.98', '0')]),
      element('path', { fill: 'url(#rays)', d: beams.join('') }),
    ],
  };
});

/** The frame of a great card, 312 by 412: gold, a diapered ground, an arch for its picture, and a scroll for its name. */
export const greatCard = kept((ground: Pigment): Drawing => {
  const pen = new Pen('great card', { breadth: 2.4, waver: 0.25 });
  pen.shape('gold', rect(-156, -206, 312, 412), 3.4);
  pen.add(...diaper(ground, rect(-143, -193, 286, 386))).contour(rect(-143, -193, 286, 386), 2.2);
  const sky: readonly Spot[] = [
    [-118, 150],
    ...arc([0, -40], 118, [180, 360], { pieces: 30 }),
    [118, 150],
  ];
  pen.fill('sky', sky);
  const hills = smooth(run(-118, 60, -60, 34, 0, 56, 60, 28, 118, 52), { closed: false });
  pen.fill('hill-far', [...hills, [118, 150], [-118, 150]]).line(hills, 1.4);
  const meadow = smooth(run(-118, 104, -30, 92, 50, 104, 118, 94), { closed: false });
  pen.fill('grass', [...meadow, [118, 150], [-118, 150]]).line(meadow, 1.4);
  pen.contour(sky, 2.6);
  pen.shape('cream', run(-152, 138, 152, 138, 140, 162, 152, 186, -152, 186, -140, 162), 2.2);
  return pen.drawing(-160, -210, 320, 420);
});
