import { expect, test, vi } from 'vitest';
import { isRate, microsEach, nanosEach, perSecond } from './row.js';

test('a rate is told from a cost by its unit', () => {
  expect(isRate('moves/s')).toBe(true);
  expect(isRate('us')).toBe(false);
  expect(isRate('ns')).toBe(false);
});

test('a batch is repeated until the time is over, and at least once', () => {
  let batches = 0;
  const run = nanosEach(() => {
    batches++;
    return 10;
  });
  expect(run(1)).toBeGreaterThan(0);
  expect(batches).toBeGreaterThan(1);
});

test('the three measures of the same work agree', () => {
  let clock = 0n;
  const spy = vi.spyOn(process.hrtime, 'bigint').mockImplementation(() => clock);
  // Four operations in two microseconds: half a microsecond each.
  const batch = (): number => {
    clock += 2_000n;
    return 4;
  };
  expect(nanosEach(batch)(1)).toBe(500);
  expect(microsEach(batch)(1)).toBe(0.5);
  expect(perSecond(batch)(1)).toBe(2_000_000);
  spy.mockRestore();
});
