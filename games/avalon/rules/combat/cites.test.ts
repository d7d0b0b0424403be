import { expect, it } from 'vitest';
import { hands, play } from '../../testing/staged.js';

/** Which rule explains the question that is open. */
const cited = (table: Parameters<typeof play>[0]): (string | null)[] =>
  table.asks().map(({ rule }) => rule);

it('who plays is told of leading, of following, or of an open combat', () => {
  const table = hands('swords-9 arrows-1', 'swords-3 arrows-2', 'swords-5 arrows-3');
  expect(cited(table)).toEqual(['A5.2']);
  play(table, '0 play swords-9');
  expect(cited(table)).toEqual(['A5.9']);
  const open = hands('alchemy-9 arrows-1', 'swords-3 arrows-2', 'swords-5 arrows-3');
  play(open, '0 play alchemy-9');
  expect(cited(open)).toEqual(['A5.6']);
});

it('who names a value is told of the card that needs one', () => {
  const table = hands('swords-9 arrows-1', 'apprentice arrows-2', 'merlin-weapon arrows-3');
  play(table, '0 play swords-9', '1 play apprentice');
  expect(cited(table)).toEqual(['A7.11']);
  play(table, '1 value 3', '2 play merlin-weapon');
  expect(cited(table)).toEqual(['A7.12']);
});
