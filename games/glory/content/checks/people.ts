import type { Character, Content } from '../types.js';
import { holds, total, type Check } from './check.js';

const ofLevel = ({ characters }: Content, ...levels: number[]): Character[] =>
  Object.values(characters).filter(({ level }) => levels.includes(level));

const resources = ({ coins, strength, faith }: Character): number => coins + strength + faith;

/** The profile of a character, whatever it is called. */
const profile = (character: Character): string => JSON.stringify(character);

/** What is known of the characters. */
export const people: readonly Check[] = [
  holds(
    'characters of level I are all the same',
    'characters',
    (content) => ofLevel(content, 1).length === 1,
  ),
  holds('characters of levels II and III are all different', 'characters', (content) => {
    const characters = ofLevel(content, 2, 3);
    return (
      characters.every(({ copies }) => copies === 1) &&
      new Set(characters.map(profile)).size === characters.length
    );
  }),
  holds(
    'one card brings 2 coins, 6 strength and 1 faith in the upkeep',
    'characters',
    (content) => {
      const copies = ofLevel(content, 1, 2, 3)
        .filter(({ income }) => income.coins === 2 && income.strength === 6 && income.faith === 1)
        .map((character) => character.copies);
      return total(copies) === 1;
    },
  ),
  holds('characters begin with mount II and armour II', 'characters', (content) =>
    ofLevel(content, 1, 2, 3).every(({ mount, armour }) => mount === 2 && armour === 2),
  ),
  holds('characters begin with 8 to 12 glory', 'characters', (content) =>
    ofLevel(content, 1, 2, 3).every(({ glory }) => glory >= 8 && glory <= 12),
  ),
  holds('level III has one special support, and no other level has', 'characters', (content) =>
    ofLevel(content, 1, 2, 3).every(({ level, special }) => special === (level === 3 ? 1 : 0)),
  ),
  holds('level III begins with fewer resources than any other level', 'characters', (content) => {
    const most = Math.max(0, ...ofLevel(content, 3).map(resources));
    return ofLevel(content, 1, 2).every((character) => resources(character) > most);
  }),
];
