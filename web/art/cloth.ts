import { circle, run, smooth, type Spot } from './outline.js';
import type { Pigment } from './palette.js';
import type { Pen } from './pen.js';

/** Flags, banners and tents. */

/** A flag on its pole, from the foot of the pole. */
export function pennon(
  pen: Pen,
  [x, y]: Spot,
  height: number,
  pigment: Pigment,
  { length = 26, tall = 9 }: { readonly length?: number; readonly tall?: number } = {},
): void {
  const top = y - height + 1;
  pen.line(run(x, y, x, y - height), 1.8);
  const flag = smooth(
    [
      [x, top, true],
      [x + length * 0.35, top - 2.4],
      [x + length * 0.7, top + 1.8],
      [x + length, top + tall * 0.4, true],
      [x + length * 0.66, top + tall * 0.8],
      [x + length * 0.33, top + tall * 0.72],
      [x, top + tall, true],
    ],
    { step: 4 },
  );
  pen.shape(pigment, flag, 1.2).fill('gold', circle(x, y - height - 1.5, 1.8, 8));
}

/** Cloth that hangs with three points, from its upper left corner. */
export function banner(
  pen: Pen,
  [x, y]: Spot,
  [width, height]: readonly [number, number],
  pigment: Pigment,
): void {
  const cloth = smooth(
    [
      [x, y, true],
      [x + width, y, true],
      [x + width, y + height, true],
      [x + width * 0.75, y + height * 0.9],
      [x + width * 0.5, y + height, true],
      [x + width * 0.25, y + height * 0.9],
      [x, y + height, true],
    ],
    { step: 4 },
  );
  pen.shape(pigment, cloth, 1.3);
}

interface Tent {
  /** The middle of its foot. */
  readonly at: Spot;
  readonly width: number;
  readonly height: number;
  /** Of its stripes. */
  readonly cloth: readonly [Pigment, Pigment];
  readonly flag?: Pigment;
}

const STRIPES = 6;

/** A round tent: striped, with a valance and a flag. */
export function pavilion(pen: Pen, tent: Tent): void {
  const { at, width, height, cloth } = tent;
  const [x, y] = at;
  tentWalls(pen, tent);
  const opening = [
    [x - width * 0.14, y + width * 0.07],
    [x - width * 0.01, y - height * 0.46 + width * 0.05],
    [x + width * 0.1, y + width * 0.075],
  ] as const;
  pen.fill('dark', opening).line(opening, 1.3);
  tentRoof(pen, tent);
  pennon(pen, [x, y - height + 2], 16, tent.flag ?? cloth[0], { length: 20, tall: 7 });
}

const STEPS = [0, 1, 2, 3, 4, 5, 6].map((k) => k / 6);

function tentWalls(pen: Pen, { at: [x, y], width, height, cloth }: Tent): void {
  const eaves = y - height * 0.46;
  const low = (t: number): Spot => [
    x + (t * 2 - 1) * (width / 2),
    y + Math.sin(Math.PI * t) * width * 0.08,
  ];
  const high = (t: number): Spot => [
    x + (t * 2 - 1) * width * 0.515,
    eaves + Math.sin(Math.PI * t) * width * 0.06,
  ];
  for (let i = 0; i < STRIPES; i++) {
    const [from, to] = [i / STRIPES, (i + 1) / STRIPES] as const;
    pen.fill(cloth[i % 2 === 0 ? 1 : 0], [low(from), low(to), high(to), high(from)]);
  }
  pen.hatch([low(0.68), low(1), high(1), high(0.68)], { angle: 88, gap: 3 });
  pen.contour([...STEPS.map(low), ...STEPS.toReversed().map(high)]);
  for (let i = 1; i < STRIPES; i++) pen.thin([low(i / STRIPES), high(i / STRIPES)]);
}

function tentRoof(pen: Pen, { at: [x, y], width, height, cloth }: Tent): void {
  const [eaves, tip, out] = [y - height * 0.46, y - height, width * 0.56];
  const on = (t: number, v: number): Spot => [
    x + (t * 2 - 1) * out * (1 - v) * (1 - 0.25 * Math.sin(Math.PI * v)),
    eaves + Math.sin(Math.PI * t) * width * 0.07 * (1 - v) + (tip - eaves) * v,
  ];
  const seam = (t: number): readonly Spot[] => STEPS.map((v) => on(t, v));
  for (let i = 0; i < STRIPES; i++) {
    const sides = [...seam(i / STRIPES), ...seam((i + 1) / STRIPES).toReversed()];
    pen.fill(cloth[i % 2 === 0 ? 0 : 1], sides);
  }
  pen.line(seam(0)).line(seam(1));
  for (let i = 1; i < STRIPES; i++) pen.thin(seam(i / STRIPES));
  pen.hatch([...seam(0.62), ...seam(1).toReversed()], { angle: 70, gap: 3.2, ragged: 0.4 });
  const scallops = STRIPES * 2;
  const edge = Array.from({ length: scallops + 1 }, (_, i) => on(i / scallops, 0));
  const fringe = edge.flatMap(([ax, ay], i): readonly Spot[] => {
    const [bx, by] = edge[i + 1] ?? [ax, ay];
    const corner = [ax, ay + 4] as const;
    return i === scallops ? [corner] : [corner, [(ax + bx) / 2, (ay + by) / 2 + 8]];
  });
  pen.shape('gold', [...edge, ...fringe.toReversed()], 1.2);
}
