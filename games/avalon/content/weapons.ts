import type { Content } from './types.js';

/** How many cards of which kind there are, and what they inflict. */

/** Four poisoned cards in each suit are printed; which ones is not known to us. [A1.3] [A1.5] */
export const suits: Content['suits'] = {
  swords: { source: 'house', poison: [2, 6, 10, 14] },
  arrows: { source: 'house', poison: [3, 7, 11, 15] },
  sorcery: { source: 'house', poison: [1, 5, 9, 13] },
  deception: { source: 'house', poison: [4, 8, 12, 15] },
};

/** Numbers and wounds are printed; the values of Mists and Morgan and the wounds of Merlin are not known to us. [A1.7] [A1.9] */
export const specials: Content['specials'] = {
  mists: { source: 'house', copies: 3, wounds: 25, value: 16, poison: false },
  morgan: { source: 'house', copies: 3, wounds: 25, value: 0, poison: true },
  apprentice: { source: 'rulebook', copies: 2, wounds: 10, value: null, poison: true },
  'merlin-weapon': { source: 'house', copies: 1, wounds: 25, value: null, poison: false },
};

/** All are printed but the highest value of a suit. [A1.4] [A1.8] */
export const figures: Content['figures'] = {
  source: 'house',
  hand: 12,
  pass: 3,
  values: 15,
  standard: 5,
  poison: 10,
  alchemy: 5,
  dishonour: 5,
  track: 400,
  behind: [100, 200],
  chaosRounds: 3,
};

export const recipients: Content['recipients'] = {
  source: 'rulebook',
  few: [1, 2, 3],
  many: [2, 3, 4, 5],
  chaos: [3, 5, 7],
};
