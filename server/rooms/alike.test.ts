import { expect, it } from 'vitest';
import { SharedDiff } from './shared-diff.js';
import { bring, plain } from './patch.js';

const before = { open: [1, 2], hand: ['a'] };
const after = { open: [1, 3], hand: ['a'] };
const changes = [{ op: 'replace', path: '/open/1', value: 3 }];

it('tells those who saw the same and see the same the same, and keeps it once', () => {
  const alike = new SharedDiff(false);
  const one = alike.follow(before, after);
  const two = alike.follow(before, after);
  expect(JSON.parse(two.text)).toEqual(changes);
  expect(two.value).toEqual(after);
  expect(two.value).toBe(one.value);
});

it('tells who saw something else before what changed for them', () => {
  const alike = new SharedDiff(false);
  alike.follow(before, after);
  const other = bring(before, { open: [0, 3], hand: ['a'] }).value;
  expect(JSON.parse(alike.follow(other, after).text)).toEqual([
    { op: 'replace', path: '/open/0', value: 1 },
  ]);
  expect(JSON.parse(alike.follow(before, after).text)).toEqual(changes);
});

it('shows nobody the hand of another', () => {
  const alike = new SharedDiff(false);
  const mine = { open: [1, 2], hand: ['b'] };
  alike.follow(before, { open: [1, 3], hand: ['a', 'secret'] });
  const { value, text } = alike.follow(mine, { open: [1, 3], hand: ['b', 'c'] });
  expect(value).toEqual({ open: [1, 3], hand: ['b', 'c'] });
  expect(text).not.toContain('secret');
});

it('changes a view that all share under them, and tells each of it', () => {
  const alike = new SharedDiff(true);
  const shared = plain(before);
  const one = alike.follow(shared, after);
  const two = alike.follow(shared, after);
  expect(shared).toEqual(after);
  expect(one.value).toBe(shared);
  expect(two.value).toBe(shared);
  expect(JSON.parse(two.text)).toEqual(changes);
});
