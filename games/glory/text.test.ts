import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES, type Catalogue } from '@destrier/engine';
import { missingTexts, speaker, type Speaker, type Values } from '@destrier/text';
import { describe, expect, it } from 'vitest';
import { game } from './game.js';
import { text } from './text/index.js';

const rules = new URL('./rules/', import.meta.url);
const sources = readdirSync(rules, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?<!\.test)\.ts$/.test(path))
  .map((path) => readFileSync(new URL(path, rules), 'utf8'))
  .join('\n');

/** What a sentence speaks of: the parameters that are read when it is said. */
function parametersOf(key: string, { say }: Speaker): string[] {
  const read = new Set<string>();
  const values = new Proxy<Values>({}, { get: (_, name) => (read.add(String(name)), 1) });
  say(key, values);
  return [...read].toSorted();
}

it('everything is said in every language', () => {
  expect(missingTexts(game, text)).toEqual([]);
});

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

it('every reason that a rule gives is said', () => {
  const given = [...sources.matchAll(/\bwhy\(\s*[^,]+,\s*'(\w+)'/g)].map(([, key]) => key);
  const said = Object.keys(text.en).filter((key) => key.startsWith('why.'));
  expect(said.toSorted()).toEqual([...new Set(given)].map((key) => `why.${key}`).toSorted());
});

it('every cause of glory has a name', () => {
  const awarded = [...sources.matchAll(/\baward\(\s*g,[^,]+,\s*'(\w+)'/g)].map(
    ([, cause]) => cause,
  );
  const causes = [...awarded, 'travel', 'trophy', 'event', 'prize', 'tournament'];
  const said = Object.keys(text.en).filter((key) => key.startsWith('cause.'));
  expect(said.toSorted()).toEqual([...new Set(causes)].map((key) => `cause.${key}`).toSorted());
});

describe.each(LANGUAGES)('in %s', (language) => {
  const catalogue: Catalogue = text[language];

  it('a sentence speaks of the same things as in English', () => {
    const here = speaker(catalogue, language);
    const there = speaker(text.en, 'en');
    for (const key of Object.keys(catalogue))
      expect([key, parametersOf(key, here)]).toEqual([key, parametersOf(key, there)]);
  });

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

it('French double signs stand after a space that does not break', () => {
  for (const [key, sentence] of Object.entries(text.fr))
    expect([key, /[^\u00A0\u202F](?=[:;!?»](?:[\s.]|$))|«(?!\u202F)/u.exec(sentence)?.[0]]).toEqual(
      [key, undefined],
    );
});

it('Russian numbers have their forms: one, few, many', () => {
  const counted = Object.entries(text.ru).filter(([, sentence]) => sentence.includes(' one {'));
  expect(counted).not.toEqual([]);
  for (const [key, sentence] of counted) {
    const forms = ['one {', 'few {', 'many {', 'other {'];
    expect([key, forms.filter((form) => !sentence.includes(form))]).toEqual([key, []]);
  }
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
