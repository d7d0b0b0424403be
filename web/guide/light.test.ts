import { expect, it } from 'vitest';
import { selectorsOf } from './light.js';

it('lights an option on the board by name and in the list by id, and what ends a choice', () => {
  expect(selectorsOf({ option: 'hire squire 8', items: [], labels: ['win over "him"'] })).toEqual([
    '.table-board [data-pick="win over \\"him\\""]',
    '.dock .choice[data-option="hire squire 8"]',
    '.dock .choice[data-option="hire"]',
    '.dock .making-end .button-main:enabled',
  ]);
});

it('lights the items that are to be picked until they are', () => {
  const lit = selectorsOf({ option: 'reroll red4 red1', items: ['red4', 'red1'], labels: [] });
  expect(lit.filter((one) => one.includes('data-item'))).toEqual([
    '.dock .choice:has([data-item="red4"]:enabled:not(:checked))',
    '.dock .choice:has([data-item="red1"]:enabled:not(:checked))',
  ]);
});
