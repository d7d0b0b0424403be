import type { Ask } from '@destrier/engine';
import { expect, it } from 'vitest';
import { entriesOf, linesOf } from './menu.js';
import { speaker } from './speaker.js';

const option = (verb: string, ...words: string[]) =>
  ({ form: 'option', id: [verb, ...words].join(' '), verb, words, anytime: false }) as const;

const ASK = {
  id: '1',
  seat: 0,
  kind: 'one',
  prompt: 'turn.act',
  params: {},
  offers: [
    ...['axe', 'bow', 'cup'].map((card) => option('rest', card)),
    ...['axe', 'bow'].map((card) => option('play', card)),
  ],
} as unknown as Ask;

function texts(most: number, idle?: readonly string[]): string[] {
  const speak = speaker({ 'verb.rest': 'rest {a}', 'verb.play': 'play {a}' }, 'en', ['Ann']);
  const entries = entriesOf([ASK], speak, { game: () => '', counsel: () => '' });
  return linesOf(entries, most, speak, idle).map(({ text }) => text);
}

it('of a long menu the largest groups are parted first, those of idle verbs last', () => {
  expect(texts(4)).toEqual(['rest axe', 'rest bow', 'rest cup', 'play … (2 options)']);
  expect(texts(4, ['rest'])).toEqual(['rest … (3 options)', 'play axe', 'play bow']);
  expect(texts(5, ['rest'])).toHaveLength(5);
});
