import { expect, it } from 'vitest';
import { compareRuleIds, readRuleId } from './rule.js';

it('an id has one to three capital letters, a chapter and at least one number below it', () => {
  expect(readRuleId('MK12.3.4')).toEqual({ letters: 'MK', numbers: [12, 3, 4] });
  for (const text of ['G6', 'g6.1', 'ABCD1.1', '6.1', 'G6.', 'G.6', 'G6.1a', ' G6.1', '']) {
    expect(readRuleId(text)).toBeUndefined();
  }
});

it('ids are ordered as in a rulebook', () => {
  const ordered = ['A9.1', 'G2.1', 'G6.3', 'G6.3.1', 'G6.3.2', 'G6.4', 'G6.9', 'G6.10', 'G10.1'];
  expect(ordered.toReversed().sort(compareRuleIds)).toEqual(ordered);
  expect(compareRuleIds('G6.3', 'G6.3')).toBe(0);
});
