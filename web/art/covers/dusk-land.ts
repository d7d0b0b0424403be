import { bust } from '../bust.js';
import { cutOut, diaper, element, ellipse, flat, laidOut, type Drawing } from '../drawing.js';
import { emblem } from '../emblem.js';
import { bush, fir, ridge, tree, tuft } from '../greenery.js';
import { corners } from '../hexes/shape.js';
import { site, type SiteKind } from '../hexes/sites.js';
import { GROUNDS, country, type Terrain } from '../hexes/terrain.js';
import { kept } from '../kept.js';
import { circle, rect, run, written, type Spot } from '../outline.js';
import { paint, type Pigment } from '../palette.js';
import { Pen } from '../pen.js';
import { clouds } from '../scenes/sky.js';
import { bannerKnight } from './banner-knight.js';

const [WIDTH, HEIGHT] = [640, 320];

/** A land of hexes at dusk, with a city to be taken, and a knight before it. 640 by 320. */
export const duskLand = kept((): Drawing => {
  const pen = new Pen('dusk land', { breadth: 1.5 });
  evening(pen);
  horizon(pen);
  land(pen);
  pen.add(...dusk('air', AIR, [HORIZON + 3, HEIGHT]));
  pen.put(emblem('dragon', { pigment: 'purpure', ink: 3.4 }), { x: 536, y: 44, scale: 0.34 });
  pen.put(foe(), { x: 446, y: 236, scale: 0.62 });
  knoll(pen);
  pen.put(bannerKnight(), { x: 146, y: 292, scale: 1.22 });
  return pen.drawing(0, 0, WIDTH, HEIGHT);
});

type Stop = readonly [pigment: Pigment, opacity: number];

/** Evening light across the picture, between two heights. */
function dusk(
  name: string,
  stops: readonly [high: Stop, middle: Stop, low: Stop],
  [top, bottom]: readonly [number, number],
): Drawing['parts'] {
  const id = `dusk-${name}`;
  const light = stops.map(([pigment, opacity], i) =>
    element('stop', {
      offset: String([0, 0.6, 1][i]),
      'stop-color': paint(pigment),
      'stop-opacity': String(opacity),
    }),
  );
  return [
    element('linearGradient', { id, x1: '0', y1: '0', x2: '0', y2: '1' }, light),
    element('path', { fill: `url(#${id})`, d: written(rect(0, top, WIDTH, bottom - top)) }),
  ];
}

const SUN: Spot = [420, 112];
const SKY = [
  ['dusk-high', 1],
  ['dusk', 1],
  ['dusk-low', 1],
] as const;
const AIR = [
  ['dusk-low', 0.38],
  ['dusk', 0.16],
  ['dusk-high', 0.34],
] as const;

function evening(pen: Pen): void {
  pen.add(...dusk('sky', SKY, [0, 150]));
  pen.add(ellipse('glow', SUN, 74)).shape('dusk-sun', circle(...SUN, 40, 50), 1.3);
  for (let i = 0; i < 15; i++) {
    const angle = Math.PI * (1 + i / 14);
    const ray = (far: number): Spot => [
      SUN[0] + Math.cos(angle) * far,
      SUN[1] + Math.sin(angle) * far,
    ];
    pen.thin([ray(48), ray(i % 2 === 1 ? 58 : 68)]);
  }
  clouds(pen, run(250, 44, 570, 66, 110, 78));
}

const PEAKS = [
  ...run(0, 124, 30, 104, 58, 116, 96, 88, 128, 112, 160, 100, 200, 120, 250, 106, 300, 122),
  ...run(352, 108, 400, 122, 470, 112, 508, 94, 540, 110, 578, 82, 612, 106, 640, 98),
];

/** Mountains far away, and the last hills before them. */
function horizon(pen: Pen): void {
  pen.fill('dusk-peak', [...PEAKS, [WIDTH, 160], [0, 160]]).line(PEAKS, 1.3);
  pen.hatch(run(96, 88, 128, 112, 120, 124, 100, 124), { angle: 60, gap: 3.4 });
  pen.hatch(run(578, 82, 612, 106, 606, 124, 580, 124), { angle: 60, gap: 3.4 });
  pen.fill('dusk-hill-far', rect(0, 121, WIDTH, 199));
  ridge(
    pen,
    '0 134! 60 122 150 136 240 124 340 138 440 126 540 138 640 124!',
    HEIGHT,
    'dusk-hill-far',
  );
  ridge(pen, '0 148! 90 136 190 150 310 138 430 152 560 138 640 150!', HEIGHT, 'dusk-hill');
  const woods = run(40, 143, 52, 144, 64, 142, 226, 150, 238, 150, 480, 152, 494, 151, 508, 149);
  woods.forEach(([x, y], i) => pen.put(fir(i % 2 === 0 ? '1' : '2'), { x, y, scale: 0.3 }));
}

interface Lot {
  readonly terrain: Terrain;
  readonly site?: SiteKind;
}

const LOTS: { readonly [letter: string]: Lot } = {
  m: { terrain: 'mountain' },
  h: { terrain: 'hills' },
  f: { terrain: 'forest' },
  l: { terrain: 'lake' },
  d: { terrain: 'desert' },
  c: { terrain: 'plains', site: 'city' },
  k: { terrain: 'hills', site: 'keep' },
  t: { terrain: 'plains', site: 'mageTower' },
  v: { terrain: 'plains', site: 'village' },
  g: { terrain: 'forest', site: 'glade' },
};
const PLAINS: Lot = { terrain: 'plains' };

/** Rows from far to near, a letter for each hex, plains where no other stands. */
const ROWS = [
  'fphlfpphfpmmfhpf',
  'pmmphhfflpdmmpfm',
  'hmfplphcphdfphff',
  'pfhpkppfpdtpmfhp',
  'pplpffpvphpppfpp',
  'pplpphfpgppfplpp',
  'pppppphppppppppp',
];

const [FOCUS, EYE, HORIZON, SIDE] = [300, 152, 118, 62];

/** Where a point of the land is seen: so far to the right of the middle, and so far away. */
function seen(x: number, away: number): Spot {
  return [320 + (FOCUS * x) / away, HORIZON + (FOCUS * EYE) / away];
}

function land(pen: Pen): void {
  const hexes = ROWS.flatMap((letters, row) => {
    const away = 196 + (ROWS.length - 1 - row) * 1.5 * SIDE;
    return Array.from(letters, (letter, i) => {
      const x = Math.sqrt(3) * SIDE * (i - 7.5 + (row % 2 === 0 ? 0.5 : 0));
      const edge = corners(SIDE).map(([a, b]) => seen(x + a, Math.max(120, away - b)));
      return {
        lot: LOTS[letter] ?? PLAINS,
        at: seen(x, away),
        scale: FOCUS / away,
        edge,
        n: row * 7 + i,
      };
    });
  }).filter(({ edge }) => edge.some(([x]) => x > -4 && x < WIDTH + 4));
  for (const { lot, edge } of hexes) pen.add(flat(GROUNDS[lot.terrain], edge));
  for (const { edge, scale } of hexes)
    pen.contour(edge, { breadth: 0.7 + 1.3 * scale, waver: 0.4 });
  for (const { lot, at, scale, n } of hexes) {
    grown(pen, lot, at, scale, n);
    if (lot.site !== undefined) built(pen, lot.site, at, scale);
  }
}

const WOOD = run(-26, -14, 10, -18, 34, -8, -38, 2, -8, 0, 22, 4, -20, 14, 6, 18);

/** What grows or rises on a hex, flatter the farther away. */
function grown(
  pen: Pen,
  { terrain, site: there }: Lot,
  [x, y]: Spot,
  scale: number,
  n: number,
): void {
  const lying = (flat: number, up: number): void => {
    const { parts } = country(terrain, n % 2);
    const transform = `translate(${x.toFixed(1)} ${(y - up * scale).toFixed(1)}) scale(${scale.toFixed(3)} ${(scale * flat).toFixed(3)})`;
    pen.add(element('g', { transform }, parts));
  };
  switch (terrain) {
    case 'forest':
      for (const [dx, dy] of WOOD) {
        if (there !== undefined && Math.abs(dx) < 24 && Math.abs(dy) < 16) continue;
        const leaf = pen.some(0, 1) < 0.5 ? tree(String((n % 3) + 1)) : fir(String((n % 2) + 1));
        pen.put(leaf, { x: x + dx * scale, y: y + dy * scale * 0.7, scale: scale * 0.8 });
      }
      return;
    case 'mountain':
      return lying(0.9, 12);
    case 'hills':
      return lying(0.56, 4);
    case 'lake':
      return lying(0.48, 0);
    case 'desert':
      return lying(0.55, 3);
    default:
      pen.put(tuft('1'), { x: x - 20 * scale, y: y + 8 * scale, scale });
      pen.put(tuft('2'), { x: x + 22 * scale, y: y - 4 * scale, scale });
      if (there !== undefined || n % 3 !== 0) return;
      pen.put(tree('2'), { x: x + 26 * scale, y: y + 2 * scale, scale: scale * 0.65 });
      pen.put(bush('1'), { x: x - 24 * scale, y: y - 4 * scale, scale: scale * 0.75 });
  }
}

function built(pen: Pen, kind: SiteKind, [x, y]: Spot, scale: number): void {
  const size = scale * (kind === 'city' ? 1.35 : 1.1);
  pen.put(site(kind), { x, y: y - 22 * scale, scale: size });
}

/** A token with whom one meets on the way to the city. */
const foe = kept((): Drawing => {
  const pen = new Pen('dusk foe', { breadth: 2 });
  const face = bust({
    seed: 'orc',
    wears: 'kettle',
    robe: 'steel',
    skin: 'skin-green',
    tusks: true,
  });
  const inside = circle(0, 0, 41, 40);
  pen.add(ellipse('shadow', [4, 50], 46, 9)).shape('vert', circle(0, 0, 48, 44), 3);
  pen.add(...diaper('gules', inside));
  pen.add(...cutOut('dusk-foe', inside, [laidOut(face.parts, { y: 8, scale: 1.25 })]));
  pen.contour(inside).contour(circle(0, 0, 44.5, 40), 1.2);
  return pen.drawing(-52, -52, 104, 112);
});

const KNOLL = '-10 322! 10 300 70 286 150 278 220 284 280 302 310 322!';

function knoll(pen: Pen): void {
  pen.fill('land-mound', KNOLL);
  pen.hatch(run(200, 282, 270, 298, 305, 320, 230, 320), { angle: 40, gap: 4 });
  pen.contour(KNOLL, 2.2);
  for (const x of [40, 74, 214, 246])
    for (const side of [-1, 0, 1]) pen.thin(run(x + 3 * side, 300, x + 5 * side, 291));
}
