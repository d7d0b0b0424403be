import { arc, onPlane, rect, run, type Plane, type Spot } from './outline.js';
import type { Pigment } from './palette.js';
import type { Pen } from './pen.js';

/** What walls and roofs are made of: tiles, stones, battlements, windows and doors. */

/** Rows of tiles or shingles on a roof, from its eaves to its ridge, drawn by halves. */
export function tiles(pen: Pen, roof: Plane, rows: number): void {
  const [[left], [right]] = roof;
  const columns = Math.max(2, Math.round(Math.abs(right - left) / 7));
  for (let row = 0; row < rows; row++) {
    const [low, high] = [row / rows, (row + 1) / rows];
    let u = pen.some(0, 0.05);
    while (row > 0 && u < 1) {
      const end = Math.min(1, u + pen.some(0.12, 0.4));
      pen.thin([onPlane(roof, u, low), onPlane(roof, end, low)]);
      u = end + 0.15 * pen.some(0.05, 0.5);
    }
    for (let i = 0; i <= columns; i++) {
      if (pen.some(0, 1) > 0.62) continue;
      const joint = (i + (row % 2) * 0.5) / columns + pen.some(-0.01, 0.01);
      if (joint > 0.99 || joint < 0.01) continue;
      const top = low + (high - low) * pen.some(0.5, 0.95);
      pen.thin([onPlane(roof, joint, low), onPlane(roof, joint, top)]);
    }
  }
}

/** A few stones that show in a wall, never the whole bond. */
export function stones(pen: Pen, wall: Plane, count: number): void {
  const [[x0, y0], [x1, y1], , [x3, y3]] = wall;
  const [width, height] = [Math.hypot(x1 - x0, y1 - y0), Math.hypot(x3 - x0, y3 - y0)];
  for (let i = 0; i < count; i++) {
    const [u, v] = [pen.some(0.06, 0.8), pen.some(0.06, 0.88)];
    const end = Math.min(0.97, u + pen.some(5, 9) / width);
    const top = v + pen.some(3, 4.5) / height;
    const foot = [onPlane(wall, u, v), onPlane(wall, end, v)] as const;
    pen.thin(
      pen.some(0, 1) < 0.5 ? [...foot, onPlane(wall, end, top)] : [onPlane(wall, u, top), ...foot],
    );
  }
}

/** Battlements along a line. */
export function merlons(
  [x0, y0]: Spot,
  [x1, y1]: Spot,
  count: number,
  height: number,
): readonly Spot[] {
  const at = (k: number): Spot => [
    x0 + ((x1 - x0) * k) / (2 * count - 1),
    y0 + ((y1 - y0) * k) / (2 * count - 1),
  ];
  return Array.from({ length: count }, (_, i): readonly Spot[] => {
    const [[ax, ay], [bx, by]] = [at(2 * i), at(2 * i + 1)];
    const tooth = run(ax, ay - height, bx, by - height);
    return i === count - 1 ? tooth : [...tooth, [bx, by], at(2 * i + 2)];
  }).flat();
}

/** An opening with a round head, from the middle of its sill. */
export function arch(x: number, y: number, width: number, height: number): readonly Spot[] {
  const half = width / 2;
  const spring = y - height + half;
  return [
    [x - half, y],
    [x - half, spring],
    ...arc([x, spring], half, [180, 360], { pieces: Math.max(8, Math.round(width / 2.5)) }),
    [x + half, y],
  ];
}

/** A narrow window with a pointed head. */
export function lancet(x: number, y: number, width: number, height: number): readonly Spot[] {
  const half = width / 2;
  return [
    [x - half, y],
    [x - half, y - height * 0.6],
    [x - width * 0.32, y - height * 0.85],
    [x, y - height],
    [x + width * 0.32, y - height * 0.85],
    [x + half, y - height * 0.6],
    [x + half, y],
  ];
}

/** From the middle of its sill; lit by night. */
export function windowAt(
  pen: Pen,
  [x, y]: Spot,
  [width, height]: readonly [number, number],
  kind: 'arch' | 'lancet' | 'square' = 'arch',
): void {
  const outline =
    kind === 'square'
      ? rect(x - width / 2, y - height, width, height)
      : (kind === 'arch' ? arch : lancet)(x, y, width, height);
  pen.shape('window', outline, 1.1);
  if (width > 6) pen.thin(run(x, y, x, y - height + 1));
  if (height > 9 && kind !== 'lancet')
    pen.thin(run(x - width / 2, y - height * 0.45, x + width / 2, y - height * 0.45));
}

/** From the middle of its threshold. */
export function door(
  pen: Pen,
  [x, y]: Spot,
  [width, height]: readonly [number, number],
  pigment: Pigment = 'wood',
): void {
  pen.shape(pigment, arch(x, y, width, height), 1.4);
  if (pigment !== 'wood') return;
  for (const third of [1, 2]) {
    const plank = x - width / 2 + (width * third) / 3;
    pen.thin(run(plank, y, plank, y - height + width * 0.3));
  }
}

/** A gate with its grating, from the middle of its threshold. */
export function portcullis(
  pen: Pen,
  [x, y]: Spot,
  [width, height]: readonly [number, number],
): void {
  door(pen, [x, y], [width, height], 'dark');
  const [half, top] = [width / 2 - 1.5, y - height + width * 0.22];
  for (let bar = x - half; bar <= x + half; bar += 4) pen.thin(run(bar, y, bar, top + 2));
  for (let bar = y - 5; bar > top; bar -= 6) pen.thin(run(x - half, bar, x + half, bar));
}
