import { expect, it } from 'vitest';
import { wrap } from './wrap.js';

it('breaks between words, never beyond the width', () => {
  expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrap('one two three', 6)).toEqual(['one', 'two', 'three']);
  expect(wrap('', 10)).toEqual(['']);
});

it('sets what stands before the first line and the others', () => {
  expect(wrap('one two three', 11, '• ', '  ')).toEqual(['• one two', '  three']);
});

it('cuts a word that is longer than a line', () => {
  expect(wrap('abcdefghijklm no', 10)).toEqual(['abcdefghij', 'klm no']);
});

it('does not part a French double sign from its word', () => {
  expect(wrap('une carte ?', 10)).toEqual(['une', 'carte ?']);
  expect(wrap('une carte\u00A0?', 10)).toEqual(['une', 'carte\u00A0?']);
  expect(wrap('or. ? helps', 5)).toEqual(['or. ?', 'helps']);
});
