import type { Content } from './types.js';

/** Heroes and their legends. The names are printed; of the powers no more than clues. */

export const heroes: Content['heroes'] = {
  arthur: { source: 'house', effect: 'order', limit: 'round', legend: 'sword' },
  merlin: { source: 'house', effect: 'conjure', limit: 'combat', suit: 'sorcery', legend: 'staff' },
  perceval: {
    source: 'house',
    effect: 'give-suit',
    limit: 'none',
    suit: 'arrows',
    legend: 'swan',
  },
  nimue: { source: 'house', effect: 'host', limit: 'none', legend: 'grimoire' },
  bors: {
    source: 'house',
    effect: 'feint-healing',
    limit: 'none',
    amount: 10,
    other: 5,
    legend: 'lionel',
  },
  lancelot: { source: 'house', effect: 'bestow', limit: 'combat', legend: 'armour' },
  morien: {
    source: 'house',
    effect: 'weaken',
    limit: 'none',
    suit: 'swords',
    amount: 2,
    legend: 'steed',
  },
  'elf-queen': { source: 'house', effect: 'hidden-combat', limit: 'none', legend: 'elf-knight' },
  yvain: {
    source: 'house',
    effect: 'immune-suit',
    limit: 'none',
    suit: 'deception',
    legend: 'lion',
  },
  galahad: { source: 'house', effect: 'yield', limit: 'round', legend: 'grail' },
};

export const legends: Content['legends'] = {
  sword: { source: 'house', effect: 'trade', limit: 'none', amount: 3, threshold: 200 },
  staff: {
    source: 'house',
    effect: 'transmute',
    limit: 'none',
    suit: 'sorcery',
    amount: 10,
    threshold: 250,
  },
  swan: { source: 'house', effect: 'swan', limit: 'none', threshold: 25 },
  grimoire: { source: 'house', effect: 'keep-special', limit: 'none', threshold: 80 },
  lionel: { source: 'house', effect: 'shift-feint', limit: 'round', threshold: 150 },
  armour: { source: 'house', effect: 'shed', limit: 'round', threshold: 200 },
  steed: { source: 'house', effect: 'swap', limit: 'combat', threshold: 105 },
  'elf-knight': { source: 'house', effect: 'bend', limit: 'combat', amount: 3, threshold: 85 },
  lion: { source: 'house', effect: 'extra-cards', limit: 'round', amount: 2, threshold: 175 },
  grail: { source: 'house', effect: 'revive', limit: 'game', amount: 150, other: 20, threshold: 0 },
};
