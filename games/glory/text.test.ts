import { LANGUAGES, type Catalogue } from '@destrier/engine';
import { sourcesOf } from '@destrier/engine/testkit';
import { speaker } from '@destrier/text';
import { keepTexts } from '@destrier/text/testing';
import { describe, expect, it } from 'vitest';
import { game } from './game.js';
import { text } from './text/index.js';

const folder = new URL('.', import.meta.url);

keepTexts(game, text, folder);

it('[G1.20 computes] English names follow the French edition', () => {
  const { word, say } = speaker(text.en, 'en');
  expect(['borssele', 'errant', 'volunteer'].map((name) => word(name))).toEqual([
    'Jean de Borssele',
    'Knight errant',
    'Volunteer',
  ]);
  const modes = ['champion', 'score', 'rivalry'].map((mode) => say(`option.solo.${mode}`));
  expect(modes.map((mode) => mode.split(':')[0])).toEqual(['Champion', 'Score', 'Rivalry']);
});

it('every cause of glory has a name', () => {
  const awarded = [
    ...sourcesOf(new URL('rules/', folder)).matchAll(/\baward\(\s*g,[^,]+,\s*'(\w+)'/g),
  ].map(([, cause]) => cause);
  const causes = [...awarded, 'travel', 'trophy', 'event', 'prize', 'tournament'];
  const said = Object.keys(text.en).filter((key) => key.startsWith('cause.'));
  expect(said.toSorted()).toEqual([...new Set(causes)].map((key) => `cause.${key}`).toSorted());
});

describe.each(LANGUAGES)('in %s', (language) => {
  const catalogue: Catalogue = text[language];

  it('Otto and knights are called by their names, as seats are', () => {
    const speak = speaker(catalogue, language, ['Ann', 'Bob'], game);
    const said = (who: number | string): string =>
      speak.event({ seq: 1, name: 'rolled', params: { who, dice: ['red5'] } });
    expect(said(1)).toContain('Bob');
    expect(said('otto')).toContain(speak.word('otto'));
    expect(said('zawisza')).toContain(speak.word('zawisza'));
  });

  it('an owner reads of the card drawn, and nobody else', () => {
    const speak = speaker(catalogue, language, ['Ann', 'Bob'], game);
    const drawn = { seat: 0, deck: 'romance' };
    const told = (params: object): string =>
      speak.event({ seq: 1, name: 'drew', params: { ...drawn, ...params } });
    expect(told({ card: 'serenade' })).toContain(speak.word('serenade'));
    expect(told({})).toContain(speak.word('romance'));
    expect(told({})).not.toContain(speak.say('kernel.unknownValue'));
  });
});

it('Russian numbers have their forms: one, few, many', () => {
  const speak = speaker(text.ru, 'ru', ['Анна'], game);
  const gains = (amount: number): string =>
    speak.event({ seq: 1, name: 'gained', params: { seat: 0, what: 'coins', amount } });
  expect([1, 2, 5, 21].map(gains)).toEqual([
    'Анна получает 1 монету.',
    'Анна получает 2 монеты.',
    'Анна получает 5 монет.',
    'Анна получает 21 монету.',
  ]);
});

it.each([
  ['en', /second/i],
  ['fr', /second|deuxième/i],
  ['ru', /втор/i],
] as const)(
  'the first shield may be declined as the second is, in the same words: %s',
  (language, second) => {
    expect(text[language]['verb.decline']).not.toMatch(second);
  },
);
