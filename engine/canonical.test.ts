import { expect, it } from 'vitest';
import { canonical, hashOf } from './canonical.js';

it('writes equal data as equal bytes, whatever the order of keys', () => {
  expect(canonical({ b: [1, { d: null, c: 'x' }], a: true })).toBe(
    '{"a":true,"b":[1,{"c":"x","d":null}]}',
  );
  expect(hashOf({ a: 1, b: 2 })).toBe(hashOf({ b: 2, a: 1 }));
  expect(hashOf({ a: 1 })).not.toBe(hashOf({ a: 2 }));
});

it('refuses what is not plain data and says where', () => {
  expect(() => canonical({ players: [{ hand: undefined }] })).toThrow(
    'players > 0 > hand > not plain data: undefined',
  );
  expect(() => canonical({ n: Number.NaN })).toThrow('n > not plain data: NaN');
  expect(() => canonical({ m: new Map() })).toThrow('an instance of a class');
});

it('refuses what is nested deeper than any state, at the same depth everywhere', () => {
  const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
  expect(canonical(nested(100))).toHaveLength(201);
  expect(() => canonical(nested(102))).toThrow('levels deep');
});
