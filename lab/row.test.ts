import type { LabGoal } from '@destrier/engine';
import { expect, it, test } from 'vitest';
import { fallRow } from './parts/alone.js';
import { isWithin, rowOf, type Interval } from './row.js';
import { goalOf, tableOf } from './table.js';

const judged = (value: number | null, goal: LabGoal, interval95: Interval | null = null) =>
  rowOf({ id: 'a', about: 'it', unit: 'share', value, interval95, n: 1, goal });

test.each<[LabGoal, number, number]>([
  [{ op: '>=', value: 0.5 }, 0.5, 0.4999],
  [{ op: '>', value: 0.5 }, 0.5001, 0.5],
  [{ op: '<=', value: 0.5 }, 0.5, 0.5001],
  [{ op: '<', value: 0.5 }, 0.4999, 0.5],
  [{ op: 'in', value: [0.1, 0.6] }, 0.1, 0.0999],
  [{ op: 'in', value: [0.1, 0.6] }, 0.6, 0.6001],
])('%o is met by %d and not by %d', (goal, good, bad) => {
  expect(judged(good, goal).met).toBe(true);
  expect(judged(bad, goal).met).toBe(false);
});

it('an interval that is not wholly above the line is good, whatever the figure', () => {
  const goal: LabGoal = { op: '<=', value: 0.54, of: 'low' };
  expect(judged(0.6, goal, [0.54, 0.66]).met).toBe(true);
  expect(judged(0.6, goal, [0.55, 0.65]).met).toBe(false);
  expect(goalOf(judged(0.6, goal, [0.55, 0.65]))).toBe(
    'interval not wholly above 54.0 %: **not met**',
  );
});

it('what was never counted is not judged', () => {
  expect(judged(null, { op: '>=', value: 0 })).toMatchObject({ value: null, met: null });
});

it('a part ends at a point', () => {
  expect(isWithin('seats', 'seats.greedy.2')).toBe(true);
  expect(isWithin('seats.greedy.2', 'seats.greedy.2')).toBe(true);
  expect(isWithin('seats.greedy.2', 'seats.greedy.20')).toBe(false);
});

it('a table says what is unfinished and which goal is missed', () => {
  const row = {
    ...judged(0.05, { op: 'in', value: [0.1, 0.6] }, [0.01, 0.2]),
    partial: true,
  } as const;
  expect(tableOf([row]).split('\n').at(-1)).toBe(
    '| it | 5.0 % | 1.0 % to 20.0 % | 1 (unfinished) | 10.0 % to 60.0 %: **not met** |',
  );
});

it('a share that falls has fallen by the difference, with the interval of both', () => {
  const share = (value: number, interval95: Interval) =>
    rowOf({ id: 'a', about: '', unit: 'share', value, interval95, n: 150 });
  const fall = fallRow('f', 'fall', share(0.8, [0.77, 0.83]), share(0.6, [0.56, 0.64]));
  expect(fall).toMatchObject({ value: 0.2, interval95: [0.15, 0.25], met: true });
  expect(fallRow('f', 'fall', share(0.6, [0.5, 0.7]), share(0.6, [0.5, 0.7])).met).toBe(false);
});
