import type { Drawing } from '../drawing.js';
import { kept } from '../kept.js';
import { emblem } from '../emblem.js';
import { bush, fir, palm, snag, tree } from '../greenery.js';
import { circle, curve, openCurve, run, smooth, type Spot } from '../outline.js';
import type { Pigment } from '../palette.js';
import { Pen } from '../pen.js';
import { corners, HALF_WIDTH } from './shape.js';

/** What grows and lies on a hex; each kind of country in two or three variants. */

export const TERRAINS = [
  'plains',
  'hills',
  'forest',
  'desert',
  'wasteland',
  'swamp',
  'lake',
  'mountain',
  'ocean',
] as const;
export type Terrain = (typeof TERRAINS)[number];

export const GROUNDS: { readonly [terrain in Terrain]: Pigment } = {
  plains: 'land-plains',
  hills: 'land-hills',
  forest: 'land-forest',
  desert: 'land-desert',
  wasteland: 'land-wasteland',
  swamp: 'land-swamp',
  lake: 'land-shore',
  mountain: 'land-mountain',
  ocean: 'land-ocean',
};

type Country = (pen: Pen, variant: number) => void;

const plains: Country = (pen, variant) => {
  const odd = variant % 2 === 1;
  const field = odd ? '-34 6 -10 -4 12 4 8 22 -18 26' : '4 -30 30 -32 38 -14 16 -8';
  pen.fill('land-field', field);
  pen.hatch(field, { angle: odd ? -12 : 24, gap: 4.4, ragged: 0.06, skip: 0 });
  for (let i = 0; i < 11; i++) {
    const [x, y] = [pen.some(-42, 42), pen.some(-34, 36)];
    if (Math.abs(x) / HALF_WIDTH + Math.abs(y) / 90 > 0.98) continue;
    pen.thin(
      run(x, y, x - 1.6, y - 5),
      run(x + 2, y, x + 2.3, y - 6),
      run(x + 4, y, x + 6, y - 4.5),
    );
  }
  if (variant === 2) {
    pen
      .put(tree('2'), { x: -28, y: -20, scale: 0.62 })
      .put(tree('3'), { x: -18, y: -12, scale: 0.55 });
    pen.put(bush('3'), { x: 30, y: 30, scale: 0.8 });
    return;
  }
  pen.put(bush(`${variant}`), odd ? { x: 30, y: 30, scale: 0.8 } : { x: -32, y: 26, scale: 0.8 });
  pen.put(
    tree(`${variant}`),
    odd ? { x: -34, y: -18, scale: 0.62 } : { x: 34, y: 22, scale: 0.62 },
  );
};

const hills: Country = (pen, variant) => {
  const way = variant === 0 ? 1 : -1;
  mound(pen, [15 * way, -14], 28, 24);
  mound(pen, [-21 * way, 4], 26, 22);
  mound(pen, [16 * way, 26], 30, 24);
  mound(pen, [-25 * way, 34], 19, 14);
  pen.put(tree(`hill ${variant}`), { x: -32 * way, y: 12, scale: 0.5 });
};

function mound(pen: Pen, [x, y]: Spot, half: number, height: number): void {
  const top = smooth(
    [
      [x - half, y, true],
      [x - half * 0.5, y - height * 0.78],
      [x, y - height],
      [x + half * 0.55, y - height * 0.7],
      [x + half, y, true],
    ],
    { closed: false },
  );
  pen.fill('land-mound', [...top, [x, y + 3]]).line(top, 1.8);
  const lee = [
    [x + half * 0.1, y - height * 0.95],
    [x + half * 0.55, y - height * 0.7],
    [x + half * 0.98, y],
    [x + half * 0.3, y],
  ] as const;
  pen.hatch(lee, { angle: 58, gap: 3.4, ragged: 0.5 });
  for (let i = 0; i < 3; i++) {
    const [left, foot] = [x - half * 0.5 + i * 5, y - height * 0.3];
    pen.thin(run(left, foot, left + 1, foot - 4));
  }
}

const STANDS = [
  ...run(-22, -30, 2, -36, 24, -28, -36, -8, -12, -12, 14, -10, 37, -8, -28, 12),
  ...run(-2, 12, 25, 12, -34, 32, -14, 36, 12, 36, 34, 30, 0, 50),
];

const forest: Country = (pen, variant) => {
  const [round, pointed] = [
    [tree('1'), tree('2'), tree('3')],
    [fir('1'), fir('2')],
  ];
  const stands = STANDS.map(([x, y]) => {
    const kind = pen.some(0, 1) < (variant === 0 ? 0.65 : 0.35) ? round : pointed;
    const drawing = kind[Math.floor(pen.some(0, kind.length))] ?? tree('1');
    const at = { x: x + pen.some(-3, 3), y: y + pen.some(8, 12), scale: pen.some(0.78, 0.92) };
    return { drawing, at };
  });
  for (const { drawing, at } of stands.toSorted((a, b) => a.at.y - b.at.y))
    pen.put(drawing, { ...at, scale: Math.round(at.scale * 100) / 100 });
};

const desert: Country = (pen, variant) => {
  const way = variant === 0 ? 1 : -1;
  for (const [x, y, half, height] of [
    [-11, -18, 32, 15],
    [20, 2, 28, 14],
    [-16, 22, 32, 15],
    [18, 38, 22, 10],
  ] as const)
    dune(pen, [x * way, y], half, height);
  for (let i = 0; i < 12; i++) {
    const [x, y] = [pen.some(-40, 40), pen.some(-30, 36)];
    pen.thin(run(x, y, x + 1.4, y));
  }
  if (variant > 0) pen.put(palm('1'), { x: -24, y: 30, scale: 0.9 });
};

function dune(pen: Pen, [x, y]: Spot, half: number, height: number): void {
  const top = smooth(
    [
      [x - half, y, true],
      [x - half * 0.35, y - height * 0.5],
      [x + half * 0.1, y - height, true],
      [x + half * 0.5, y - height * 0.35],
      [x + half, y, true],
    ],
    { closed: false },
  );
  pen.fill('land-dune', top).line(top, 1.5);
  const crest = x + half * 0.1;
  pen.hatch(run(crest, y - height, x + half * 0.5, y - height * 0.35, x + half, y, crest, y), {
    angle: 34,
    gap: 3.2,
    ragged: 0.3,
  });
}

const wasteland: Country = (pen, variant) => {
  const way = variant === 0 ? 1 : -1;
  for (let i = 0; i < 6; i++) crack(pen, [pen.some(-36, 36), pen.some(-32, 32)]);
  for (const [x, y, scale] of [
    [-25, -12, 1],
    [10, 30, 1.2],
    [-32, 24, 0.8],
    [30, 4, 0.9],
  ] as const)
    rock(pen, [x * way, y], scale);
  pen.put(snag(`${variant}`), { x: 18 * way, y: 6 });
};

function crack(pen: Pen, from: Spot): void {
  const line = [from];
  for (let i = 0; i < 4; i++) {
    const [x, y] = line[i] ?? from;
    line.push([x + pen.some(-7, 11), y + pen.some(-7, 7)]);
  }
  pen.line(line, { breadth: 1.3, waver: 0.2 });
  const [x, y] = line[2] ?? from;
  pen.line(run(x, y, x + 7, y - 8), 1);
}

export function rock(pen: Pen, [x, y]: Spot, scale: number): void {
  pen.shape('land-rock', curve('-9 0! -11 -7! -4 -14! 4 -12! 10 -5! 9 0!', x, y, scale));
  pen.hatch(curve('2 0! 9 0! 9 -6! 3 -11!', x, y, scale), { angle: 60, gap: 2.6 });
}

/** A wavelet, from its left end. */
export function wave(pen: Pen, x: number, y: number, width: number): void {
  const [low, high] = [y, y - 3];
  const quarter = width / 4;
  pen.thin(
    openCurve(
      `${x} ${low} ${x + quarter} ${high} ${x + 2 * quarter} ${low} ${x + 3 * quarter} ${high} ${x + width} ${low}`,
    ),
  );
}

const swamp: Country = (pen, variant) => {
  const way = variant === 0 ? 1 : -1;
  for (const [x, y, rx, ry] of [
    [17, -22, 22, 8],
    [-19, -4, 24, 9],
    [18, 17, 23, 9],
    [-15, 34, 20, 7],
  ] as const) {
    pen.shape('land-pool', circle(x * way, y, rx, 20, ry), 1.2);
    wave(pen, x * way - 10, y, 12);
    wave(pen, x * way, y + 4, 10);
  }
  for (const [x, y] of run(-5, -16, 33, 3, -33, 15, 3, 31, 34, 34, -32, -22))
    reeds(pen, [x * way, y]);
  pen.put(tree(`swamp ${variant}`, ['fir', 'tree-deep']), { x: 8 * way, y: 8, scale: 0.6 });
};

function reeds(pen: Pen, [x, y]: Spot): void {
  for (const [aside, height] of run(-4, 13, -1, 17, 2, 14, 5, 11)) {
    pen.line(run(x + aside, y, x + aside * 1.6, y - height), 1.2);
    if (height > 13) pen.fill('wood', circle(x + aside * 1.6, y - height - 2, 1.8, 8, 4));
  }
}

const lake: Country = (pen, variant) => {
  const shore = (radius: number): readonly Spot[] => {
    const loose = corners(radius).map(([x, y]): Spot => [x + pen.some(-3, 3), y + pen.some(-3, 3)]);
    return smooth(loose, { step: 7 });
  };
  pen.shape('land-lake', shore(50), 1.1);
  const inner = shore(43);
  pen.thin([...inner, ...inner.slice(0, 1)]);
  for (const [x, y] of run(-24, -14, 4, -20, -8, 0, 16, 4, -28, 12, -4, 22, 10, -8, -16, 30))
    wave(pen, x, y, 15);
  if (variant === 0) return;
  pen.shape('wood-light', curve('-12 0! 12 0! 8 6 -8 6', 8, 14)).line(run(8, 14, 8, -4), 1.4);
  pen.shape('argent', curve('0 -18! 12 -8 11 -3! 0 -3!', 8, 14), 1.2);
};

const mountain: Country = (pen, variant) => {
  const way = variant === 0 ? 1 : -1;
  peak(pen, [22 * way, 16], 28, 46);
  peak(pen, [-24 * way, 20], 26, 40);
  peak(pen, [way, 38], 36, 66);
  for (const [x, y] of run(-32, 44, 34, 42, 22, 48)) pen.put(fir(`${x}`), { x, y, scale: 0.48 });
};

function peak(pen: Pen, [x, y]: Spot, half: number, height: number): void {
  const at = (u: number, v: number): Spot => [x + half * u, y - height * v];
  const right = [at(0, 1), at(0.2, 0.76), at(0.4, 0.5), at(0.62, 0.42), at(1, 0)];
  const left = [at(-1, 0), at(-0.62, 0.36), at(-0.5, 0.42), at(-0.14, 0.88)];
  const lee = [...right, at(0.1, 0), at(0.14, 0.4)];
  pen.fill('land-peak', [...left, ...right]).fill('land-cliff', lee);
  pen.hatch(lee, { angle: 62, gap: 3, ragged: 0.3 });
  const snow = [at(-0.22, 0.76), at(-0.14, 0.88), at(0, 1), at(0.2, 0.76)];
  pen.shape('argent', [...snow, at(0.1, 0.7), at(0.02, 0.78), at(-0.08, 0.68)], 1);
  pen.line([...left, ...right], 2.1).line([at(0, 1), at(0.12, 0.62), at(0.06, 0.3)], 1.3);
}

const ocean: Country = (pen, variant) => {
  for (let i = 0; i < 15; i++) {
    const [x, y] = [pen.some(-38, 24), -36 + i * 5.2];
    const room = HALF_WIDTH * (1 - Math.max(0, Math.abs(y) - 30) / 40);
    if (Math.abs(x + 8) <= room) wave(pen, x, y, 16);
  }
  if (variant === 1)
    pen.put(emblem('ship', { pigment: 'wood-light' }), { x: -4, y: -4, scale: 0.5 });
  if (variant === 2) serpent(pen);
};

function serpent(pen: Pen): void {
  pen.shape('fir', '-18 6! -20 -8 -24 -16! -34 -14! -36 -20 -26 -28 -14 -24 -8 -12 -8 6!');
  for (const x of [4, 22]) pen.shape('fir', curve('-8 6! -6 -8 0 -12 6 -8 8 6!', x));
  pen.shape('gules', '-14 -24! -6 -26! -8 -18! -2 -14! -9 -10!', 1);
  pen.fill('ink', circle(-24, -21, 1.5, 8));
  wave(pen, -34, 8, 20);
  wave(pen, -8, 9, 18);
  wave(pen, 12, 8, 22);
}

const COUNTRIES: { readonly [terrain in Terrain]: Country } = {
  plains,
  hills,
  forest,
  desert,
  wasteland,
  swamp,
  lake,
  mountain,
  ocean,
};

/** How many variants there are of each. */
export function variantsOf(terrain: Terrain): number {
  return terrain === 'plains' || terrain === 'ocean' ? 3 : 2;
}

/** What lies on the ground of a hex; high things reach above it. */
export const country = kept((terrain: Terrain, variant: number): Drawing => {
  const pen = new Pen(`${terrain} ${variant}`, { breadth: 1.5 });
  COUNTRIES[terrain](pen, variant);
  return pen.drawing(-HALF_WIDTH, -RADIUS_AND_TREES, 2 * HALF_WIDTH, RADIUS_AND_TREES + 62);
});

/** Crowns of trees at the upper edge stand out of their hex. */
const RADIUS_AND_TREES = 74;
