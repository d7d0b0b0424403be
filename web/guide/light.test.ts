import { expect, it } from 'vitest';
import { selectorsOf } from './light.js';

it('lights an option on the board by name and in the list by id', () => {
  const lit = selectorsOf({
    option: 'hire squire 8',
    items: [],
    labels: ['win over "him"'],
    ends: [],
  });
  expect(lit.some((one) => one.includes('[data-pick="win over \\"him\\""]'))).toBe(true);
  expect(lit).toContain('.dock .choice[data-option="hire squire 8"]');
  expect(lit).toContain('.dock .choice[data-option="hire"]');
});

it('lights what ends a choice only when that is filled in which the step asks for', () => {
  const lit = selectorsOf({
    option: 'reroll red4 red1',
    items: ['red4', 'red1'],
    labels: [],
    ends: ['reroll red 4 and red 1'],
  });
  expect(lit.filter((one) => /making-end|filled/.test(one))).toEqual([
    '.table-board [data-filled="reroll red 4 and red 1"]:enabled',
    '.dock .making-end [data-option="reroll red4 red1"]',
    '.dock .making-end [data-option="reroll red1 red4"]',
  ]);
});
