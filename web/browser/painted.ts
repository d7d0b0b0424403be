import type { Page } from 'playwright-core';

/** A drawing of the sampler as a browser painted it. */
export interface Painted {
  readonly family: string;
  readonly name: string;
  /** How much of it is painted, and how much of its edge, from 0 to 1. */
  readonly covered: number;
  readonly edge: number;
  readonly colours: number;
  /** All of its pixels, as one number. */
  readonly sum: number;
}

/** Every drawing as the browser paints it, each on a canvas of its own. */
export function painted(page: Page): Promise<readonly Painted[]> {
  return page.evaluate(async () => {
    const SIDE = 160;
    const canvas = document.createElement('canvas');
    canvas.width = SIDE;
    canvas.height = SIDE;
    const brush = canvas.getContext('2d', { willReadFrequently: true });
    if (brush === null) throw new Error('there is nothing to paint on');
    const seen: Painted[] = [];
    for (const sample of document.querySelectorAll('[data-sample]')) {
      const image = sample.querySelector('img');
      if (image === null) continue;
      await image.decode();
      brush.clearRect(0, 0, SIDE, SIDE);
      brush.drawImage(image, 0, 0, SIDE, SIDE);
      const { data } = brush.getImageData(0, 0, SIDE, SIDE);
      const colours = new Set<number>();
      let [covered, edge, sum] = [0, 0, 0];
      for (let i = 0; i < SIDE * SIDE; i++) {
        const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(i * 4, i * 4 + 4);
        const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
        sum += (i + 1) * (red + 3 * green + 7 * blue + 11 * alpha);
        if (alpha < 24) continue;
        covered += 1;
        colours.add((red >> 4) * 256 + (green >> 4) * 16 + (blue >> 4));
        if (x === 0 || y === 0 || x === SIDE - 1 || y === SIDE - 1) edge += 1;
      }
      seen.push({
        family: sample.closest('section')?.getAttribute('aria-labelledby') ?? '',
        name: sample.getAttribute('data-sample') ?? '',
        covered: covered / (SIDE * SIDE),
        edge: edge / (4 * SIDE - 4),
        colours: colours.size,
        sum,
      });
    }
    return seen;
  });
}
