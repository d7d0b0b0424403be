import type { WorthTexts } from './en.js';

export const fr: WorthTexts = {
  'worth.fame': 'gloire',
  'worth.bonus': 'points de fin',
  'worth.deck': 'cartes',
  'worth.units': 'unités',
  'worth.mana': 'cristaux et mana',
  'worth.wounds': 'blessures',
  'worth.reputation': 'réputation',
  'worth.growth': 'niveaux et compétences',
  'worth.place': 'ce qui est à portée',
  'worth.fight': 'combat',
};
