import { readdirSync, readFileSync } from 'node:fs';
import { missingTexts, speaker, type Speaker, type Values } from '@destrier/text';
import { LANGUAGES, type Catalogue } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.js';
import { NEEDS } from '../content/needs.js';
import { ACTIONS, KNIGHTS, PROVINCES, SERVANTS } from '../content/types.js';
import { game } from '../game.js';
import { effects, text } from './index.js';

const rules = new URL('../rules/', import.meta.url);
const sources = readdirSync(rules, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?<!\.test)\.ts$/.test(path))
  .map((path) => readFileSync(new URL(path, rules), 'utf8'))
  .join('\n');

const keysOf = (start: string): string[] =>
  Object.keys(text.en)
    .filter((key) => key.startsWith(start))
    .toSorted();

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

it('every reason that a rule gives is said, and no other', () => {
  const given = [...sources.matchAll(/\bwhy\(\s*[^,]+,\s*'(\w+)'/g)].map(([, key]) => `why.${key}`);
  expect(keysOf('why.')).toEqual([...new Set(given)].toSorted());
});

it('every cause of points has a name, and no other', () => {
  const causes = /export type Cause =([^;]+);/.exec(sources)?.[1] ?? '';
  const given = [...causes.matchAll(/'([\w-]+)'/g)].map(([, cause]) => `cause.${cause}`);
  expect(given.length).toBeGreaterThan(10);
  expect(keysOf('cause.')).toEqual(given.toSorted());
});

it('no question, moment, verb or event is told that there is not', () => {
  const known = new Set<string>();
  for (const name of Object.keys(game.events)) known.add(`event.${name}`);
  for (const procedure of game.rules.procedures.values())
    for (const spec of [...procedure.steps, ...procedure.offers]) {
      if (!('on' in spec)) continue;
      known.add(`prompt.${procedure.name}.${spec.name}`).add(`moment.${spec.moment}`);
      for (const verb of spec.on.keys()) known.add(`verb.${verb}`);
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

  it('everything that is named has a name', () => {
    const words = [
      ...[...PROVINCES, ...SERVANTS, ...KNIGHTS].map((word) => `word.${word}`),
      ...[...ACTIONS, ...PROVINCES].map((stop) => `word.stop.${stop}`),
      ...NEEDS.map((wanted) => `word.need.${wanted}`),
      ...Object.keys(content.starts).map((start) => `word.${start}`),
      ...Object.keys(content.abilities).map((ability) => `word.${ability}`),
      ...Array.from({ length: 24 }, (_, tile) => `word.tile.${tile}`),
    ];
    expect(words.filter((word) => catalogue[word] === undefined)).toEqual([]);
  });

  it('what quests, abilities and knights do is told with the figures of the content', () => {
    const told = effects(content, language);
    const ids = [content.quests, content.abilities, content.knights].flatMap(Object.keys);
    expect(Object.keys(told).toSorted()).toEqual(ids.map((id) => `effect.${id}`).toSorted());
    expect(told['effect.gareth']).toContain('1, 3, 5, 7, 9, 12');
    expect(told['effect.q45']).toContain(catalogue['word.need.flag-blue']);
  });

  it('a drawn card is told to who drew it, and to nobody else', () => {
    const speak = speaker(catalogue, language, ['Ann', 'Bob'], game);
    const drew = (params: object): string =>
      speak.event({ seq: 1, name: 'drew', params: { seat: 0, ...params } });
    expect(drew({ quest: 'q7' })).toContain(speak.word('q7'));
    expect(drew({})).toContain('Ann');
    expect(drew({})).not.toContain(speak.say('kernel.unknownValue'));
  });
});

it('what a quest asks for twice is said once', () => {
  const told = (language: 'en' | 'fr' | 'ru', quest: string): string | undefined =>
    effects(content, language)[`effect.${quest}`];
  expect(told('en', 'q34')).toContain(': any two servants in the violet province.');
  expect(told('fr', 'q34')).toContain('deux serviteurs dans la province violette.');
  expect(told('ru', 'q34')).toContain('любые двое слуг в фиолетовой провинции.');
  expect(told('en', 'q19')).toContain(
    ': two counters in the black province; a counter in any province.',
  );
  expect(told('en', 'q55')).toContain(': any two flags; any two materials; any two shields.');
});
