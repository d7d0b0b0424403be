import { describe, expect, it } from 'vitest';
import { pathOf } from './path.js';

const A = { x: 10, y: 100, width: 20 };
const B = { x: 110, y: 200, width: 40 };

describe('the way of a piece', () => {
  it('begins at its source and ends at its target, as wide as things are there', () => {
    const way = pathOf([A, B], 'taken', 40);
    expect(way[0]).toEqual({ offset: 0, transform: 'translate(10.0px, 100.0px) scale(0.500)' });
    expect(way.at(-1)).toEqual({
      offset: 1,
      transform: 'translate(110.0px, 200.0px) scale(1.000)',
    });
  });

  it('is an arc for a pawn, highest half way, and straight for cards that are taken', () => {
    const middle = (gait: 'pawn' | 'taken') =>
      pathOf([A, { ...A, x: 110 }], gait, 20).find(({ offset }) => offset === 0.5)?.transform;
    expect(middle('pawn')).toBe('translate(60.0px, 30.0px) scale(1.120)');
    expect(middle('taken')).toBe('translate(60.0px, 100.0px) scale(1.000)');
  });

  it('shows its edge half way where it turns, as high as it is, and is as wide as things are at both ends', () => {
    const scales = pathOf([A, B], 'taken', 40, true).map(({ transform }) => transform);
    expect(scales.at(0)).toContain('scale(0.500, 0.500)');
    expect(scales.at(4)).toContain('scale(0.030, 0.750)');
    expect(scales.at(-1)).toContain('scale(1.000, 1.000)');
  });

  it('touches the places that it passes, in equal times', () => {
    const way = pathOf([A, B, A], 'hops', 20);
    expect(way.find(({ offset }) => offset === 0.5)?.transform).toBe(
      'translate(110.0px, 200.0px) scale(2.000)',
    );
    expect(way.every(({ offset }, nth) => offset >= (way[nth - 1]?.offset ?? 0))).toBe(true);
  });
});
