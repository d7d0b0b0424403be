import { verbs } from '@destrier/merlin/page';
import { expect, it } from 'vitest';
import { isLoose } from './loose.js';
import { tabOf } from './tabs.js';

/** These lie on the dice, which are always in sight. */
const ON_DICE = ['apple', 'turn', 'tristan', 'gawain'];

it.each(Object.keys(verbs))('finds where “%s” is answered', (verb) => {
  const isFound = tabOf(verb) !== null || isLoose(verb) || ON_DICE.includes(verb);
  expect(isFound).toBe(true);
});

it('counts nothing twice: what the question offers lies in no part', () => {
  expect(Object.keys(verbs).filter((verb) => isLoose(verb) && tabOf(verb) !== null)).toEqual([]);
});
