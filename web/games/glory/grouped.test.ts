import { expect, it } from 'vitest';
import { grouped } from './grouped.js';
import { nthOf } from './nth.js';

it('equal things are shown once, in the order in which they came', () => {
  expect(grouped(['squire', 'thug', 'squire'])).toEqual([
    { name: 'squire', times: 2 },
    { name: 'thug', times: 1 },
  ]);
});

it('of equal things each is one of them', () => {
  const dice = ['red1', 'red2', 'red1', 'red1'];
  expect(dice.map((_, place) => nthOf(dice, place))).toEqual([0, 0, 1, 2]);
});
