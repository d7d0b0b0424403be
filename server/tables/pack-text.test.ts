import { expect, it } from 'vitest';
import { DEPTH_MOST, isDeep, pathToPrototype } from './pack-text.js';

const lists = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
/** The keys of the last lie one deeper than it. */
const maps = (depth: number): string =>
  Array.from({ length: depth - 1 }, (_, i) => `${' '.repeat(i)}a:`).join('\n');

it.each([
  ['lists', lists],
  ['maps', maps],
])('takes %s as deep as is allowed, and not one deeper', (_, nested) => {
  expect(isDeep(nested(DEPTH_MOST))).toBe(false);
  expect(isDeep(nested(DEPTH_MOST + 1))).toBe(true);
});

it('does not go down itself into what nests without end', () => {
  expect(isDeep('['.repeat(50_000))).toBe(true);
});

it('finds a key that would change all objects, and takes none for it that only looks like one', () => {
  const hidden: unknown = JSON.parse('{"content":{"list":[{"__proto__":1}]}}');
  expect(pathToPrototype(hidden)).toBe('content.list.0.__proto__');
  expect(pathToPrototype({ proto: { prototype: '__proto__' } })).toBeUndefined();
});
