import { expect, it } from 'vitest';
import { spreadOf, wilson } from './statistics.js';

it('puts the interval of a share where Wilson puts it', () => {
  const [low, high] = wilson(0.4, 50);
  expect(low).toBeCloseTo(0.2761, 4);
  expect(high).toBeCloseTo(0.5382, 4);
});

it('keeps the interval within 0 and 1, and leaves everything open where nothing was seen', () => {
  expect(wilson(0, 10)[0]).toBe(0);
  expect(wilson(0, 10)[1]).toBeCloseTo(0.2775, 4);
  expect(wilson(1, 10)[1]).toBe(1);
  expect(wilson(0, 0)).toEqual([0, 1]);
});

it('gives percentiles that occurred', () => {
  const values = [10, 1, 9, 2, 8, 3, 7, 4, 6, 5];
  expect(spreadOf(values)).toMatchObject({ mean: 5.5, p10: 1, p50: 5, p90: 9 });
  expect(spreadOf(values).sd).toBeCloseTo(3.0277, 4);
  expect(spreadOf([4])).toEqual({ mean: 4, sd: 0, p10: 4, p50: 4, p90: 4 });
});
