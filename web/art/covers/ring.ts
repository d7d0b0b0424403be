import { roundTower } from '../buildings.js';
import { pipDie } from '../dice.js';
import { ellipse, flat, type Drawing } from '../drawing.js';
import { emblem } from '../emblem.js';
import { bush, fir, ridge, tree } from '../greenery.js';
import { site } from '../hexes/sites.js';
import { kept } from '../kept.js';
import { door, windowAt } from '../masonry.js';
import { arc, circle, rect, run, type Spot } from '../outline.js';
import type { Pigment } from '../palette.js';
import { Pen } from '../pen.js';
import { pawn } from '../pieces.js';
import { castle, chapel } from '../places/index.js';
import { clouds, farHills, sky, standing } from '../scenes/sky.js';
import { greatWizard } from './wizard.js';

/** A wizard beside his tower, and knights who ride around a ring of provinces. 640 by 320. */
export const wizardRing = kept((): Drawing => {
  const pen = new Pen('wizard ring', { breadth: 1.5 });
  sky(pen, 640, 210, 'ring');
  clouds(pen, run(470, 40, 250, 58, 598, 76));
  pen.add(ellipse('glow', [360, 62], 42)).shape('gold-light', circle(360, 62, 26, 40), 1.3);
  farHills(pen, 640, 142, 240);
  ridge(pen, '0 178! 160 168 360 176 520 166 640 178!', 320, 'grass', 1.3);
  standing(pen, [
    [castle(), 500, 176, 0.66],
    [chapel(), 596, 178, 0.5],
    [tree('1'), 226, 176, 0.7],
    [tree('2'), 244, 180, 0.8],
    [fir('1'), 268, 176, 0.62],
    [fir('2'), 284, 178, 0.7],
    [fir('1'), 400, 178, 0.62],
    [fir('2'), 412, 180, 0.7],
    [tree('3'), 560, 184, 0.7],
  ]);
  tower(pen);
  ring(pen);
  settled(pen);
  pen.put(emblem('crown', { pigment: 'gold' }), { x: 420, y: 240, scale: 0.46 });
  company(pen);
  pen.put(pipDie('gules', 'argent', 3), { x: 592, y: 288, scale: 0.72 });
  pen.put(pipDie('argent', 'sable', 4), { x: 546, y: 298, scale: 0.6 });
  return pen.drawing(0, 0, 640, 320);
});

const ROCK = '-14 322! -10 260 14 226 40 214 70 200! 138 198! 158 222 186 240 206 286 214 322!';

/** A tower of two on a rock, with a gallery and a star. */
function tower(pen: Pen): void {
  pen.fill('land-rock', ROCK);
  pen.hatch('120 200! 158 222! 186 242! 206 290! 212 320! 150 320!', { angle: 60, gap: 4 });
  pen.contour(ROCK, 2);
  for (const crack of [
    '20 250 40 262 60 250 80 270',
    '70 232 90 246 112 236',
    '30 292 60 300 96 286 120 298',
    '150 262 160 276 178 270',
  ])
    pen.line(crack, 1.3);
  roundTower(pen, {
    at: [134, 212],
    radius: 18,
    height: 66,
    stones: 5,
    roof: { pigment: 'tile', rise: 40 },
  });
  windowAt(pen, [131, 176], [6, 12], 'lancet');
  roundTower(pen, {
    at: [92, 214],
    radius: 28,
    height: 120,
    stones: 12,
    roof: { pigment: 'purpure', rise: 66 },
  });
  for (const [x, y, width, height] of [
    [86, 118, 9, 20],
    [104, 150, 7, 15],
    [82, 176, 7, 15],
  ] as const)
    windowAt(pen, [x, y], [width, height], 'lancet');
  door(pen, [90, 216], [16, 24]);
  gallery(pen);
  pen.put(emblem('estoile', { pigment: 'gold', ink: 4 }), { x: 92, y: 20, scale: 0.24 });
  for (const [x, y] of run(80, 74, 96, 58, 104, 80))
    pen.put(emblem('mullet', { pigment: 'gold', ink: 7 }), { x, y, scale: 0.06 });
  for (let i = 0; i < 6; i++)
    pen.line(run(84 - i * 3, 220 + i * 6, 108 + i * 4, 222 + i * 6.5), 1.3);
  standing(pen, [
    [fir('1'), 22, 262, 0.9],
    [fir('2'), 44, 244, 0.7],
    [fir('2'), 176, 268, 0.8],
    [bush('1'), 150, 296, 1.2],
  ]);
}

function gallery(pen: Pen): void {
  pen.shape('wood-deep', rect(58, 132, 68, 7), 1.4);
  for (let i = 0; i < 8; i++) pen.line(run(62 + i * 8.7, 132, 62 + i * 8.7, 122), 1.6);
  pen.line(run(58, 122, 126, 122), 2);
}

const [CX, CY, RX, RY, DEPTH] = [420, 246, 216, 66, 14];

/** A point of the ring: so much of a whole turn from the far side, and so far from the middle. */
function onRing(turn: number, far: number): Spot {
  const angle = turn * 2 * Math.PI;
  return [CX + Math.sin(angle) * RX * far, CY - Math.cos(angle) * RY * far];
}

/** Part of the ring, seen aslant. */
function part([from, to]: Spot, [near, far]: Spot): readonly Spot[] {
  const steps = [0, 0.2, 0.4, 0.6, 0.8, 1].map((k) => from + (to - from) * k);
  return [
    ...steps.map((turn) => onRing(turn, far)),
    ...steps.toReversed().map((turn) => onRing(turn, near)),
  ];
}

const PROVINCES: readonly { readonly rim: Pigment; readonly ground: Pigment }[] = [
  { rim: 'sable', ground: 'wash-sable' },
  { rim: 'argent', ground: 'wash-argent' },
  { rim: 'azure', ground: 'wash-azure' },
  { rim: 'purpure', ground: 'wash-purpure' },
  { rim: 'tenne', ground: 'wash-tenne' },
  { rim: 'wood', ground: 'wash-wood' },
];

function ring(pen: Pen): void {
  pen.add(ellipse('shadow', [CX + 6, CY + DEPTH + 8], RX + 8, RY + 4));
  const low = arc([CX, CY + DEPTH], RX, [180, 0], { pieces: 40, ry: RY });
  pen
    .fill('table-edge', [[CX - RX, CY], ...low, [CX + RX, CY]])
    .add(ellipse('table-edge', [CX, CY], RX, RY));
  PROVINCES.forEach(({ rim, ground }, i) => {
    const span: Spot = [i / 6 - 0.08, i / 6 + 0.08];
    pen.shape(ground, part(span, [0.68, 0.97]), 1.3).shape(rim, part(span, [0.9, 0.97]), 1);
  });
  for (let i = 0; i < 24; i++) {
    const own = i % 4 === 0 ? PROVINCES[i / 4]?.rim : undefined;
    const space = part([(i - 0.5) / 24, (i + 0.5) / 24], [0.44, 0.66]);
    pen.add(flat(own ?? (i % 2 === 0 ? 'space-deep' : 'space-light'), space)).contour(space, 1.2);
  }
  pen.add(ellipse('table', [CX, CY], RX * 0.43, RY * 0.43));
  const around = (far: number, count: number): readonly Spot[] =>
    Array.from({ length: count }, (_, i) => onRing(i / count, far));
  pen.contour(around(1, 70), 2.2).contour(around(0.43, 50), 1.5).line(low, 2);
}

/** Woods and places in the provinces. */
function settled(pen: Pen): void {
  standing(pen, [
    [site('keep'), 420, 178, 0.42],
    [fir('1'), 520, 196, 0.4],
    [fir('2'), 532, 197, 0.46],
    [tree('1'), 336, 206, 0.5],
    [site('village'), 560, 208, 0.42],
    [tree('2'), 318, 212, 0.42],
    [site('monastery'), 286, 222, 0.4],
  ]);
}

/** Four knights on the ring, and the wizard. */
function company(pen: Pen): void {
  const knights = [
    ['azure', 9.2, 0.9],
    ['or', 22.4, 0.8],
    ['vert', 4.4, 0.8],
    ['gules', 12.6, 1.15],
  ] as const;
  const far = knights.map(([colour, space, scale]): Parameters<typeof standing>[1][number] => {
    const [x, y] = onRing(space / 24, 0.55);
    return [pawn(colour), x, y - 10 * scale, scale];
  });
  const [x, y] = onRing(16.6 / 24, 0.56);
  standing(pen, far);
  pen.put(greatWizard(), { x: x - 10, y: y - 18, scale: 2.1 });
}
