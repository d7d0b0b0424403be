import { expect, it } from 'vitest';
import { allWords, wordsIn } from '../../text/index.js';
import { sourceTold } from './source.js';

const CHAPTERS = {
  'The actions': 'Les actions',
  Titles: 'Titres',
  Interactions: 'Interactions entre cartes',
};
const EDITIONS = {
  fr: { en: 'French edition', fr: 'édition française', ru: 'французское издание' },
  ru: { en: 'Russian edition', fr: 'édition russe', ru: 'русское издание' },
  'fr and ru throughout': {
    en: 'both editions',
    fr: 'éditions française et russe, d’un bout à l’autre',
    ru: 'оба издания',
  },
};
const NAMES = { chapters: CHAPTERS, editions: EDITIONS };
await allWords();
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
  expect(sourceTold(source, NAMES, french)).toBe(said);
});

it('no reader meets a tag', () => {
  expect(sourceTold('house; fr Places', { ...NAMES, chapters: {} }, english)).toBe(
    'our own design; French edition: Places',
  );
});

it('a tag that names no edition is the beginning of a chapter', () => {
  expect(sourceTold('de Places', { chapters: {}, editions: EDITIONS }, english)).toBe('de Places');
});
