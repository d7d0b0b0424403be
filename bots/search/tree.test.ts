import { expect, it } from 'vitest';
import {
  believed,
  bestEdge,
  count,
  meanOf,
  meanOfAll,
  newEdge,
  offsetOf,
  spreadOf,
} from './tree.js';
import { width, widened } from './widen.js';

const tried = (key: string, prior: number, ...wins: number[]) => {
  const edge = newEdge(key, prior, 0.5);
  for (const win of wins) count(edge, win);
  return edge;
};

it('takes an untried option to be worth its guess, and a tried one its mean', () => {
  expect(meanOf(newEdge('a', 1, 0.3))).toBe(0.3);
  expect(meanOf(tried('a', 1, 1, 0))).toBe(0.5);
  expect(meanOf(newEdge('a', 1, 0.3), 0.7)).toBe(0.7);
  expect(meanOfAll([tried('a', 1, 1, 0), tried('b', 1, 1)])).toBeCloseTo(2 / 3);
  expect(meanOfAll([newEdge('a', 1, 0.3)])).toBeUndefined();
});

it('knows the spread of a single look', () => {
  expect(spreadOf(tried('a', 1, 0.4))).toBe(0);
  expect(spreadOf(tried('a', 1, 0, 1))).toBeCloseTo(Math.SQRT1_2);
});

it('prefers the promising while little is known, and what turned out well later', () => {
  expect(bestEdge([newEdge('dull', 0.1, 0.5), newEdge('bright', 0.9, 0.5)], meanOf).key).toBe(
    'bright',
  );
  const bad = tried('bright', 0.9, ...Array<number>(50).fill(0.1));
  const good = tried('dull', 0.1, ...Array<number>(50).fill(0.9));
  expect(bestEdge([bad, good], meanOf).key).toBe('dull');
});

it('believes a first impression until looks outweigh it, and knows that looks differ from impressions', () => {
  const fresh = newEdge('fresh', 0.5, 0.6);
  expect(offsetOf([fresh])).toBe(0);
  expect(believed(fresh, 0)).toBe(0.6);
  const seen = newEdge('seen', 0.5, 0.6);
  for (let i = 0; i < 1000; i++) count(seen, 0.2);
  expect(offsetOf([fresh, seen])).toBeCloseTo(-0.4);
  expect(believed(fresh, -0.4)).toBeCloseTo(0.2);
  expect(believed(seen, -0.4)).toBeCloseTo(0.2);
  expect(believed(seen, 0)).toBeCloseTo(0.2, 1);
});

it('comes back to a neglected option', () => {
  const known = tried('known', 0.5, ...Array<number>(400).fill(0.55));
  const neglected = tried('neglected', 0.5, 0.4);
  expect(bestEdge([known, neglected], meanOf).key).toBe('neglected');
});

it('compares few of many options at first, the promising ones, and more with every visit', () => {
  const many = Array.from({ length: 30 }, (_, i) => newEdge(`o${i}`, i / 100, 0.5));
  const first = widened(many);
  expect(first.length).toBe(width(0));
  expect(first.map(({ key }) => key)).toContain('o29');
  expect(first.map(({ key }) => key)).not.toContain('o0');
  for (let i = 0; i < 400; i++) count(many[29] as (typeof many)[number], 0.5);
  expect(widened(many).length).toBe(30);
  expect(widened(many.slice(0, 2)).length).toBe(2);
});
