import type { WorthTexts } from './en.js';

export const ru: WorthTexts = {
  'worth.fame': 'слава',
  'worth.bonus': 'очки в конце',
  'worth.deck': 'карты',
  'worth.units': 'отряды',
  'worth.mana': 'кристаллы и мана',
  'worth.wounds': 'раны',
  'worth.reputation': 'репутация',
  'worth.growth': 'уровни и навыки',
  'worth.place': 'что рядом',
  'worth.fight': 'бой',
};
