import { element, type Drawing } from '../drawing.js';
import { bush, fir, poplar, tree, tuft } from '../greenery.js';
import { kept } from '../kept.js';
import { circle, curve, openCurve, written, type Spot } from '../outline.js';
import { paint, type Pigment } from '../palette.js';
import { Pen } from '../pen.js';
import * as places from '../places/index.js';
import { mill, well } from '../props.js';
import { clouds, farHills, sky, standing, type Put } from './sky.js';

/** A town with its places in the country: 1000 by 586. */

export const TOWN = { width: 1000, height: 586 } as const;

/** Where the foot of each place is. One table serves the picture, the buttons over it and the mini map. */
export const TOWN_PLACES = [
  { art: 'castle', at: [146, 176] },
  { art: 'chapel', at: [394, 174] },
  { art: 'scriptorium', at: [628, 178] },
  { art: 'gatehouse', at: [860, 178] },
  { art: 'trainingYard', at: [132, 352] },
  { art: 'bellTower', at: [350, 350] },
  { art: 'market', at: [566, 354] },
  { art: 'inn', at: [812, 350] },
  { art: 'butts', at: [126, 520] },
  { art: 'stage', at: [344, 520] },
  { art: 'crossroads', at: [582, 520] },
  { art: 'heraldsTent', at: [838, 518] },
] as const satisfies readonly { readonly art: keyof typeof places; readonly at: Spot }[];

/** How much larger places stand in the town than they are drawn. */
export const PLACE_SCALE = 1.14;

/** The country without the places: they are pictures of their own, so that each can be lit or dimmed. */
export const townLand = kept((): Drawing => {
  const pen = new Pen('town', { breadth: 1.6, step: 10 });
  sky(pen, TOWN.width, 150, 'town');
  clouds(pen, [
    [300, 44],
    [560, 34],
    [764, 58],
    [40, 40],
  ]);
  farHills(pen, TOWN.width, 114, 200);
  standing(
    pen,
    FAR_FIRS.map(([x, y, scale]): Put => [fir(x % 2 === 0 ? '1' : '2'), x, y, scale]),
  );
  const meadow = openCurve('0 138! 140 128 300 136 500 126 700 134 860 126 1000 136!', 0, 0, 1, 10);
  pen.fill('grass', [...meadow, [1000, 640], [0, 640]]).line(meadow, 1.3);
  mill(pen, [590, 118]);
  fields(pen);
  river(pen);
  roads(pen);
  sheep(pen, [226, 250]);
  sheep(pen, [724, 236]);
  const tufts = Array.from({ length: 46 }, (_, i): Put => [
    tuft(`${i % 2}`),
    Math.round(pen.some(20, 980)),
    Math.round(pen.some(210, 580)),
    0.9,
  ]);
  standing(pen, tufts);
  return pen.drawing(0, 0, TOWN.width, TOWN.height);
});

/** Trees and the well, which stand before and behind places; to be laid over the land. */
export const townTrees = kept((): Drawing => {
  const pen = new Pen('town trees');
  well(pen, [466, 440]);
  standing(
    pen,
    WOODS.map(([kind, x, y, scale]): Put => [KINDS[kind], x, y, scale]),
  );
  return pen.drawing(0, 0, TOWN.width, TOWN.height);
});

/** The whole town as one picture, for covers and miniatures. */
export const town = kept((): Drawing => {
  const pen = new Pen('whole town');
  pen.put(townLand(), {}).put(townTrees(), {});
  standing(
    pen,
    TOWN_PLACES.map(({ art, at: [x, y] }): Put => [PLACES[art](), x, y, PLACE_SCALE]),
  );
  return pen.drawing(0, 0, TOWN.width, TOWN.height);
});

const PLACES: { readonly [name in keyof typeof places]: () => Drawing } = { ...places };

const FAR_FIRS = [
  [262, 116, 0.5],
  [276, 118, 0.56],
  [291, 116, 0.46],
  [498, 116, 0.5],
  [513, 117, 0.56],
  [724, 112, 0.5],
  [739, 114, 0.58],
  [752, 113, 0.5],
  [970, 116, 0.55],
  [20, 122, 0.5],
  [35, 121, 0.56],
] as const;

const KINDS = {
  oak: tree('1'),
  elm: tree('2'),
  ash: tree('3'),
  fir: fir('1'),
  spruce: fir('2'),
  poplar: poplar('1'),
  box: bush('1'),
  broom: bush('2'),
};

const WOODS = [
  ['oak', 268, 178, 1],
  ['elm', 292, 190, 1.1],
  ['box', 276, 200, 1],
  ['poplar', 514, 168, 1],
  ['poplar', 530, 174, 1.1],
  ['poplar', 545, 170, 0.95],
  ['ash', 738, 168, 1],
  ['fir', 758, 178, 1.05],
  ['spruce', 986, 178, 1],
  ['fir', 974, 190, 1.1],
  ['fir', 20, 190, 1.1],
  ['spruce', 8, 202, 1.2],
  ['elm', 242, 318, 1.05],
  ['broom', 226, 330, 1],
  ['oak', 440, 300, 0.9],
  ['ash', 690, 320, 1.05],
  ['oak', 708, 332, 1],
  ['oak', 14, 330, 1.1],
  ['box', 30, 344, 1],
  ['broom', 916, 356, 1],
  ['box', 664, 330, 0.9],
  ['ash', 232, 500, 1.1],
  ['oak', 252, 512, 1],
  ['box', 216, 518, 1.1],
  ['elm', 706, 498, 1.1],
  ['fir', 728, 510, 1],
  ['spruce', 962, 500, 1.1],
  ['oak', 980, 512, 1.1],
  ['elm', 14, 512, 1.05],
  ['broom', 28, 524, 1],
  ['box', 956, 560, 1.1],
  ['box', 424, 504, 0.8],
] as const;

function fields(pen: Pen): void {
  const field = (pigment: Pigment, outline: string, rows = 0): void => {
    pen.fill(pigment, outline);
    if (rows > 0) pen.hatch(outline, { angle: -14, gap: rows, ragged: 0.05, skip: 0 });
  };
  field('grass-light', '0 210 110 196 240 214 300 236 210 262 60 256 0 246');
  field('grass-light', '700 214 820 200 1000 216! 1000 262! 860 254 740 246');
  field('grass-deep', '0 400 100 392 230 404 260 430 120 446 0 440');
  field('grass-deep', '640 398 780 388 1000 396! 1000 440! 820 436 700 426');
  field('grass-light', '424 214 520 200 560 222 500 244 430 240', 6);
  field('grass-light', '236 392 300 384 330 404 270 420', 6);
}

function river(pen: Pen): void {
  const near = openCurve(
    '1000 300! 960 306 936 330 950 356 930 384 900 410 906 440 950 462 1000 470!',
  );
  const far = openCurve('1000 444! 966 438 934 424 940 404 968 384 984 358 972 336 1000 326!');
  pen
    .fill('water', [...near, ...far])
    .line(near, 1.5)
    .line(far, 1.5);
  for (const [x, y] of RIPPLES) pen.thin(openCurve('0 0 4 -2.4 9 0 13 -2', x, y));
}

const RIPPLES: readonly Spot[] = [
  [962, 344],
  [950, 372],
  [936, 396],
  [920, 420],
  [944, 440],
  [976, 456],
  [980, 312],
  [958, 326],
];

const ROADS = [
  '150 200 190 262 300 300 430 396 470 470 470 586',
  '394 210 420 270 452 330 440 400',
  '628 214 560 262 470 300 440 396',
  '860 214 800 262 720 290 680 350 640 420 560 452 470 470',
  '132 382 220 402 330 420 452 430',
  '812 384 740 420 640 440 480 470',
  '126 548 240 552 380 556 470 540',
  '1000 560 880 556 700 560 560 556 470 540',
];

/** All edges first, so that roads run into each other. */
function roads(pen: Pen): void {
  for (const [pigment, breadth] of [
    ['road-edge', 14.5],
    ['road', 12.5],
  ] as const)
    for (const way of ROADS)
      pen.add(
        element('path', {
          fill: 'none',
          stroke: paint(pigment),
          'stroke-width': String(breadth),
          'stroke-linecap': 'round',
          d: written(openCurve(way, 0, 0, 1, 9), false),
        }),
      );
  pen.fill('road', circle(466, 440, 58, 30, 24));
}

const FLOCK: readonly Spot[] = [
  [0, 0],
  [15, 6],
  [28, -2],
  [40, 5],
];

function sheep(pen: Pen, [left, top]: Spot): void {
  for (const [dx, dy] of FLOCK) {
    const [x, y] = [left + dx, top + dy];
    for (const leg of [-3, 3])
      pen.line(
        [
          [x + leg, y],
          [x + leg, y + 4],
        ],
        1.2,
      );
    pen.shape('argent', curve('-6 0 -6 -5 -2 -7 3 -7 7 -4 6 0 2 2 -3 2', x, y, 1, 2), 1);
    pen.shape('dark', circle(x - 7, y - 4, 2.2, 8), 0.8);
  }
}
