import { expect, it } from 'vitest';
import { isolated, partsOf, unmarked } from './isolated-names.js';

it('names stand apart from the sentence around them', () => {
  expect(partsOf(`${isolated('عمر')} waits for ${isolated('Bob')}.`)).toEqual([
    { text: 'عمر', name: true },
    { text: ' waits for ', name: false },
    { text: 'Bob', name: true },
    { text: '.', name: false },
  ]);
  expect(partsOf('Nobody waits.')).toEqual([{ text: 'Nobody waits.', name: false }]);
});

it('a name cannot bring signs of its own', () => {
  expect(partsOf(`${isolated('A\u2069b\u2068c')}!`)).toEqual([
    { text: 'Abc', name: true },
    { text: '!', name: false },
  ]);
  expect(unmarked(`${isolated('Ann')} waits.`)).toBe('Ann waits.');
});
