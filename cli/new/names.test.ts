import { expect, it } from 'vitest';
import { namesOf } from './names.js';

const PACKAGES = ['@destrier/engine', 'zod'];

it('every name of a game follows from its id', () => {
  expect(namesOf('joust', PACKAGES)).toEqual({
    id: 'joust',
    variable: 'joust',
    title: 'Joust',
    letters: 'J',
  });
  expect(namesOf('mage-knight-2', PACKAGES)).toEqual({
    id: 'mage-knight-2',
    variable: 'mageKnight2',
    title: 'Mage Knight 2',
    letters: 'MK2',
  });
});

it.each([
  ['glory', 'there is a game "glory" already'],
  ['tricks', 'there is a game "tricks" already'],
  ['engine', 'there is a package @destrier/engine already'],
  ['Joust', 'a game cannot be called "Joust"'],
  ['two--dashes', 'a game cannot be called "two--dashes"'],
  ['../up', 'a game cannot be called "../up"'],
  ['2nd', 'a game cannot be called "2nd"'],
  ['', 'a game cannot be called ""'],
  ['x'.repeat(31), `a game cannot be called "${'x'.repeat(31)}"`],
  ['default', '"default" is a word of the language that games are written in'],
])('"%s" is refused', (id, words) => {
  expect(() => namesOf(id, PACKAGES)).toThrow(words);
});

it('an id of thirty letters is the longest', () => {
  expect(namesOf('x'.repeat(30), PACKAGES).id).toHaveLength(30);
});

it('the refusal says what an id looks like', () => {
  const hint: unknown = expect.stringMatching(/^give it an id of small letters, digits and single/);
  expect(() => namesOf('Joust', PACKAGES)).toThrow(expect.objectContaining({ hint }));
});
