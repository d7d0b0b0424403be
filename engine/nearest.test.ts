import { expect, it } from 'vitest';
import { hintFor, nearest } from './nearest.js';

const KNOWN = ['given', 'begin', 'random', 'play'];

it.each([
  ['givn', 'given'],
  ['given', 'given'],
  ['Given', 'given'],
  ['giveen', 'given'],
  ['gevin', 'given'],
  ['igven', 'given'],
  ['paly', 'play'],
])('the nearest word to %s is %s', (word, near) => {
  expect(nearest(word, KNOWN)).toBe(near);
});

it.each(['ubs', 'bsu'])('two letters that changed places in %s are one mistake', (word) => {
  expect(nearest(word, ['bus'])).toBe('bus');
});

it('two mistakes in three letters are too many', () => {
  expect(nearest('sub', ['bus'])).toBeUndefined();
});

it.each(['', 'x', 'expected', 'p'])('no word is near %j', (word) => {
  expect(nearest(word, KNOWN)).toBeUndefined();
});

it('of equally near words the first is meant', () => {
  expect(nearest('bat', ['cat', 'rat'])).toBe('cat');
});

it('a hint names the nearest word, or else the words there are, or that there are none', () => {
  expect(hintFor('plai', KNOWN)).toBe('did you mean "play"?');
  expect(hintFor('expected', KNOWN)).toBe('it is one of: given, begin, random, play');
  expect(hintFor('expected', [])).toBe('there is none to choose from');
});

it('a hint lists twelve words and counts the rest', () => {
  const many = (n: number) => Array.from({ length: n }, (_, i) => `word-number-${i}`);
  expect(hintFor('x', many(12))).toMatch(/word-number-11$/);
  expect(hintFor('x', many(14))).toMatch(/word-number-11, and 2 more$/);
});
