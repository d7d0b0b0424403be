import { LANGUAGES, type Language } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.js';
import type { Content } from '../content/types.js';
import { placeEffect } from './effects.js';
import { effects, text } from './index.js';

const told = (id: string, language: Language = 'en', of: Content = content): string =>
  effects(of, language)[`effect.${id}`] ?? '';

describe.each(LANGUAGES)('in %s', (language) => {
  it('every card of the box says what it does', () => {
    const { heroes, legends, godsends, places } = content;
    const ids = [heroes, legends, godsends, places].flatMap((group) => Object.keys(group));
    expect(ids.filter((id) => told(id, language).length < 10)).toEqual([]);
    const kinds = Object.keys(text[language]).filter((key) => /^word\.(?!seat)\w+-\d+$/.test(key));
    expect(kinds.length).toBe(75);
    expect(kinds.filter((key) => told(key.slice(5), language) === '')).toEqual([]);
  });

  it('no two powers are told alike, but the two that bring a place', () => {
    const { heroes, legends, godsends, places } = content;
    const ids = [heroes, legends, godsends, places].flatMap((group) => Object.keys(group));
    const sentences = new Set(ids.map((id) => told(id, language)));
    expect(told('nimue', language)).toContain(told('stone-circle', language));
    expect(sentences.size).toBe(ids.length);
  });

  it('sentences begin with a capital and end with a stop', () => {
    for (const [key, sentence] of Object.entries(effects(content, language)))
      expect([key, /^[\p{Lu}\d].*\.$/u.test(sentence)]).toEqual([key, true]);
  });

  it('a pack’s figures are told', () => {
    const { ambush } = content.godsends;
    if (ambush === undefined) throw new Error('there is no Ambush in the box');
    const harder = {
      ...content,
      godsends: { ...content.godsends, ambush: { ...ambush, amount: 37 } },
    };
    expect(told('ambush', language, harder)).toContain('37');
    expect(told('ambush', language)).not.toContain('37');
  });
});

it('a legend tells its threshold, a hero that of its legend', () => {
  expect(told('sword')).toContain('200');
  expect(told('lion')).toContain('175');
  expect(told('arthur')).toContain('Legend: the Sword, at 200 health or less.');
  expect(told('yvain')).toContain('Legend: the Lion, at 175 health or less.');
});

it('how often a power may be used is told by its limit', () => {
  expect(told('galahad')).toMatch(/^Once a round: /);
  expect(told('arthur')).toMatch(/^Once a round: /);
  expect(told('elf-knight')).toContain('Once a combat: ');
  expect(told('grail')).toContain('Once a tournament: ');
  expect(told('black-knight')).toMatch(/^Up to 3 times a round: /);
  expect(told('perceval')).not.toContain('Once');
});

it('a weapon tells its wounds and its poison', () => {
  expect(told('swords-2')).toBe('Poison: whoever takes it suffers 10 wounds.');
  expect(told('swords-3')).toBe('Whoever takes it suffers 5 wounds.');
  expect(told('alchemy-2')).toBe('Whoever takes it suffers 5 wounds.');
  expect(told('mists')).toBe(
    'Value 16. Throws out the lowest card played before it. Whoever takes it suffers 25 wounds.',
  );
  expect(told('apprentice')).toBe(
    'You name its value. Poison: whoever takes it suffers 10 wounds.',
  );
});

it('a place tells its suits only where they matter', () => {
  expect(told('twilight')).not.toContain('Sorcery');
  expect(placeEffect(content, 'en', 'twilight')).toBe(`Swords and Sorcery. ${told('twilight')}`);
  expect(placeEffect(content, 'ru', 'lake')).toMatch(/^Алхимия и Стрелы\. /);
});

it('what hero and legend can do is told without thresholds too', () => {
  const powers = effects(content, 'en');
  expect(powers['power.bors']).toMatch(/^When a card of yours feints/);
  expect(powers['power.bors']).not.toContain('Legend');
  expect(powers['power.lionel']).not.toContain('150 health');
  expect(powers['effect.lionel']).toContain(powers['power.lionel']);
});
