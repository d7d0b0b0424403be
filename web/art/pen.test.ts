import { expect, it } from 'vitest';
import type { Element } from '@destrier/heraldry';
import { run } from './outline.js';
import { Pen } from './pen.js';

const numbersIn = ({ attributes }: Element): readonly number[] =>
  (attributes['d'] ?? '').match(/-?[\d.]+/g)?.map(Number) ?? [];

const pointsIn = (part: Element): readonly (readonly [number, number])[] => {
  const numbers = numbersIn(part);
  return numbers.flatMap((x, i) => (i % 2 === 0 ? [[x, numbers[i + 1] ?? 0] as const] : []));
};

it('draws the same line from the same seed, and another from another', () => {
  const drawn = (seed: string): string =>
    JSON.stringify(new Pen(seed).line('0 0 40 10 90 0').parts());
  expect(drawn('a')).toBe(drawn('a'));
  expect(drawn('a')).not.toBe(drawn('b'));
});

it('keeps a line where it should run, however it swells and wavers', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const [line] = new Pen(seed, { breadth: 2, waver: 0.5 }).line(run(0, 0, 100, 0)).parts();
    const heights = line === undefined ? [] : pointsIn(line).map(([, y]) => Math.abs(y));
    expect(Math.max(...heights)).toBeLessThanOrEqual(0.5 + 1.22 + 0.05);
    expect(Math.max(...heights)).toBeGreaterThan(0.5);
  }
});

it('ends a closed line as it began, without a step', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const [ring] = new Pen(seed, { waver: 1 }).contour(run(0, 0, 80, 0, 80, 80, 0, 80)).parts();
    const [outer = ''] = (ring?.attributes['d'] ?? '').split('Z');
    const numbers = outer.match(/-?[\d.]+/g)?.map(Number) ?? [];
    expect(numbers.length).toBeGreaterThan(40);
    expect(numbers.slice(-2)).toEqual(numbers.slice(0, 2));
  }
});

it('hatches inside of an outline alone', () => {
  const [hatching] = new Pen('a').hatch(run(10, 10, 60, 10, 60, 40, 10, 40)).parts();
  const points = hatching === undefined ? [] : pointsIn(hatching);
  expect(points.length).toBeGreaterThan(10);
  for (const [x, y] of points) {
    expect(x).toBeGreaterThan(9);
    expect(x).toBeLessThan(61);
    expect(y).toBeGreaterThan(9);
    expect(y).toBeLessThan(41);
  }
});

it('lays a colour over what was drawn before it, and ink over the colour', () => {
  const pen = new Pen('a')
    .shape('gules', run(0, 0, 20, 0, 20, 20))
    .fill('azure', run(0, 0, 5, 5, 0, 5));
  const fills = pen.parts().map(({ attributes }) => attributes['fill']);
  expect(fills).toEqual(['var(--art-gules)', 'var(--art-ink)', 'var(--art-azure)']);
});
