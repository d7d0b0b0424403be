import { expect, it, test } from 'vitest';
import type { Task } from './part.js';
import { progressOf, span } from './progress.js';

const task = (id: string, games: number, msPerGame: number): Task<unknown> => ({
  id,
  games,
  msPerGame,
  identity: () => ({}),
  play: () => Promise.reject(new Error('not here')),
});

test.each([
  [0, '0 s'],
  [59_000, '59 s'],
  [59_001, '1 min'],
  [60_001, '2 min'],
  [3_540_000, '59 min'],
  [3_540_001, '1 h 0 min'],
  [9_000_000, '2 h 30 min'],
])('%d ms are %s', (ms, words) => {
  expect(span(ms)).toBe(words);
});

it('tells the time left by the pace of this run, and by the guess for what is not begun', () => {
  const said: string[] = [];
  let now = 0;
  const progress = progressOf(2, { now: () => now, say: (words) => said.push(words) });
  const [a, b, c] = [task('a', 100, 1), task('b', 100, 2000), task('c', 100, 9e9)];
  progress.plan([a, b, c]);
  progress.drop([c]);
  const at = progress.begin(a);
  at(40);
  now = 9_999;
  at(45);
  expect(said).toEqual([]);
  now = 10_000;
  at(60);
  expect(said).toEqual(['a: 60 of 100 games, 20 s left; in all 2 min left']);
  now = 10_001;
  at(61);
  expect(said.length).toBe(1);
});
