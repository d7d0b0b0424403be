import { bust } from '../bust.js';
import { pavilion, pennon } from '../cloth.js';
import { laidOut, type Drawing } from '../drawing.js';
import { emblem } from '../emblem.js';
import { kept } from '../kept.js';
import { circle, curve, openCurve, rect, run, smooth, type Spot } from '../outline.js';
import type { Pigment } from '../palette.js';
import { sitting } from '../people.js';
import { Pen } from '../pen.js';
import { clouds, farHills, sky } from './sky.js';

/** The lists: sand, a barrier, tents and the stand with its crowd. 1416 by 452. */

export const LISTS = { width: 1416, height: 452 } as const;

const STAND = { left: 486, width: 444 } as const;

export const lists = kept((): Drawing => {
  const pen = new Pen('lists', { step: 14 });
  const { width, height } = LISTS;
  sky(pen, width, 190, 'lists');
  clouds(pen, [
    [150, 54],
    [470, 40],
    [930, 46],
    [1260, 60],
  ]);
  farHills(pen, width, 144, 260);
  const meadow = openCurve('0 182! 300 172 700 178 1100 172 1416 182!', 0, 0, 1, 12);
  pen.fill('grass', [...meadow, [width, height], [0, height]]).line(meadow, 1.3);
  for (const [x, y, size, cloth] of TENTS)
    pavilion(pen, { at: [x, y], width: size, height: size * 1.4, cloth, flag: cloth[0] });
  stand(pen);
  const near = '0 214! 240 202 708 206 1180 202 1416 214!';
  pen.fill('sand', [...openCurve(near, 0, 0, 1, 14), [width, height], [0, height]]).line(near, 1.5);
  for (let i = 0; i < 90; i++) {
    const [x, y] = [pen.some(10, 1400), pen.some(222, 446)];
    pen.thin(run(x, y, x + pen.some(5, 16), y - 0.6));
  }
  barrier(pen);
  dust(pen, [170, 424]);
  dust(pen, [1250, 424]);
  return pen.drawing(0, 0, width, height);
});

const TENTS = [
  [226, 210, 92, ['gules', 'argent']],
  [404, 200, 64, ['vert', 'argent']],
  [1190, 210, 92, ['or', 'sable']],
  [1012, 200, 64, ['purpure', 'argent']],
] as const;

function stand(pen: Pen): void {
  const { left, width } = STAND;
  const [right, middle] = [left + width, left + width / 2];
  pen.shape('wood', rect(left, 74, width, 122));
  crowd(pen);
  awning(pen, left - 22, right + 22);
  for (const x of [left - 4, left + width / 3, left + (width * 2) / 3, right + 4])
    pen.shape('wood-light', rect(x - 3, 80, 6, 122), 1.4);
  for (const [x, pigment] of [
    [left - 4, 'gules'],
    [middle, 'azure'],
    [right + 4, 'gules'],
  ] as const)
    pennon(pen, [x, 36], 26, pigment, { length: 34, tall: 13 });
  pen.shape('azure', rect(middle - 40, 92, 80, 76));
  const studs = [0, 1, 2, 3].flatMap((i) =>
    [102, 154].map((y) => circle(middle - 28 + i * 19, y, 2.6, 8)),
  );
  pen.fill('gold', ...studs);
  pen.add(laidOut(bust(sitting('king')).parts, { x: middle - 18, y: 132, scale: 0.62 }));
  pen.add(laidOut(bust(sitting('queen')).parts, { x: middle + 19, y: 132, scale: 0.62 }));
  pen.shape('azure', rect(left - 10, 168, width + 20, 32));
  const lily = emblem('fleur-de-lis', { pigment: 'or', ink: 4 });
  for (let i = 0; i < 11; i++) pen.put(lily, { x: left + 12 + i * 42, y: 184, scale: 0.2 });
}

/** Stripes, and a golden fringe below them. */
function awning(pen: Pen, left: number, right: number): void {
  const low = (t: number): Spot => [left + (right - left) * t, 78];
  const high = (t: number): Spot => [left + 42 + (right - left - 84) * t, 34];
  for (let i = 0; i < 12; i++) {
    const [from, to] = [i / 12, (i + 1) / 12] as const;
    pen.fill(i % 2 === 0 ? 'gules' : 'argent', [low(from), low(to), high(to), high(from)]);
  }
  pen.contour([low(0), low(1), high(1), high(0)]);
  for (let i = 1; i < 12; i++) pen.thin([low(i / 12), high(i / 12)]);
  const fringe = Array.from({ length: 24 }, (_, i): readonly Spot[] => [
    [low((i + 0.5) / 24)[0], 90],
    [low((i + 1) / 24)[0], 79],
  ]);
  pen.shape('gold', [[left, 78], ...fringe.flat()], 1.2);
}

const CLOTHES: readonly Pigment[] = ['gules', 'azure', 'vert', 'or', 'purpure', 'argent', 'rose'];

/** Three rows of people; the middle is left to those who preside. */
function crowd(pen: Pen): void {
  const { left, width } = STAND;
  for (let row = 0; row < 3; row++)
    for (let x = left + 14 + (row % 2) * 9; x < left + width - 10; x += 19.6) {
      const presides = row < 2 && Math.abs(x - left - width / 2) < 44;
      if (!presides) onlooker(pen, [x, 104 + row * 27]);
    }
}

function onlooker(pen: Pen, [x, y]: Spot): void {
  const clothes = CLOTHES[Math.floor(pen.some(0, CLOTHES.length))] ?? 'gules';
  pen.shape(clothes, curve('-8 18! -8 8 -4 5 4 5 8 8 8 18!', x, y), 1.1);
  pen.fill(pen.some(0, 1) < 0.2 ? 'skin-brown' : 'skin', circle(x, y, 6, 14));
  const hat = pen.some(0, 1);
  const worn =
    hat < 0.5 ? '-6.5 -1! -6 -6 0 -8 6 -6 6.5 -1! 0 -3' : '-7 2! -7 -6 0 -8 7 -6 7 2! 4 -3 -4 -3';
  pen.fill(hat < 0.25 ? 'gules' : hat < 0.5 ? 'azure' : 'hair', curve(worn, x, y));
  pen.contour(circle(x, y, 6, 14), 1).contour(curve(worn, x, y), 0.9);
  pen.fill('ink', circle(x - 2, y + 0.5, 0.8, 6), circle(x + 2, y + 0.5, 0.8, 6));
}

function barrier(pen: Pen): void {
  const { width } = LISTS;
  pen.fill('argent', rect(0, 262, width, 38));
  for (const [from, pigment] of [
    [0, 'azure'],
    [60, 'gules'],
  ] as const)
    for (let x = from; x < width; x += 120) pen.fill(pigment, rect(x, 262, 30, 38));
  pen.line(run(0, 262, width, 262), 3.4).line(run(0, 300, width, 300), 1.8);
  for (let x = 30; x < width; x += 30) pen.thin(run(x, 264, x, 299));
  for (let i = 0; i < 13; i++) pen.shape('wood-light', rect(i * 118 - 4, 252, 8, 60), 1.6);
}

/** Where hooves have struck. */
function dust(pen: Pen, [x, y]: Spot): void {
  for (const [dx, dy, r] of [
    [0, 0, 15],
    [22, 5, 12],
    [-20, 6, 11],
    [38, 10, 8],
  ] as const) {
    const loose = circle(x + dx, y + dy, r, 8, r * 0.7).map(([px, py]): Spot => [
      px + pen.some(-2, 2),
      py + pen.some(-1, 1),
    ]);
    pen.shape('sand', smooth(loose, { step: 3 }), 1.1);
  }
}
