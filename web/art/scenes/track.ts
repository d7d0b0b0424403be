import { ellipse, ruled, type Drawing } from '../drawing.js';
import { kept } from '../kept.js';
import { circle, curve, smooth, type Spot } from '../outline.js';
import type { Pigment } from '../palette.js';
import { Pen } from '../pen.js';

/** A frame of spaces around a board, with a vine from space to space. The page writes their numbers. */

export interface TrackShape {
  readonly width: number;
  readonly height: number;
  /** How broad the frame is. */
  readonly band: number;
  /** Spaces along the upper and the lower side, corners among them, and between the corners at each side. */
  readonly across: number;
  readonly down: number;
}

/** The middle of every space, from the upper left corner, clockwise. */
export function trackSpaces({ width, height, band, across, down }: TrackShape): readonly Spot[] {
  const [left, right, top, bottom] = [band / 2, width - band / 2, band / 2, height - band / 2];
  const row = (y: number): readonly Spot[] =>
    Array.from({ length: across }, (_, i) => [left + ((right - left) * i) / (across - 1), y]);
  const column = (x: number): readonly Spot[] =>
    Array.from({ length: down }, (_, i) => [x, top + ((bottom - top) * (i + 1)) / (down + 1)]);
  return [...row(top), ...column(right), ...row(bottom).toReversed(), ...column(left).toReversed()];
}

export const trackFrame = kept((track: TrackShape): Drawing => {
  const pen = new Pen('track', { breadth: 1.3 });
  const spaces = trackSpaces(track);
  spaces.forEach((from, i) => {
    const to = spaces[(i + 1) % spaces.length];
    if (to !== undefined) vine(pen, from, to, i);
  });
  spaces.forEach(([x, y], i) => {
    const isFifth = i % 5 === 0;
    const r = isFifth ? 14 : 12;
    pen.add(ellipse(isFifth ? 'gold-light' : 'vellum', [x, y], r));
    pen.add(
      ruled('ink', isFifth ? 1.5 : 1.3, `M${x + r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y - 0.1}`),
    );
  });
  return pen.drawing(0, 0, track.width, track.height);
});

const LEAVES: readonly Pigment[] = ['gules', 'azure', 'vert'];
const LEAF = '0 0! 2.5 -1.6 3 -4.4 6 -3.6 8 -1.4 11.5 0! 8 1.4 6 3.6 3 4.4 2.5 1.6';

/** A waving stem, curled tendrils, two leaves of one tincture and gold bezants. */
function vine(pen: Pen, [x0, y0]: Spot, [x1, y1]: Spot, nth: number): void {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const way = nth % 2 === 0 ? -1 : 1;
  const at = (t: number, aside: number): Spot => [
    x0 + dx * t - uy * aside * way,
    y0 + dy * t + ux * aside * way,
  ];
  const line = (...points: readonly (readonly [number, number])[]): readonly Spot[] =>
    smooth(
      points.map(([t, aside]) => at(t, aside)),
      { closed: false, step: 3 },
    );
  const stem = line([0.13, 0], [0.3, 5], [0.5, 0], [0.7, -5], [0.87, 0]);
  pen.line(stem, { breadth: 1.2, taper: 0.1, waver: 0.2 });
  for (const m of [1, -1]) {
    const curl = line(
      [0.5 - 0.16 * m, 4 * m],
      [0.5 - 0.05 * m, 8 * m],
      [0.5 + 0.03 * m, 9.5 * m],
      [0.5 + 0.05 * m, 6.5 * m],
      [0.5 + 0.01 * m, 5.5 * m],
    );
    pen.line(curl, { breadth: 0.9, taper: 0.3, waver: 0.1 });
  }
  const pigment = LEAVES[nth % LEAVES.length] ?? 'vert';
  for (const m of [1, -1]) {
    const foot = at(0.5 - 0.23 * m, 2.25 * m);
    const [tipX, tipY] = [-uy * 9 * m * way + ux * 5 * m, ux * 9 * m * way + uy * 5 * m];
    pen.shape(pigment, turned(LEAF, foot, Math.atan2(tipY, tipX)), { breadth: 0.8, waver: 0.1 });
  }
  for (const m of [1, -1])
    for (const [t, aside] of [
      [0.28, -6],
      [0.1, -8.5],
    ] as const) {
      const [x, y] = at(0.5 - t * m, aside * m);
      pen.shape('gold', circle(x, y, 1.9, 9), { breadth: 0.7, waver: 0.1 });
    }
}

function turned(text: string, [x, y]: Spot, turn: number): readonly Spot[] {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return curve(text, 0, 0, 0.92, 2).map(([px, py]) => [
    x + px * cos - py * sin,
    y + px * sin + py * cos,
  ]);
}
