import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES, type Catalogue } from '@destrier/engine';
import { missingTexts, speaker, type Speaker, type Values } from '@destrier/text';
import { describe, expect, it } from 'vitest';
import { game } from '../game.js';
import { text } from './index.js';

const rules = new URL('../rules/', import.meta.url);
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

const keysOf = (start: string): string[] =>
  Object.keys(text.en)
    .filter((key) => key.startsWith(start))
    .toSorted();

it('everything is said in every language', () => {
  expect(missingTexts(game, text)).toEqual([]);
});

it('every reason that a rule gives is said, and no other', () => {
  const given = [...sources.matchAll(/\bwhy\(\s*[^,]+,\s*'(\w+)'/g)].map(([, key]) => `why.${key}`);
  expect(keysOf('why.')).toEqual([...new Set(given)].toSorted());
});

it('every cause of wounds and healing has a name, and no other', () => {
  const given = [...sources.matchAll(/\b(?:wound|heal|score)\(\s*(?:g, )?\w[\w.]*,\s*'(\w+)'/g)];
  const causes = given.map(([, cause]) => `cause.${cause}`);
  expect(keysOf('cause.')).toEqual([...new Set(causes)].toSorted());
});

it('no question, moment, verb or event is told that there is not', () => {
  const known = new Set<string>(['verb.pass']);
  for (const name of Object.keys(game.events)) known.add(`event.${name}`);
  for (const procedure of game.rules.procedures.values())
    for (const spec of [...procedure.steps, ...procedure.offers]) {
      if (!('on' in spec)) continue;
      known.add(`prompt.${procedure.name}.${spec.name}`).add(`moment.${spec.moment}`);
      for (const verb of spec.on.keys())
        known.add(`verb.${verb}`).add(`prompt.${procedure.name}.${spec.name}.${verb}`);
    }
  const told = ['prompt.', 'moment.', 'verb.', 'event.'].flatMap(keysOf);
  expect(told.filter((key) => !known.has(key.replace(/\.(blank|hidden)$/, '')))).toEqual([]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  const catalogue: Catalogue = text[language];

  it('a sentence speaks of the same things as in English', () => {
    const here = speaker(catalogue, language);
    const there = speaker(text.en, 'en');
    for (const key of Object.keys(catalogue))
      expect([key, parametersOf(key, here)]).toEqual([key, parametersOf(key, there)]);
  });

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

it('French double signs stand after a space that does not break', () => {
  for (const [key, sentence] of Object.entries(text.fr))
    expect([key, /[^\u202F](?=[:;!?»](?:[\s.}]|$))|«(?!\u202F)/u.exec(sentence)?.[0]]).toEqual([
      key,
      undefined,
    ]);
});

it('Russian numbers have their forms: one, few, many', () => {
  const counted = Object.entries(text.ru).filter(([, sentence]) => sentence.includes(' one {'));
  expect(counted).not.toEqual([]);
  for (const [key, sentence] of counted) {
    const forms = ['one {', 'few {', 'many {', 'other {'];
    expect([key, forms.filter((form) => !sentence.includes(form))]).toEqual([key, []]);
  }
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
