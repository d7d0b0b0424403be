import { expect, it } from 'vitest';
import { sourceIn } from './source.js';

const NAMES = { 'The actions': 'Les actions', Titles: 'Titres' };

it.each([
  ['fr V The actions, X Titles; ru The actions', 'fr V Les actions, X Titres; ru Les actions'],
  ['ru Titles', 'ru Titres'],
  ['fr III, IV', 'fr III, IV'],
  ['house', 'house'],
])('%s', (source, said) => {
  expect(sourceIn(source, NAMES)).toBe(said);
});
