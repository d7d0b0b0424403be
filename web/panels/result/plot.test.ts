import { describe, expect, it } from 'vitest';
import { scaleOf, slopes, stairs, ticksOf } from './plot.js';

const room = { width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 5 };
const scale = scaleOf({ lastSeq: 10, low: 0, high: 5 }, room);

describe('a plot', () => {
  it('goes from the first choice to the last and from the highest value down to the lowest', () => {
    expect([scale.x(0), scale.x(10)]).toEqual([10, 110]);
    expect([scale.y(5), scale.y(0)]).toEqual([5, 55]);
  });

  it('holds a score until it changes', () => {
    const steps = [
      { seq: 0, value: 0 },
      { seq: 4, value: 5 },
    ];
    expect(stairs({ who: 0, steps }, scale, 10)).toBe('M10 55H50V5H110');
    expect(slopes({ who: 0, steps }, scale)).toBe('M10 55L50 5');
  });

  it('draws nothing of nothing, and does not divide by it', () => {
    expect(stairs({ who: 0, steps: [] }, scale, 10)).toBe('');
    const flat = scaleOf({ lastSeq: 0, low: 3, high: 3 }, room);
    expect(Number.isFinite(flat.x(0)) && Number.isFinite(flat.y(3))).toBe(true);
  });
});

it.each([
  [0, 24, [0, 5, 10, 15, 20, 25]],
  [0, 25, [0, 5, 10, 15, 20, 25]],
  [0, 26, [0, 10, 20, 30]],
  [0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [-3, 5, [-4, -2, 0, 2, 4, 6]],
  [0, 100, [0, 20, 40, 60, 80, 100]],
])('marks round values that %d to %d lie between', (low, high, ticks) => {
  expect(ticksOf({ low, high }).map((tick) => Number(tick.toFixed(6)))).toEqual(ticks);
});
