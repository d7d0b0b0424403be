import { expect, it } from 'vitest';
import { compare } from './compare.js';
import { rowOf, type Interval, type Row } from './row.js';

const row = (value: number, interval95: Interval | null, unit: string = 'share', id = 'a'): Row =>
  rowOf({ id, about: '', unit, value, interval95, n: 100 });

const verdict = (kept: Row, now: Row) => compare([kept], [now])[0]?.verdict;

it('agrees where the intervals meet, is apart one past it', () => {
  const kept = row(0.5, [0.4, 0.6]);
  expect(verdict(kept, row(0.7, [0.6, 0.8]))).toBe('agrees');
  expect(verdict(kept, row(0.7, [0.601, 0.8]))).toBe('apart');
  expect(verdict(kept, row(0.3, [0.2, 0.4]))).toBe('agrees');
});

it('disagrees where not even intervals twice as wide meet', () => {
  const kept = row(0.5, [0.4, 0.6]);
  expect(verdict(kept, row(0.89, [0.79, 0.99]))).toBe('apart');
  expect(verdict(kept, row(0.91, [0.81, 1]))).toBe('disagrees');
});

it('leaves open what has no interval, depends on the machine or was not measured', () => {
  expect(verdict(row(1, null), row(2, null))).toBe('open');
  expect(verdict(row(1, [1, 1], 's'), row(2, [2, 2], 's'))).toBe('open');
  expect(compare([row(1, [1, 1])], [row(2, [2, 2], 'share', 'b')])).toEqual([
    { id: 'a', verdict: 'open', words: '' },
  ]);
});

it('says both figures', () => {
  expect(compare([row(0.5, [0.4, 0.6])], [row(0.6, [0.5, 0.7])])).toEqual([
    {
      id: 'a',
      verdict: 'agrees',
      words: '60.0 % (50.0 % to 70.0 %) beside 50.0 % (40.0 % to 60.0 %)',
    },
  ]);
});
