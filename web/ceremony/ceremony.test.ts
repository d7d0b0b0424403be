import { expect, it } from 'vitest';
import { isOwnDuel, type Ceremony } from './ceremony.js';

const bearer = (who: number | string) => ({ who, blazon: 'Argent' });
const duel = (winner: number | string, loser: number | string): Ceremony => ({
  kind: 'duel',
  winner: bearer(winner),
  loser: bearer(loser),
  engagements: [],
  prize: [],
  hop: null,
});

it('a duel is that of those who have won or lost it', () => {
  expect(isOwnDuel(duel(0, 'mathew'), 0)).toBe(true);
  expect(isOwnDuel(duel('mathew', 0), 0)).toBe(true);
  expect(isOwnDuel(duel(1, 'mathew'), 0)).toBe(false);
  // Whoever only watches has none.
  expect(isOwnDuel(duel(0, 'mathew'), null)).toBe(false);
});
