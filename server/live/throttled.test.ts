import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Throttled } from './throttled.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('tells the first at once and those that follow together, each key by itself', () => {
  const told: string[] = [];
  const news = new Throttled(500, (key) => told.push(key));
  for (const key of ['a', 'a', 'b', 'a']) news.add(key);
  expect(told).toEqual(['a', 'b']);
  vi.advanceTimersByTime(499);
  expect(told).toEqual(['a', 'b']);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(['a', 'b', 'a']);
  news.add('a');
  vi.advanceTimersByTime(500);
  expect(told).toEqual(['a', 'b', 'a', 'a']);
});

it('tells at once again of what has been quiet, and nothing after the end', () => {
  const told: string[] = [];
  const news = new Throttled(500, (key) => told.push(key));
  news.add('a');
  vi.advanceTimersByTime(500);
  news.add('a');
  expect(told).toEqual(['a', 'a']);
  news.add('a');
  news.close();
  vi.advanceTimersByTime(500);
  expect(told).toEqual(['a', 'a']);
});
