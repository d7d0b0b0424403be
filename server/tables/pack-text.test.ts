import { expect, it } from 'vitest';
import { DEPTH_MOST, isDeep, packDocument, pathToPrototype, TOKENS_MOST } from './pack-text.js';

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

it('takes as many words and signs as are allowed, and not one more', () => {
  // A comment and the end of its line.
  const comments = (tokens: number): string => '#\n'.repeat(tokens / 2);
  expect(() => packDocument(comments(TOKENS_MOST))).not.toThrow();
  expect(() => packDocument(`${comments(TOKENS_MOST)}#`)).toThrow('words and signs');
});

it.each([
  ['in a block', 'a: 1\nb: 2\na: 3', 10],
  ['in one line', '{a: 1, a: 2}', 7],
  ['further in', 'a:\n - b: 1\n   b: 2', 14],
  ['of which one is a number and one a word', '{1: a, "1": b}', 7],
])('finds a key that stands twice %s', (_, text, offset) => {
  // In our own words: the reader's search for them compares each key with all others.
  const message = expect.stringMatching(/^the key \w stands here twice$/) as string;
  expect(() => packDocument(text)).toThrow(expect.objectContaining({ message, offset }));
});

it('lets the same key stand in different maps', () => {
  expect(packDocument('{a: {a: 1}, b: [{a: 1}, {a: 2}]}').toJS()).toEqual({
    a: { a: 1 },
    b: [{ a: 1 }, { a: 2 }],
  });
});
