import type { guide as en } from '../en/guide.js';

export const guide: { readonly [key in keyof typeof en]: string } = {
  'guide.title': 'Votre première partie',
  'guide.play': 'Première partie guidée',
  'guide.count': '{n, number} sur {all, number}',
  'guide.skip': 'Sans guide',
  'guide.close': 'Fermer',
  'guide.own':
    'Ici, le guide vous laisse choisir. En cas de doute, touchez « Indice » près de la question.',
  'guide.wait': 'Les autres choisissent.',
  'primer.title': 'Le jeu en bref',
  'primer.close': 'C’est compris',
  'primer.aid': 'Suite dans l’aide de jeu',
};
