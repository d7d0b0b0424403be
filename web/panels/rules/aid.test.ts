import { expect, it } from 'vitest';
import { aidAt } from './aid.js';

it('a rule of the aid gives way to those that an option puts in its place, and no other does', () => {
  const kit = {
    aid: ['A1', 'A2', 'A3'],
    aidInstead: { style: { old: { A2: ['A8', 'A9'] }, new: { A3: [] } } },
  };
  expect(aidAt(kit, { style: 'old' })).toEqual(['A1', 'A8', 'A9', 'A3']);
  expect(aidAt(kit, { style: 'new' })).toEqual(['A1', 'A2']);
  expect(aidAt(kit, { style: 'other', old: 'style' })).toEqual(['A1', 'A2', 'A3']);
  expect(aidAt(kit, {})).toEqual(['A1', 'A2', 'A3']);
});
