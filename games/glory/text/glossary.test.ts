import { readFileSync } from 'node:fs';
import { LANGUAGES, type Catalogue } from '@destrier/engine';
import { expect, it } from 'vitest';
import { content } from '../content/index.js';
import { CITIES, DECKS, ITEMS, KNIGHT_TYPES, SPACES } from '../content/types.js';
import { text } from './index.js';

/** Each entry is a line: the id, and the term in the three languages. */
const glossary = new Map<string, string[]>(
  readFileSync(new URL('./glossary.yaml', import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, id, terms] = /^ {2}(\S+): (\[.*\])$/.exec(line) ?? [];
      return id === undefined || terms === undefined
        ? []
        : [[id, JSON.parse(terms) as string[]] as const];
    }),
);

it('has a term in each language for everything', () => {
  expect(glossary.size).toBeGreaterThan(200);
  for (const [id, terms] of glossary)
    expect([id, terms.filter((term) => term.trim() !== '').length]).toEqual([id, LANGUAGES.length]);
});

it.each(LANGUAGES.map((language, column) => [language, column] as const))(
  'the game uses the terms of the glossary in %s',
  (language, column) => {
    const catalogue: Catalogue = text[language];
    const named = [...glossary].filter(([id]) => catalogue[`word.${id}`] !== undefined);
    expect(named.length).toBeGreaterThan(150);
    expect(named.map(([id]) => [id, catalogue[`word.${id}`]])).toEqual(
      named.map(([id, terms]) => [id, terms[column]]),
    );
  },
);

it('lists everything that the rulebooks name', () => {
  const printed = Object.entries(content.travel).filter(([, { source }]) => source === 'rulebook');
  const { supports, relics, prestige, titles, events, knights } = content;
  const ids = [
    ...[supports, relics, prestige, titles, events, knights].flatMap((kind) => Object.keys(kind)),
    ...printed.map(([id]) => id),
    ...SPACES.map((space) => (space === 'market' ? 'space:market' : space)),
    ...DECKS,
    ...ITEMS,
    ...KNIGHT_TYPES,
    ...CITIES,
  ];
  expect(ids.filter((id) => !glossary.has(id))).toEqual([]);
});
