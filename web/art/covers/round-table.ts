import { bust, type Sitting } from '../bust.js';
import { weaponFace, type Weapon } from '../cards/faces.js';
import { banner } from '../cloth.js';
import { element, ellipse, flat, laidOut, type Drawing } from '../drawing.js';
import { emblem } from '../emblem.js';
import { kept } from '../kept.js';
import { lancet } from '../masonry.js';
import { arc, circle, curve, rect, run, type Spot } from '../outline.js';
import type { Pigment } from '../palette.js';
import { Pen } from '../pen.js';
import { shield } from '../pieces.js';

/** Five at a round table in a hall, and one's own hand. 640 by 320. */

interface Company {
  /** From left to right, five. */
  readonly people: readonly { readonly sitting: Sitting; readonly chair: Pigment }[];
  /** On the columns: the colour of the cloth, and what it bears. */
  readonly banners: readonly { readonly cloth: Pigment; readonly blazon: string }[];
  /** Four on the table, the rest in one's own hand. */
  readonly cards: readonly Weapon[];
}

export const roundTable = kept(({ people, banners, cards }: Company): Drawing => {
  const pen = new Pen('round table', { breadth: 1.6 });
  wall(pen);
  banners.forEach(({ cloth, blazon }, i) => {
    const x = COLUMNS[i] ?? 0;
    banner(pen, [x - 20, 14], [40, 84], cloth);
    pen.put(shield(blazon), { x: x - 15, y: 26, scale: 0.15 });
  });
  people.forEach(({ chair }, i) => throne(pen, SEATS[i] ?? [0, 0], i === 2 ? 1.25 : 1, chair));
  people.forEach(({ sitting }, i) => {
    const [x, y] = SEATS[i] ?? [0, 0];
    pen.put(bust(sitting), { x, y: y + 4, scale: i === 2 ? 1.34 : 1.22 });
  });
  table(pen);
  cards
    .slice(0, 4)
    .forEach((card, i) => lie(pen, card, LYING[i] ?? [0, 0], [-34, -14, 14, 34][i] ?? 0));
  pen.add(ellipse('glow', [320, 262], 54, 17));
  pen.put(emblem('chalice', { pigment: 'gold', ink: 2.8 }), { x: 320, y: 238, scale: 0.5 });
  for (const x of [110, 530]) candle(pen, x);
  cards.slice(4).forEach((card, i, own) => hold(pen, card, i - (own.length - 1) / 2));
  return pen.drawing(0, 0, 640, 320);
});

const COLUMNS = [26, 222, 418, 614];
const SEATS = run(92, 206, 204, 192, 320, 186, 436, 192, 548, 206);
const LYING = run(176, 266, 246, 246, 394, 246, 464, 266);

/** Ashlar, three windows, columns and a beam. */
function wall(pen: Pen): void {
  pen.fill('stone-deep', rect(0, 0, 640, 320));
  for (let y = 0; y < 200; y += 20)
    for (let x = (y / 20) % 2 === 0 ? 0 : -22; x < 640; x += 44)
      if (pen.some(0, 1) < 0.34) pen.thin(run(x, y + 20, x, y, x + 30, y));
  for (const [x, width, height] of [
    [122, 96, 158],
    [320, 132, 184],
    [518, 96, 158],
  ] as const)
    tracery(pen, x, width, height);
  for (const x of COLUMNS) {
    pen.fill('stone', rect(x - 11, -4, 22, 190));
    pen.hatch(rect(x + 3, -4, 8, 190), { angle: 90, gap: 2.8 });
    for (const side of [-11, 11]) pen.line(run(x + side, -4, x + side, 186), 1.7);
    pen.shape('stone', run(x - 15, 40, x + 15, 40, x + 12, 48, x - 12, 48), 1.3);
  }
  pen.fill('wood', rect(-4, -6, 648, 20)).line(run(0, 14, 640, 14), 2);
  for (let i = 0; i < 14; i++) pen.thin(run(20 + i * 46, 2, 44 + i * 46, 3));
}

/** A window of two or three lights with a rose above. */
function tracery(pen: Pen, x: number, width: number, height: number): void {
  const [foot, lights] = [168, width > 100 ? 3 : 2];
  pen.shape('stone', lancet(x, foot + 4, width + 20, height + 16));
  pen.shape('sky', lancet(x, foot, width, height), 2);
  for (let i = 0; i < lights; i++) {
    const [middle, light] = [x - width / 2 + (width * (i + 0.5)) / lights, width / lights - 6];
    if (i > 0) {
      const bar = x - width / 2 + (width * i) / lights;
      pen.line(run(bar, foot, bar, foot - height * 0.56), { breadth: 3, taper: 0 });
    }
    pen.contour(lancet(middle, foot - 2, light, height * 0.58), 1.6);
    const glass: readonly Pigment[] = ['gules', 'or', 'vert'];
    pen.shape(
      glass[i % 3] ?? 'gules',
      circle(middle, foot - 2 - height * 0.3, light * 0.3, 18),
      1.2,
    );
    for (const part of [0.17, 0.43])
      pen.shape('azure', curve('0 -6! 5 0! 0 6! -5 0!', middle, foot - 2 - height * part), 0.9);
  }
  const [rose, r] = [foot - height * 0.71, width * 0.16];
  pen.shape('azure', circle(x, rose, r, 24), 2);
  pen.put(emblem('rose', { pigment: 'or', ink: 5 }), {
    x,
    y: rose,
    scale: Math.round(width * 0.24) / 100,
  });
}

function throne(pen: Pen, [x, y]: Spot, k: number, pigment: Pigment): void {
  const back = (half: number, top: number): readonly Spot[] =>
    curve(
      `${-half} 60! ${-half} -30 ${-half * 0.7} ${-top * 0.82} 0 ${-top}! ${half * 0.7} ${-top * 0.82} ${half} -30 ${half} 60!`,
      x,
      y,
    );
  pen.shape('wood', back(34 * k, 68 * k), 1.8);
  pen.shape(pigment, back(27 * k, 60 * k), 1.2);
  pen.shape('gold', circle(x, y - 71 * k, 4, 10), 1.2);
}

const [CX, CY, RX, RY] = [320, 272, 300, 62];

function onCover(turn: number, k: number): Spot {
  return [CX + Math.cos(turn) * RX * k, CY + Math.sin(turn) * RY * k];
}

function table(pen: Pen): void {
  const low = arc([CX, CY + 18], RX, [180, 0], { pieces: 40, ry: RY });
  pen
    .fill('table-edge', [[CX - RX, CY], ...low, [CX + RX, CY]])
    .add(ellipse('table', [CX, CY], RX, RY));
  const steps = [0, 1, 2, 3, 4];
  for (let i = 0; i < 28; i++) {
    const at = (j: number): number => ((i + j / 4) / 28) * 2 * Math.PI;
    const inlay = [
      ...steps.map((j) => onCover(at(j), 0.975)),
      ...steps.toReversed().map((j) => onCover(at(j), 0.87)),
    ];
    pen.add(flat(i % 2 === 0 ? 'inlay-light' : 'inlay', inlay));
  }
  for (const k of [1, 0.975, 0.87]) {
    const ring = Array.from({ length: 80 }, (_, i) => onCover((i / 80) * 2 * Math.PI, k));
    pen.contour(ring, k === 1 ? 2.4 : 1.3);
  }
  pen.line(low, 2.2);
  for (let i = -4; i <= 4; i++) {
    const reach = Math.sqrt(1 - ((i * 58) / (RX * 0.87)) ** 2) * RY * 0.87;
    pen.line(run(CX + i * 58, CY - reach, CX + i * 64, CY + reach * 0.4), 1);
  }
}

/** A card on the table, seen aslant. */
function lie(pen: Pen, card: Weapon, [x, y]: Spot, turn: number): void {
  const transform = `translate(${x} ${y}) scale(1 .46) rotate(${turn}) scale(.46) translate(-50 -70)`;
  const shadow = flat('shade', rect(4, 8, 100, 140));
  pen.add(element('g', { transform }, [shadow, laidOut(weaponFace(card).parts, {})]));
}

/** A card of one's own, so far from the middle of the fan. */
function hold(pen: Pen, card: Weapon, aside: number): void {
  const transform = `translate(${320 + aside * 34} ${326 + aside * aside * 3}) rotate(${aside * 9}) scale(.66) translate(-50 -84)`;
  pen.add(element('g', { transform }, [laidOut(weaponFace(card).parts, {})]));
}

function candle(pen: Pen, x: number): void {
  pen.shape('gold', circle(x, 272, 9, 16, 3.4), 1.1).shape('gold', rect(x - 1.6, 258, 3.2, 13), 1);
  pen.shape('argent', rect(x - 3, 238, 6, 21), 1.1);
  pen.add(ellipse('glow', [x, 228], 17));
  pen.shape('or', curve('0 -16 3.5 -8 0 -2 -3.5 -8', x, 238), 1);
}
