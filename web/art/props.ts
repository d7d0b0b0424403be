import { block } from './buildings.js';
import { arc, circle, curve, rect, run, type Spot } from './outline.js';
import type { Pigment } from './palette.js';
import type { Pen } from './pen.js';

/** What stands about in a town. */

/** A market stall, from its lower left corner. */
export function stall(
  pen: Pen,
  [x, y]: Spot,
  width: number,
  cloth: readonly [Pigment, Pigment],
): void {
  const top = y - 22;
  for (const post of [x + 2, x + width - 2]) pen.line(run(post, y, post, top), 1.8);
  block(pen, [x + 3, y, width - 6, 9, 8], { wall: 'wood', top: 'wood-light', stones: 0 });
  const wares: readonly Pigment[] = ['gules', 'or', 'vert', 'gules', 'or'];
  wares.forEach((ware, i) => {
    pen.shape(ware, circle(x + 9 + (i * (width - 16)) / 4, y - 11, 2.4, 8), 0.9);
  });
  const at = (i: number): number => x - 2 + ((width + 4) * i) / 5;
  const above = (i: number): number => at(i) - (at(i) - x - width / 2) * 0.12 + 5;
  for (let i = 0; i < 5; i++) {
    const stripe = run(at(i), top, at(i + 1), top, above(i + 1), top - 13, above(i), top - 13);
    pen.fill(cloth[i % 2 === 0 ? 0 : 1], stripe);
  }
  const fringe = Array.from({ length: 11 }, (_, i): Spot => [
    at(i / 2),
    top + (i % 2 === 0 ? 1 : 5),
  ]);
  pen.shape(cloth[0], [[x - 2, top], ...fringe, [x + width + 2, top]], 1.1);
  pen.line(run(x - 2, top, x + 7, top - 13, x + width + 3, top - 13, x + width + 2, top), 1.5);
}

export function barrel(pen: Pen, [x, y]: Spot): void {
  pen.shape('wood-light', curve('-6 0! -7.5 -7 -6 -14! 6 -14! 7.5 -7 6 0!', x, y), 1.4);
  for (const hoop of [3.5, 10]) pen.thin(arc([x, y - hoop], 7, [175, 5], { pieces: 5, ry: 1.4 }));
  pen.hatch(rect(x + 2, y - 14, 4, 14), { angle: 90, gap: 2 });
}

/** Two rails on posts along a line. */
export function fence(pen: Pen, line: readonly Spot[]): void {
  line.forEach(([x1, y1], i) => {
    const from = line[i - 1];
    if (from === undefined) return;
    const [x0, y0] = from;
    for (const rail of [6, 12]) pen.line(run(x0, y0 - rail, x1, y1 - rail), 1.3);
    const posts = Math.max(1, Math.round(Math.hypot(x1 - x0, y1 - y0) / 13));
    for (let j = 0; j <= posts; j++) {
      const [x, y] = [x0 + ((x1 - x0) * j) / posts, y0 + ((y1 - y0) * j) / posts];
      pen.line(run(x, y + 1, x, y - 16), 1.9);
    }
  });
}

/** A target of straw on its stand. */
export function target(pen: Pen, [x, y]: Spot, scale: number): void {
  pen.line(run(x - 14 * scale, y + 3, x - 6 * scale, y - 34 * scale), 2.4);
  pen.line(run(x + 16 * scale, y + 2, x + 6 * scale, y - 34 * scale), 2.4);
  const middle = y - 20 * scale;
  for (const [r, pigment] of [
    [16, 'hay'],
    [11.5, 'argent'],
    [7.5, 'gules'],
    [3.2, 'or'],
  ] as const)
    pen.shape(pigment, circle(x, middle, r * scale, 24, r * scale * 1.06), r > 12 ? 1.8 : 1.1);
  pen.hatch(arc([x, middle], 16 * scale, [-60, 80], { pieces: 8 }), { angle: -60, gap: 2.6 });
}

/** An arrow that sticks in something, from its point. */
export function stuckArrow(pen: Pen, [x, y]: Spot, fall: number): void {
  const [endX, endY] = [x + 18, y + 18 * fall];
  pen.line(run(x, y, endX, endY), 1.4);
  for (const side of [-3, 3]) pen.line(run(endX - 3, endY + side, endX + 1, endY), 1.2);
}

/** A finger-post, its arms one above the other. */
export function fingerPost(
  pen: Pen,
  [x, y]: Spot,
  height: number,
  arms: readonly {
    readonly at: number;
    readonly width: number;
    readonly tilt: number;
    readonly pigment: Pigment;
    readonly left?: boolean;
  }[],
): void {
  pen.line(run(x, y, x, y - height), 3.6);
  for (const { at, width, tilt, pigment, left = false } of arms) {
    const way = left ? -1 : 1;
    const from = x - way * 4;
    const [end, top] = [from + way * width, y - at];
    const board = [
      [from, top],
      [end, top + tilt],
      [end + way * 8, top + tilt + 5],
      [end, top + tilt + 10],
      [from, top + 10],
    ] as const;
    pen.shape(pigment, board);
    for (const [line, short] of [
      [4, 2],
      [7, 8],
    ] as const)
      pen.thin(
        run(from + way * 6, top + line + tilt * 0.2, end - way * short, top + line + tilt * 0.8),
      );
  }
}

/** A well with a roof, from the middle of its foot. */
export function well(pen: Pen, [x, y]: Spot): void {
  const ring = { pieces: 10, ry: 6 };
  pen.shape('stone', [
    ...arc([x, y], 15, [180, 0], ring),
    [x + 15, y - 8],
    ...arc([x, y - 8], 15, [0, -180], ring),
  ]);
  pen.shape('dark', circle(x, y - 9, 12, 16, 4.6));
  for (const side of [-13, 13]) pen.line(run(x + side, y - 10, x + side, y - 32), 2);
  pen.shape('thatch', run(x - 20, y - 30, x + 20, y - 30, x + 12, y - 44, x - 12, y - 44));
  for (const row of [34, 38]) pen.thin(run(x - 17, y - row, x + 17, y - row));
}

/** A windmill on a hill, from the middle of its foot. */
export function mill(pen: Pen, [x, y]: Spot): void {
  pen.shape('wood-light', curve('-8 0! 8 0! 5.5 -22! -5.5 -22!', x, y));
  pen.hatch(curve('2 0! 8 0! 5.5 -22! 2 -22!', x, y), { angle: 84, gap: 2 });
  pen.shape('tile', curve('-7 -21! 7 -21! 0 -30!', x, y));
  for (const turn of [0.5, 2.07, 3.64, 5.21]) {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const on = (along: number, aside: number): Spot => [
      x + c * along - s * aside,
      y - 22 + s * along + c * aside,
    ];
    pen.shape('cream', [on(3, 0), on(19, 1), on(19, 6), on(6, 5)], 0.9);
  }
}
