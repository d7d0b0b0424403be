import { LANGUAGES, type Catalogue } from '@destrier/engine';
import { sourcesOf } from '@destrier/engine/testkit';
import { speaker } from '@destrier/text';
import { keepTexts } from '@destrier/text/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../game.js';
import { text } from './index.js';

const folder = new URL('..', import.meta.url);

keepTexts(game, text, folder);

const keysOf = (start: string): string[] =>
  Object.keys(text.en)
    .filter((key) => key.startsWith(start))
    .toSorted();

it('every cause of wounds and healing has a name, and no other', () => {
  const given = [
    ...sourcesOf(new URL('rules/', folder)).matchAll(
      /\b(?:wound|heal|score)\(\s*(?:g, )?\w[\w.]*,\s*'(\w+)'/g,
    ),
  ];
  const causes = given.map(([, cause]) => `cause.${cause}`);
  expect(keysOf('cause.')).toEqual([...new Set(causes)].toSorted());
});

describe.each(LANGUAGES)('in %s', (language) => {
  const catalogue: Catalogue = text[language];

  it('two cards that do not have the same power do not have the same name', () => {
    const words = Object.entries(catalogue).filter(([key]) => key.startsWith('word.'));
    const names = new Map<string, string>();
    for (const [key, name] of words) {
      expect([key, names.get(name)]).toEqual([key, undefined]);
      names.set(name, key);
    }
  });

  it('an owner reads of the cards passed, and nobody else', () => {
    const speak = speaker(catalogue, language, ['Ann', 'Bob'], game);
    const told = (params: object): string =>
      speak.event({ seq: 1, name: 'passed', params: { from: 0, to: 1, ...params } });
    expect(told({ cards: ['swords-7', 'mists'] })).toContain(speak.word('swords-7'));
    expect(told({})).not.toContain(speak.say('kernel.unknownValue'));
    for (const name of ['Ann', 'Bob']) expect(told({})).toContain(name);
  });

  it('a card without an owner is not called by a number', () => {
    const speak = speaker(catalogue, language, ['Ann', 'Bob'], game);
    const told = (seat: number): string =>
      speak.event({ seq: 1, name: 'turnedUp', params: { seat, card: 'swords-7', by: 1 } });
    expect(told(1)).toContain('Bob');
    expect(told(-1)).toContain(speak.word('black-knight'));
    expect(told(-1)).not.toMatch(/-1/);
  });

  it('a card goes to a player by name, several cards by theirs', () => {
    const speak = speaker(catalogue, language, ['Ann', 'Bob'], game);
    expect(speak.option('hand', ['arrows-3', 1])).toContain('Bob');
    const both = speak.option('give', ['arrows-3', 'mists']);
    expect(both).toContain(speak.word('arrows-3'));
    expect(both).toContain(speak.word('mists'));
  });

  it('the lead is told as a suit, as an open combat, or not at all', () => {
    const speak = speaker(catalogue, language);
    const asked = (lead: string): string => speak.say('prompt.turn.card', { lead });
    expect(asked('sorcery')).toContain(speak.word('sorcery'));
    expect(asked('open')).not.toContain(speak.word('sorcery'));
    expect(asked('')).not.toBe(asked('open'));
  });
});

it('Russian numbers have their forms: one, few, many', () => {
  const speak = speaker(text.ru, 'ru', ['Анна'], game);
  const counts = (wounds: number): string =>
    speak.event({
      seq: 1,
      name: 'wounded',
      params: { seat: 0, wounds, cause: 'pile', power: null },
    });
  expect([1, 2, 5, 21].map(counts)).toEqual([
    'Анна: 1 рана (стопки ран).',
    'Анна: 2 раны (стопки ран).',
    'Анна: 5 ран (стопки ран).',
    'Анна: 21 рана (стопки ран).',
  ]);
});
