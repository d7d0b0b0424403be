import { gableHouse, longHouse, rampart, roundTower, squareTower } from '../buildings.js';
import { pennon } from '../cloth.js';
import { ellipse, type Drawing } from '../drawing.js';
import { kept } from '../kept.js';
import { emblem } from '../emblem.js';
import { arch, door, stones, windowAt } from '../masonry.js';
import { arc, circle, curve, rect, run } from '../outline.js';
import type { Pigment } from '../palette.js';
import { Pen } from '../pen.js';
import { chapel } from '../places/index.js';

/** Places of interest on hexes, around the middle of the hex. */

/** `tint`: the colour of what is dug or of who rules, where that differs. */
type Built = (pen: Pen, tint: Pigment) => void;

const COTTAGE = { wall: 'plaster', roof: 'thatch', rows: 3, stones: 0 } as const;

const village: Built = (pen) => {
  longHouse(pen, [-34, 4, 26, 13, 14], { ...COTTAGE, rise: 11 });
  windowAt(pen, [-21, -2], [5, 5], 'square');
  longHouse(pen, [4, -4, 24, 12, 14], { ...COTTAGE, roof: 'tile', rise: 11 });
  windowAt(pen, [16, -8], [5, 5], 'square');
  gableHouse(pen, [-12, 24, 22, 15, 18], { ...COTTAGE, rise: 13, rows: 4 });
  door(pen, [-1, 24], [7, 10]);
  windowAt(pen, [-7, 14], [4, 4], 'square');
  pen.shape('stone', circle(24, 22, 6, 14, 3), 1.2);
};

const monastery: Built = (pen) => {
  pen.put(chapel(), { x: 2, y: 26, scale: 0.62 });
};

const keep: Built = (pen) => {
  rampart(pen, [-36, 24], [40, 24], { height: 22, merlons: 9, tooth: 5 });
  squareTower(pen, [-16, 14, 28, 40, 18], { tooth: 5, stones: 5 });
  windowAt(pen, [-2, -12], [5, 10]);
  for (const x of [-36, 40])
    roundTower(pen, { at: [x, 26], radius: 9, height: 30, merlons: 3, tooth: 4, stones: 2 });
  door(pen, [-2, 24], [11, 16], 'dark');
  pennon(pen, [-4, -38], 14, 'sable', { length: 18, tall: 7 });
};

const mageTower: Built = (pen) => {
  pen.shape('land-rock', '-30 28! -26 18 -12 14 8 15 24 18 30 28!');
  pen.hatch('6 16! 24 18! 30 28! 10 28!', { angle: 50, gap: 3 });
  const roof = { pigment: 'purpure', rise: 30 } as const;
  roundTower(pen, { at: [0, 20], radius: 12, height: 50, roof, stones: 5 });
  windowAt(pen, [-2, -14], [5, 11], 'lancet');
  windowAt(pen, [-2, 6], [4, 8], 'lancet');
  pen.shape('stone-deep', rect(-15, -6, 30, 4), 1.2);
  pen.put(emblem('estoile', { pigment: 'gold', ink: 6 }), { y: -68, scale: 0.14 });
};

const mine: Built = (pen, tint) => {
  const hill = '-34 26! -30 4! -14 -12! 4 -16! 22 -4! 34 26!';
  pen.fill('land-rock', hill).hatch('4 -16! 22 -4! 34 26! 16 26!', { angle: 60, gap: 3.2 });
  pen.contour(hill, 2).shape('dark', arch(-4, 26, 22, 26), 1.6);
  for (const x of [-16, 8]) pen.line(run(x, 26, x, 2), 3);
  pen.line(run(-19, 1, 11, 1), 3.2);
  for (const [x, y, scale] of [
    [-26, 26, 1],
    [18, 26, 1.2],
    [26, 28, 0.8],
  ] as const) {
    pen.shape(tint, curve('-5 0! -4 -9! 0 -14! 4 -9! 5 0!', x, y, scale), 1.2);
    pen.thin(run(x, y, x, y - 13 * scale));
  }
};

const glade: Built = (pen) => {
  pen.add(ellipse('glow', [0, 10], 38, 24)).shape('land-plains', circle(0, 10, 34, 26, 20), 1.1);
  for (let i = 0; i < 7; i++) {
    const turn = (i / 7) * 2 * Math.PI - Math.PI / 2;
    const [x, y] = [Math.cos(turn) * 25, 12 + Math.sin(turn) * 13];
    pen.shape('stone', curve('-4 0! -4.5 -10 -2 -15 2 -15 4.5 -9 4 0!', x, y, 0.9), 1.3);
    pen.hatch(curve('1 0! 4 0! 4 -9! 1 -13!', x, y), { angle: 85, gap: 2 });
  }
  pen.put(emblem('rose', { pigment: 'gold', ink: 6 }), { y: 10, scale: 0.14 });
};

const dungeon: Built = (pen) => {
  pen.shape('land-rock', '-36 28! -32 6 -16 -8 4 -12 24 -2 36 28!');
  pen.hatch('8 -10! 24 -2! 36 28! 18 28!', { angle: 60, gap: 3.2 });
  pen.shape('stone', arch(0, 28, 32, 34)).shape('dark', arch(0, 28, 22, 28));
  for (let i = 0; i < 4; i++) pen.thin(run(-10 + i * 0.8, 27 - i * 4, 10 - i * 0.8, 27 - i * 4));
  pen.shape('argent', curve('-5 -8 -6 -13 0 -17 6 -13 5 -8 3 -4! -3 -4!', 0, 2, 0.9), 1.2);
  pen.fill('ink', circle(-2.2, -8.5, 1.2, 6), circle(2.2, -8.5, 1.2, 6));
};

const ruins: Built = (pen) => {
  for (const [x, y, height] of [
    [-26, 22, 34],
    [-8, 16, 18],
    [14, 20, 40],
    [30, 26, 14],
  ] as const) {
    const top = y - height;
    pen.shape(
      'stone',
      run(x - 5, y, x - 4.5, top, x - 1, top - 4, x + 2, top + 2, x + 4.5, top - 1, x + 5, y),
    );
    pen.hatch(rect(x + 1, top, 4, height), { angle: 88, gap: 2.2 });
    pen.shape('stone', rect(x - 8, y, 16, 5), 1.3);
  }
  pen.shape('stone', '-6 30! 16 27! 17 34! -5 37!', 1.3);
};

const portal: Built = (pen) => {
  pen.add(ellipse('glow', [0, -6], 30, 36)).fill('purpure', arch(0, 26, 28, 50));
  for (let i = 1; i < 5; i++)
    pen.line(arc([0, -4], 12 - i * 2.4, [i * 60, i * 60 + 250], { ry: 20 - i * 4 }), 1.2);
  pen.shape('stone', '12 30! 14 -8 13 -24! 22 -24! 24 -4 24 30!');
  pen.shape('stone', '-12 30! -14 -8 -13 -24! -22 -24! -24 -4 -24 30!');
  pen.shape('stone', '-26 -22! -24 -33 0 -37 24 -33 26 -22!');
  stones(
    pen,
    [
      [-24, 30],
      [-12, 30],
      [-13, -22],
      [-22, -22],
    ],
    3,
  );
};

const city: Built = (pen, tint) => {
  const roof = tint === 'azure' ? 'slate' : 'tile';
  squareTower(pen, [-12, 0, 24, 44, 16], { tooth: 5, stones: 4 });
  windowAt(pen, [0, -24], [5, 9]);
  pennon(pen, [-2, -54], 14, tint, { length: 22, tall: 8 });
  longHouse(pen, [8, 8, 24, 12, 12], { ...COTTAGE, roof: 'slate', rise: 11 });
  longHouse(pen, [-38, 4, 24, 12, 12], { ...COTTAGE, roof: 'tile', rise: 11 });
  gableHouse(pen, [-30, 12, 16, 12, 14], { ...COTTAGE, rise: 11 });
  rampart(pen, [-42, 32], [42, 32], { height: 20, merlons: 10, tooth: 5 });
  door(pen, [0, 32], [13, 17], 'dark');
  for (const x of [-42, 42])
    roundTower(pen, {
      at: [x, 34],
      radius: 9,
      height: 30,
      roof: { pigment: roof, rise: 18 },
      stones: 2,
    });
  for (const x of [-20, 20]) pen.shape(tint, rect(x - 4, 16, 8, 12), 1.1);
};

const SITES = {
  village,
  monastery,
  keep,
  mageTower,
  mine,
  glade,
  dungeon,
  ruins,
  portal,
  city,
} satisfies { readonly [site: string]: Built };

export type SiteKind = keyof typeof SITES;

export const sites: readonly SiteKind[] = Object.keys(SITES).filter(isSite);

function isSite(word: string): word is SiteKind {
  return Object.hasOwn(SITES, word);
}

export const site = kept((kind: SiteKind, tint: Pigment = 'azure'): Drawing => {
  const pen = new Pen(`${kind} ${tint}`);
  SITES[kind](pen, tint);
  return pen.drawing(-60, -80, 120, 124);
});
