import type { guide as en } from '../en/guide.js';

export const guide: { readonly [key in keyof typeof en]: string } = {
  'guide.title': 'Votre première partie',
  'guide.play': 'Première partie guidée',
  'guide.count': '{n, number} sur {all, number}',
  'guide.herald': 'Le héraut',
  'guide.leave': 'Quitter',
  'guide.on': 'Continuer',
  'guide.first': 'Jouer une vraie partie',
  'guide.call': 'Appeler le héraut',
  'guide.lesson': 'Leçon {n, number} sur {all, number} : {name}',
  'primer.title': 'Le jeu en bref',
  'primer.close': 'C’est compris',
  'primer.next': 'Suivant',
  'primer.back': 'Retour',
  'primer.skip': 'Fermer',
  'primer.count': 'Carte {n, number} sur {all, number}',
  'primer.aid': 'La suite dans l’aide de jeu',
};
