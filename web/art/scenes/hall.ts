import { element, ellipse, flat, ruled, type Drawing } from '../drawing.js';
import { kept } from '../kept.js';
import { openCurve, run, type Spot } from '../outline.js';
import { paint, type Pigment } from '../palette.js';
import { Pen } from '../pen.js';

/** A round table of oak on a floor of flags: 1440 by 900. */

export const HALL = { width: 1440, height: 900, middle: [720, 372], radii: [492, 272] } as const;

/** A point of the table: the angle in radians, and how far from the middle, 1 at the rim. */
export function onTable(turn: number, far: number): Spot {
  const { middle, radii } = HALL;
  return [middle[0] + Math.cos(turn) * radii[0] * far, middle[1] + Math.sin(turn) * radii[1] * far];
}

const FULL = 2 * Math.PI;

export const hall = kept((): Drawing => {
  const pen = new Pen('hall', { breadth: 1.3 });
  const [[x, y], [rx, ry]] = [HALL.middle, HALL.radii];
  floor(pen);
  pen.add(
    ellipse('shade', [x, y + 44], rx + 20, ry + 10),
    ellipse('table-edge', [x, y + 24], rx, ry),
  );
  pen.add(
    ruled('ink', 3, `M${x - rx} ${y}V${y + 24}A${rx} ${ry} 0 0 0 ${x + rx} ${y + 24}V${y}`),
    ellipse('table', [x, y], rx, ry),
  );
  planks(pen);
  inlay(pen);
  star(pen);
  for (const far of [1, 0.975, 0.865, 0.84]) {
    const ring = Array.from({ length: 90 }, (_, i) => onTable((i / 90) * FULL, far));
    pen.contour(ring, far === 1 ? 3 : 1.6);
  }
  lamp(pen);
  return pen.drawing(0, 0, HALL.width, HALL.height);
});

const FLAGS = [
  [0, 0, 90, 52],
  [90, 0, 70, 52],
  [160, 0, 80, 52],
  [-40, 52, 80, 54],
  [40, 52, 100, 54],
  [140, 52, 60, 54],
  [200, 52, 80, 54],
  [0, 106, 70, 54],
  [70, 106, 90, 54],
  [160, 106, 80, 54],
] as const;

/** One tile of flags, repeated. */
function floor(pen: Pen): void {
  const tile = new Pen('flags', { breadth: 1.3 });
  FLAGS.forEach(([x, y, width, height], i) => {
    const size = { width: String(width - 2), height: String(height - 2) };
    const at = { x: String(x + 1), y: String(y + 1), rx: '4' };
    const pigments: readonly Pigment[] = ['flag', 'flag-light', 'flag-dark'];
    tile.add(element('rect', { ...at, ...size, fill: paint(pigments[i % 3] ?? 'flag') }));
  });
  for (const [x, y, width, height] of FLAGS) {
    tile.thin(run(x + 8, y + 8, x + tile.some(20, 34), y + 8));
    const low = y + height - 10;
    tile.thin(run(x + width - 12, low, x + width - 12, low - tile.some(8, 16)));
    if (tile.some(0, 1) > 0.5)
      tile.thin(openCurve('0 0 10 12 6 26', x + width * 0.4, y + height * 0.3));
  }
  const pattern = { id: 'flags', width: '240', height: '160', patternUnits: 'userSpaceOnUse' };
  pen.add(
    element('pattern', pattern, [
      element('path', { fill: paint('flag-joint'), d: 'M0 0H240V160H0Z' }),
      ...tile.parts(),
    ]),
    element('path', { fill: 'url(#flags)', d: `M0 0H${HALL.width}V${HALL.height}H0Z` }),
  );
}

function planks(pen: Pen): void {
  const [[cx, cy], [rx, ry]] = [HALL.middle, HALL.radii];
  const reach = (x: number): number => Math.sqrt(Math.max(0, 1 - ((x - cx) / rx) ** 2)) * ry;
  for (let x = cx - rx + 40; x < cx + rx; x += 62)
    pen.line(run(x, cy - reach(x), x + 2, cy, x, cy + reach(x)), 1.6);
  for (let i = 0; i < 60; i++) {
    const x = cx + pen.some(-0.86, 0.86) * rx;
    const y = cy + pen.some(-0.92, 0.8) * reach(x);
    pen.thin(openCurve(`0 0 1.4 22 0 ${44 + pen.some(0, 30)}`, x, y));
  }
}

function inlay(pen: Pen): void {
  const steps = [0, 1, 2, 3, 4, 5];
  for (let i = 0; i < 24; i++) {
    const at = (k: number): number => ((i + k / 5) / 24) * FULL;
    const wedge = [
      ...steps.map((k) => onTable(at(k), 0.975)),
      ...steps.toReversed().map((k) => onTable(at(k), 0.865)),
    ];
    const [x, y] = onTable(at(2.5), 0.92);
    pen.add(
      flat(i % 2 === 0 ? 'inlay-light' : 'inlay', wedge),
      flat('gold', run(x, y - 7, x + 5, y, x, y + 7, x - 5, y)),
    );
  }
}

/** A star of sixteen points, each half light and half dark. */
function star(pen: Pen): void {
  const [[x, y], [rx, ry]] = [HALL.middle, HALL.radii];
  pen.add(ellipse('table-deep', [x, y], rx * 0.39, ry * 0.39));
  for (let i = 0; i < 16; i++) {
    const turn = (i / 16) * FULL;
    const tip = onTable(turn, i % 4 === 0 ? 0.36 : i % 2 === 0 ? 0.27 : 0.17);
    pen.fill('inlay-light', [[x, y], onTable(turn - 0.18, 0.1), tip]);
    pen.fill('inlay', [[x, y], onTable(turn + 0.18, 0.1), tip]);
  }
  const ring = (k: number): string =>
    `M${x + rx * k} ${y}A${rx * k} ${ry * k} 0 1 1 ${x + rx * k} ${y - 0.1}`;
  pen.add(
    ruled('ink', 1.8, ring(0.39)),
    ruled('gold', 1.4, ring(0.41)),
    ruled('gold', 1.4, ring(0.987)),
  );
}

/** Light falls on the middle; corners lie in the dark. */
function lamp(pen: Pen): void {
  const stop = (offset: string, colour: string, opacity: string): ReturnType<typeof element> =>
    element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity });
  pen.add(
    element('radialGradient', { id: 'lamp', cx: '.5', cy: '.42', r: '.62' }, [
      stop('0', '#fff', '.2'),
      stop('.55', '#000', '0'),
      stop('1', '#000', '.62'),
    ]),
    element('path', { fill: 'url(#lamp)', d: `M0 0H${HALL.width}V${HALL.height}H0Z` }),
  );
}
