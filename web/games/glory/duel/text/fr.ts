import type { DuelTexts } from './en.js';

export const fr: DuelTexts = {
  'duel.others': 'Autres duels',
  'duel.look': '{one} contre {other}, {won, number} à {lost, number} : voir ce duel',
  'duel.strength':
    '{n, plural, =0 {Plus aucun jeton Force} one {# jeton Force} many {# jetons Force} other {# jetons Force}}',
  'duel.faith':
    '{n, plural, =0 {Plus aucun jeton Foi} one {# jeton Foi} many {# jetons Foi} other {# jetons Foi}}',
  'duel.turnBack': '{name} : choisir ce qui est retourné',
  'duel.close': 'Fermer',
};
