import { expect, it } from 'vitest';
import { timeText } from './clock.js';

it.each([
  [0, '0:00'],
  [999, '0:00'],
  [1000, '0:01'],
  [59_999, '0:59'],
  [60_000, '1:00'],
  [3_599_000, '59:59'],
  [3_600_000, '1:00:00'],
  [86_399_000, '23:59:59'],
  [86_400_000, '1d 00:00'],
  [-999, '0:00'],
  [-61_000, '−1:01'],
])('%i ms are shown as %s', (ms, text) => {
  expect(timeText(ms)).toBe(text);
});
