import type { Content } from './types.js';

/**
 * Three names and the suits of the first two are printed. That the other suits form this ring follows from the example
 * of successors and from each suit being there twice; two names and all powers of the host are ours. [A16.2]
 */
export const places: Content['places'] = {
  twilight: { source: 'house', effect: 'deny', limit: 'round', suits: ['swords', 'sorcery'] },
  'dark-forest': {
    source: 'house',
    effect: 'veil-one',
    limit: 'round',
    suits: ['swords', 'deception'],
  },
  carmarthen: {
    source: 'house',
    effect: 'bring-merlin',
    limit: 'round',
    suits: ['sorcery', 'alchemy'],
  },
  lake: {
    source: 'house',
    effect: 'dusk-healing',
    limit: 'none',
    amount: 10,
    suits: ['alchemy', 'arrows'],
  },
  broceliande: {
    source: 'house',
    effect: 'trade-across',
    limit: 'round',
    amount: 1,
    suits: ['arrows', 'deception'],
  },
};
