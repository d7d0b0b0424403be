import { expect, it } from 'vitest';
import { gameCard } from '../games/index.js';
import { originOf } from './origin.js';

const card = (publishers: string[], house: boolean) => {
  const said = { en: 'Tilt', fr: 'Tilt', ru: 'Tilt' };
  const title = { title: said, designers: ['Ada'], publishers, about: said, minutes: 2 };
  return { title, house };
};

it('a game without a publisher is of its own, whatever its figures are', () => {
  expect(originOf(card([], false))).toBe('own');
  expect(originOf(card([], true))).toBe('own');
});

it('a published game is told apart by whose figures it has', () => {
  expect(originOf(card(['Strategos'], true))).toBe('house');
  expect(originOf(card(['Strategos'], false))).toBe('printed');
});

it.each([
  ['glory', 'house'],
  ['avalon', 'house'],
  ['hazard', 'own'],
])('%s is: %s', (id, origin) => {
  const found = gameCard(id);
  expect(found === undefined ? undefined : originOf(found)).toBe(origin);
});
