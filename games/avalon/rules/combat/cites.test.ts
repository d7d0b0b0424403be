import { play } from '@destrier/engine/testkit/check';
import { expect, it } from 'vitest';
import { hands } from '../../testing/staged.js';

/** Which rule explains the question that is open. */
const cited = (table: Parameters<typeof play>[0]): (string | null)[] =>
  table.asks().map(({ rule }) => rule);

it('who plays is told of leading, of following, or of an open combat', () => {
  const table = hands('swords-9 arrows-1', 'swords-3 arrows-2', 'swords-5 arrows-3');
  expect(cited(table)).toEqual(['A5.2']);
  play(table, 'red: play swords-9');
  expect(cited(table)).toEqual(['A5.9']);
  const open = hands('alchemy-9 arrows-1', 'swords-3 arrows-2', 'swords-5 arrows-3');
  play(open, 'red: play alchemy-9');
  expect(cited(open)).toEqual(['A5.6']);
});

it('who can only be dishonoured is told of that, and nobody else is', () => {
  const table = hands('swords-9 arrows-1', 'arrows-2 mists', 'arrows-3');
  play(table, 'red: play swords-9');
  expect(cited(table)).toEqual(['A5.9']);
  play(table, 'blue: play mists', 'green: shame arrows-3');
  const alone = hands('swords-9 arrows-1', 'arrows-2', 'swords-3');
  play(alone, 'red: play swords-9');
  expect(cited(alone)).toEqual(['A6.1']);
  expect(alone.asks('public').map(({ rule }) => rule)).toEqual(['A5.9']);
});

it('who names a value is told of the card that needs one', () => {
  const table = hands('swords-9 arrows-1', 'apprentice arrows-2', 'merlin-weapon arrows-3');
  play(table, 'red: play swords-9', 'blue: play apprentice');
  expect(cited(table)).toEqual(['A7.11']);
  play(table, 'blue: value 3', 'green: play merlin-weapon');
  expect(cited(table)).toEqual(['A7.12']);
});
