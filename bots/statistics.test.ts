import { describe, expect, it } from 'vitest';
import { interval95, sprt, spreadOf, wilson } from './statistics.js';

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

it("gives Student's interval of a mean", () => {
  // t(7 degrees of freedom) = 2.3646; sd 2.4495, half = 2.3646 * 2.4495 / sqrt 8.
  const [low, high] = interval95([1, 2, 3, 4, 5, 6, 7, 8]);
  expect((low + high) / 2).toBeCloseTo(4.5, 12);
  expect((high - low) / 2 / 2.0478).toBeCloseTo(1, 2);
  // With many values it is the normal one: 1.96 * 0.5 / sqrt 10000.
  const many = Array.from({ length: 10_000 }, (_, i) => i % 2);
  expect(interval95(many)[1] - 0.5).toBeCloseTo(0.0098, 4);
  expect(interval95([3, 3, 3])).toEqual([3, 3]);
  expect(interval95([3])).toEqual([-Infinity, Infinity]);
});

describe('the sequential test', () => {
  it('adds up what each game says for the claim', () => {
    // 7 ln(0.72 / 0.65) + 3 ln(0.28 / 0.35)
    expect(sprt(0.65, 0.72, 7, 10).llr).toBeCloseTo(0.0465, 4);
    expect(sprt(0.65, 0.72, 0, 0)).toEqual({ p0: 0.65, p1: 0.72, llr: 0, decision: 'open' });
  });

  it('counts a shared victory half', () => {
    const shared = sprt(0.4, 0.6, 0.5, 1).llr;
    expect(shared).toBeCloseTo((sprt(0.4, 0.6, 1, 1).llr + sprt(0.4, 0.6, 0, 1).llr) / 2, 12);
    expect(shared).toBeCloseTo(0, 12);
  });

  it('decides at ln 19, and not one game sooner', () => {
    // Each victory says ln 1.5 = 0.4055: seven say 2.838, eight 3.244; ln 19 = 2.944.
    expect(sprt(0.4, 0.6, 7, 7).decision).toBe('open');
    expect(sprt(0.4, 0.6, 8, 8).decision).toBe('accept');
    expect(sprt(0.4, 0.6, 0, 7).decision).toBe('open');
    expect(sprt(0.4, 0.6, 0, 8).decision).toBe('reject');
  });
});
