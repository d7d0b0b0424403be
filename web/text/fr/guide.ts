import type { guide as en } from '../en/guide.js';

export const guide: { readonly [key in keyof typeof en]: string } = {
  'guide.title': 'Votre première partie',
  'guide.play': 'Première partie guidée',
  'guide.count': '{n, number} sur {all, number}',
  'guide.herald': 'Le héraut',
  'guide.leave': 'Faire une pause',
  'guide.playOn': 'Continuer la partie',
  'guide.on': 'Continuer',
  'guide.first': 'Jouer une vraie partie',
  'guide.call': 'Reprendre la leçon',
  'guide.otherwise':
    'Dans vos propres parties, libre à vous ; cette leçon montre ce qui est éclairé. Pour choisir librement, appuyez sur « Faire une pause ».',
  'guide.astray': 'Depuis notre pause, vous avez suivi votre propre chemin.',
  'guide.astray.why':
    'Je peux vous ramener là où la leçon s’est arrêtée ; ce qui s’est passé depuis sera annulé.',
  'guide.goBack': 'Revenir à la leçon',
  'guide.lesson': 'Leçon {n, number} sur {all, number} : {name}',
  'primer.title': 'Le jeu en bref',
  'primer.close': 'C’est compris',
  'primer.next': 'Suivant',
  'primer.back': 'Retour',
  'primer.skip': 'Fermer',
  'primer.count': 'Carte {n, number} sur {all, number}',
  'primer.aid': 'La suite dans l’aide de jeu',
};
