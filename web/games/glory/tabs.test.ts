import { glory } from '@destrier/glory/spoken';
import { expect, it } from 'vitest';
import { isLoose } from './loose.js';
import { tabOf } from './tabs.js';

const isCharacter = (word: string | number): boolean => word === 'exile';

it('finds every option of the game: in a tab, in the hand, or beside the question', () => {
  const inHand = ['play', 'exchange'];
  const verbs = Object.keys(glory.game.verbs ?? {});
  expect(verbs.length).toBeGreaterThan(15);
  expect(
    verbs.filter(
      (verb) => tabOf(verb, [], isCharacter) === null && !inHand.includes(verb) && !isLoose(verb),
    ),
  ).toEqual([]);
});

it('shows characters at the table, and what else is chosen by that verb in the lists', () => {
  expect(tabOf('choose', ['exile'], isCharacter)).toBe('table');
  expect(tabOf('choose', ['joust'], isCharacter)).toBe('lists');
  expect(tabOf('choose', ['heartthrob'], isCharacter)).toBe('lists');
});

it('has no tab for what lies beside the question', () => {
  expect(tabOf('pass', [], isCharacter)).toBeNull();
});
