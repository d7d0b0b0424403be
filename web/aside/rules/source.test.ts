import { expect, it } from 'vitest';
import { wordsIn } from '../../text/index.js';
import { sourceTold } from './source.js';

const NAMES = {
  'The actions': 'Les actions',
  Titles: 'Titres',
  Interactions: 'Interactions entre cartes',
};
const french = await wordsIn('fr');
const english = await wordsIn('en');

it.each([
  [
    'fr V The actions, X Titles; ru The actions',
    'édition française : V Les actions, X Titres ; édition russe : Les actions',
  ],
  [
    'house; fr Interactions 4, 9',
    'de notre invention ; édition française : Interactions entre cartes 4, 9',
  ],
  ['fr III, IV', 'édition française : III, IV'],
  ['fr and ru throughout', 'éditions française et russe, d’un bout à l’autre'],
  ['Titles', 'Titres'],
])('the tags %s are told in words', (source, said) => {
  expect(sourceTold(source, NAMES, french.say)).toBe(said);
});

it('no reader meets a tag', () => {
  expect(sourceTold('house; fr Places', {}, english.say)).toBe(
    'our own design; French edition: Places',
  );
});
