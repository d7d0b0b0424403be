import { element, type Drawing } from '../drawing.js';
import { cloud, ridge } from '../greenery.js';
import { rect, run, written, type Spot } from '../outline.js';
import { paint } from '../palette.js';
import type { Pen } from '../pen.js';

/** What is behind a scene: sky with clouds and, by night, stars; hills one behind the other. */

export function sky(pen: Pen, width: number, height: number, name: string): void {
  const id = `sky-${name}`;
  const stop = (offset: string, pigment: 'sky' | 'sky-low'): ReturnType<typeof element> =>
    element('stop', { offset, 'stop-color': paint(pigment) });
  pen.add(
    element('linearGradient', { id, x1: '0', y1: '0', x2: '0', y2: '1' }, [
      stop('0', 'sky'),
      stop('1', 'sky-low'),
    ]),
    element('path', { fill: `url(#${id})`, d: written(rect(0, 0, width, height)) }),
  );
  const stars = Array.from({ length: 46 }, () => {
    const [x, y, k] = [pen.some(0, width), pen.some(0, height * 0.66), pen.some(1, 2.8)];
    return star([x, y], k);
  });
  pen.fill('star', ...stars);
}

function star([x, y]: Spot, k: number): readonly Spot[] {
  const n = k * 0.3;
  return [
    ...run(x, y - k, x + n, y - n, x + k, y, x + n, y + n),
    ...run(x, y + k, x - n, y + n, x - k, y, x - n, y - n),
  ];
}

export function clouds(pen: Pen, places: readonly Spot[]): void {
  places.forEach(([x, y], i) => pen.put(cloud(`${i % 4}`, 84 + (i % 3) * 14), { x, y }));
}

/** Two rows of far hills; `y` is the height of the nearer one. */
export function farHills(pen: Pen, width: number, y: number, foot: number): void {
  const wavy = (height: number, step: number, rise: number): string =>
    Array.from({ length: Math.ceil(width / step) + 1 }, (_, i) => {
      const up = height + (i % 2 === 0 ? rise : -rise) + pen.some(-4, 4);
      return `${Math.min(width, i * step)} ${Math.round(up)}${i === 0 ? '!' : ''}`;
    }).join(' ');
  ridge(pen, wavy(y - 30, 84, 10), foot, 'hill-farther', 1.1);
  for (let x = 20; x < width; x += 38) {
    const [at, top] = [x + pen.some(-8, 8), y - 24 + pen.some(0, 6)];
    pen.thin(run(at, top, at + 5, top + 6));
  }
  ridge(pen, wavy(y, 110, 8), foot, 'hill-far', 1.2);
}

export type Put = readonly [drawing: Drawing, x: number, y: number, scale?: number];

/** Things from back to front: what stands lower is nearer. */
export function standing(pen: Pen, things: readonly Put[]): void {
  for (const [drawing, x, y, scale = 1] of things.toSorted((a, b) => a[2] - b[2]))
    pen.put(drawing, { x, y, scale });
}
