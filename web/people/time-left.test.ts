import { expect, it } from 'vitest';
import { isShort, timeLeft } from './time-left.js';

it('runs down only while it runs, and not before it was told', () => {
  const clock = { left: 90_000, at: 1000, runs: true };
  expect(timeLeft(clock, 31_000)).toBe(60_000);
  expect(timeLeft({ ...clock, runs: false }, 31_000)).toBe(90_000);
  expect(timeLeft(clock, 500)).toBe(90_000);
  expect(timeLeft(clock, 101_000)).toBe(-10_000);
});

it('is short below a minute', () => {
  expect([isShort(60_000), isShort(59_999)]).toEqual([false, true]);
});
