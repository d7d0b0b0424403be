import type { DuelTexts } from './en.js';

export const fr: DuelTexts = {
  'duel.others': 'Autres duels',
  'duel.look': '{one} contre {other}, {won, number} à {lost, number} : voir ce duel',
  'duel.strength': '{n, plural, =0 {Plus de force} one {# force} many {# forces} other {# forces}}',
  'duel.faith': '{n, plural, =0 {Plus de foi} one {# foi} many {# de foi} other {# de foi}}',
  'duel.turnBack': '{name} : choisir ce qui est retourné',
  'duel.close': 'Fermer',
};
