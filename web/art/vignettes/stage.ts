import { bust } from '../bust.js';
import { diaper, element, type Drawing } from '../drawing.js';
import { emblem } from '../emblem.js';
import type { ChargeName } from '@destrier/heraldry/charges';
import { openCurve, rect, run, smooth } from '../outline.js';
import { paint, type Pigment } from '../palette.js';
import { sitting, type PersonKind } from '../people.js';
import { Pen } from '../pen.js';
import type { Laying } from '../drawing.js';

/** What the small pictures of cards are made of: 100 by 72 around (0, 0), the foot of the subject at about 30. */

const ALL = rect(-51, -37, 102, 74);

/** A picture with its ground: diapered, or one colour. */
export function vignette(
  name: string,
  ground: { readonly diaper: Pigment } | { readonly sky: Pigment },
): Pen {
  const pen = new Pen(`vignette ${name}`);
  return 'diaper' in ground ? pen.add(...diaper(ground.diaper, ALL)) : pen.fill(ground.sky, ALL);
}

/** What the pen drew, cut to the picture. */
export function framed(pen: Pen): Drawing {
  return pen.drawing(-50, -36, 100, 72);
}

/** Grass along the foot. */
export function ground(pen: Pen, pigment: Pigment, y: number): void {
  const top = smooth(
    [
      [-52, y + 1, true],
      [-20, y - 4 + pen.some(-1, 2)],
      [18, y + 1 + pen.some(-1, 1)],
      [52, y - 2, true],
    ],
    { closed: false },
  );
  pen.fill(pigment, [...top, [52, 40], [-52, 40]]).line(top, 1.5);
  for (let i = 0; i < 7; i++) {
    const [x, foot] = [pen.some(-46, 46), y + pen.some(5, 12)];
    pen.thin(run(x, foot, x + 1, foot - 4), run(x + 3, foot, x + 4.5, foot - 3.4));
  }
}

export function hills(pen: Pen, pigment: Pigment, y: number): void {
  const top = openCurve('-52 0! -34 -12 -10 -2 14 -14 40 -4 52 -9!', 0, y);
  pen.fill(pigment, [...top, [52, 40], [-52, 40]]).line(top, 1.2);
  for (let i = 0; i < 6; i++) {
    const [x, down] = [i * 3, i * 1.15];
    pen.thin(run(x - 30, y - 9 + down, x - 27, y - 3 + down));
    pen.thin(run(x + 18, y - 11 + down, x + 21, y - 5 + down));
  }
}

/** A road that winds to the foot. */
export function road(pen: Pen): void {
  pen.fill('road', '4 8! 12 12 -6 16 -2 22 16 28 10 38! 28 38! 30 28 10 24 12 18 18 12 8 8!');
}

export function floor(pen: Pen): void {
  pen.fill('road', rect(-51, 32, 102, 6));
}

export function moon(pen: Pen, x: number, y: number, r: number): void {
  const d = `M${x} ${y - r}a${r} ${r} 0 1 0 ${r} ${r}a${r * 0.8} ${r * 0.8} 0 0 1-${r}-${r}Z`;
  pen.add(element('path', { fill: paint('gold-light'), d }));
}

export function stars(pen: Pen, count: number): void {
  const all = Array.from({ length: count }, () => {
    const [x, y, k] = [pen.some(-48, 48), pen.some(-34, 2), pen.some(0.9, 2.1)];
    const near = k * 0.3;
    return [
      [x, y - k],
      [x + near, y - near],
      [x + k, y],
      [x + near, y + near],
      [x, y + k],
      [x - near, y + near],
      [x - k, y],
      [x - near, y - near],
    ] as const;
  });
  pen.fill('gold-light', ...all);
}

export function charge(
  pen: Pen,
  name: ChargeName,
  pigment: Pigment,
  at: Laying & { readonly ink?: number; readonly armed?: Pigment },
): void {
  const { ink = 3, armed = 'gold', ...laying } = at;
  pen.put(emblem(name, { pigment, ink, armed }), laying);
}

export function somebody(
  pen: Pen,
  who: PersonKind,
  laying: Laying,
  more: Parameters<typeof sitting>[1] = {},
): void {
  pen.put(bust(sitting(who, more)), laying);
}
