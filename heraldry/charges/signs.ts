import { SHIELD } from '../geometry.js';
import { around, figure, moved, polar, type Figure } from './figure.js';

/** Figures of rule and compass, and the signs of Polish clans. */

const circle = (radius: number): string => around(8, (turn) => polar(radius, turn));

const stars = new Map<number, () => Figure>();

/** A mullet of this many points. */
export function star(points: number): Figure {
  const deep = points <= 5 ? 19 : points === 6 ? 27 : 30;
  const drawn =
    stars.get(points) ??
    figure(100, 100, {
      body: [
        around(points, (turn) => `${polar(50, turn)}! ${polar(deep, turn + Math.PI / points)}!`),
      ],
    });
  stars.set(points, drawn);
  return drawn();
}

const petal = (turn: number): string =>
  [
    [18, -0.45],
    [34, -0.62],
    [46, -0.38],
    [43, 0],
    [46, 0.38],
    [34, 0.62],
    [18, 0.45],
  ]
    .map(([radius = 0, aside = 0]) => polar(radius, turn + aside))
    .join(' ');

const fifths = [0, 1, 2, 3, 4].map((i) => (i / 5) * 2 * Math.PI);

const quarterTurns = [0, 1, 2, 3].map((i) => (i * Math.PI) / 2);

/** One arm of a cross, pointing up, repeated four times. */
function armsOf(points: readonly (readonly [number, number, boolean])[]): string {
  return quarterTurns
    .flatMap((turn) =>
      points.map(([x, y, isCorner]) => {
        const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
        const [dx, dy] = [x - 50, y - 50];
        return `${(50 + dx * cos - dy * sin).toFixed(1)} ${(50 + dx * sin + dy * cos).toFixed(1)}${isCorner ? '!' : ''}`;
      }),
    )
    .join(' ');
}

const sharp = (...points: readonly (readonly [number, number])[]): string =>
  armsOf(points.map(([x, y]) => [x, y, true] as const));

export const signs = {
  roundel: figure(100, 100, { body: [circle(50)] }),
  annulet: figure(100, 100, { body: [circle(50)], holes: [circle(31)] }),
  lozenge: figure(80, 100, { body: ['40 0! 80 50! 40 100! 0 50!'] }),
  mascle: figure(80, 100, {
    body: ['40 0! 80 50! 40 100! 0 50!'],
    holes: ['40 24! 61 50! 40 76! 19 50!'],
  }),
  fusil: figure(50, 100, { body: ['25 0! 50 50! 25 100! 0 50!'] }),
  billet: figure(56, 100, { body: ['0 0! 56 0! 56 100! 0 100!'] }),
  escutcheon: figure(194, 234, {
    body: [SHIELD.map(({ x, y }) => `${(x - 3).toFixed(1)} ${(y - 3).toFixed(1)}!`).join(' ')],
  }),
  crescent: figure(100, 92, {
    body: [
      '12 0! 3 22 1 44 10 68 30 86 50 92 70 86 90 68 99 44 97 22 88 0! 85 26 72 46 50 53 28 46 15 26',
    ],
  }),
  estoile: figure(100, 100, {
    body: [
      around(6, (turn) =>
        [
          `${polar(50, turn)}!`,
          polar(32, turn + 0.2),
          polar(22, turn + 0.26),
          `${polar(17, turn + Math.PI / 6)}!`,
          polar(30, turn + Math.PI / 3 - 0.08),
          polar(40, turn + Math.PI / 3 - 0.14),
        ].join(' '),
      ),
    ],
  }),
  sun: figure(100, 100, {
    body: [
      circle(25),
      around(16, (turn, i) =>
        i % 2 === 0
          ? `${polar(20, turn - 0.17)}! ${polar(50, turn)}! ${polar(20, turn + 0.17)}!`
          : `${polar(22, turn - 0.14)}! ${polar(32, turn - 0.09)} ${polar(44, turn)}! ${polar(34, turn + 0.1)} ${polar(22, turn + 0.14)}!`,
      ),
    ],
    lines: [
      circle(24) + ` ${polar(24, 0)}`,
      '41 45 44 43.5 47 45',
      '53 45 56 43.5 59 45',
      '50 46 48.5 53 51 54',
      '43 59 50 62 57 59',
      '44 48 44.2 48.2',
      '56 48 56.2 48.2',
    ],
  }),
  rose: figure(100, 96, {
    body: [circle(22), ...fifths.map(petal)],
    armed: [circle(13)],
    lines: fifths.map(
      (turn) => `${polar(17, turn + 0.63)} ${polar(26, turn + 0.63)} ${polar(35, turn + 0.63)}`,
    ),
  }),
  'cross couped': figure(100, 100, { body: [sharp([36, 36], [36, 2], [64, 2])] }),
  'cross patty': figure(100, 100, {
    body: [
      armsOf([
        [43, 43, true],
        [40, 22, false],
        [28, 2, true],
        [72, 2, true],
        [60, 22, false],
      ]),
    ],
  }),
  'cross crosslet': figure(100, 100, {
    body: [
      sharp(
        [44, 44],
        [44, 27],
        [31, 27],
        [31, 15],
        [44, 15],
        [44, 0],
        [56, 0],
        [56, 15],
        [69, 15],
        [69, 27],
        [56, 27],
      ),
    ],
  }),
  'cross potent': figure(100, 100, {
    body: [sharp([43, 43], [43, 13], [28, 13], [28, 0], [72, 0], [72, 13], [57, 13])],
  }),
  'cross moline': figure(100, 100, {
    body: [
      armsOf([
        [43, 43, true],
        [43, 24, false],
        [38, 16, false],
        [24, 17, true],
        [28, 3, false],
        [42, 2, false],
        [50, 10, true],
        [58, 2, false],
        [72, 3, false],
        [76, 17, true],
        [62, 16, false],
        [57, 24, false],
      ]),
    ],
  }),
  'cross flory': figure(100, 100, {
    body: [
      armsOf([
        [44, 44, true],
        [44, 24, false],
        [41, 20, false],
        [36, 25, true],
        [30, 18, false],
        [36, 11, false],
        [43, 14, true],
        [43, 8, false],
        [50, 0, true],
        [57, 8, false],
        [57, 14, true],
        [64, 11, false],
        [70, 18, false],
        [64, 25, true],
        [59, 20, false],
        [56, 24, false],
      ]),
    ],
  }),
  'maltese cross': figure(100, 100, {
    body: [sharp([47, 47], [30, 2], [50, 14], [70, 2], [53, 47])],
  }),
  /** The facetted stones of Sulima. */
  stone: figure(80, 64, {
    body: ['16 0! 64 0! 80 20! 80 44! 64 64! 16 64! 0 44! 0 20!'],
    lines: [
      '24 18! 56 18! 56 46! 24 46! 24 18!',
      '16 0! 24 18!',
      '64 0! 56 18!',
      '16 64! 24 46!',
      '64 64! 56 46!',
    ],
  }),
  /** Leliwa: a star above a crescent. */
  leliwa: figure(100, 112, {
    body: [
      '8 34! 1 54 2 74 16 96 36 109 50 112 64 109 84 96 98 74 99 54 92 34! 88 56 74 74 50 80 26 74 12 56',
      moved(
        around(6, (turn) => `${polar(34, turn)}! ${polar(14, turn + Math.PI / 6)}!`),
        0,
        -16,
      ),
    ],
  }),
  /** Nałęcz: a kerchief knotted into a ring. */
  headband: figure(100, 104, {
    body: [
      '50 0 78 8 92 34 84 60 62 76! 54 70! 72 54 78 36 70 18 50 13 30 18 22 36 28 54 46 70! 38 76! 16 60 8 34 22 8',
      '52 66! 62 74 74 92 88 96! 82 104 64 102! 54 90 44 76!',
      '48 66! 38 74 26 92 12 96! 18 104 36 102! 46 90 56 76!',
      '40 68 50 63 60 68 62 76 50 82 38 76',
    ],
    lines: ['40 68 50 63 60 68 62 76 50 82 38 76 40 68', '50 64 50 81'],
  }),
  /** Abdank: a broad W of straight bars. */
  lekawica: figure(100, 78, {
    body: [
      '0 0! 22 0! 31 45! 42 18! 58 18! 69 45! 78 0! 100 0! 80 78! 64 78! 50 46! 36 78! 20 78!',
    ],
  }),
  /** Ogończyk: half a ring that bears half an arrow. */
  ogonczyk: figure(90, 116, {
    body: [
      '45 0! 62 28! 51 24! 51 72! 39 72! 39 24! 28 28!',
      '0 116! 2 92 18 74 45 68 72 74 88 92 90 116! 74 116! 72 98 62 87 45 83 28 87 18 98 16 116!',
    ],
  }),
  millstone: figure(100, 100, {
    body: [circle(50)],
    holes: [
      '44 44! 44 36! 36 36! 36 30! 64 30! 64 36! 56 36! 56 44! 64 44! 64 56! 56 56! 56 64! 64 64! 64 70! 36 70! 36 64! 44 64! 44 56! 36 56! 36 44!',
    ],
    lines: [circle(44) + ` ${polar(44, 0)}`],
  }),
} as const;
