import type { en } from './en.js';

export const fr: { readonly [key in keyof typeof en]: string } = {
  'board.roundShort': 'Manche {round, number}',
  'board.tabs': 'Parties de la table',
  'board.tab.town': 'Ville',
  'board.tab.travel': 'Voyage',
  'board.tab.hire': 'Soutiens',
  'board.tab.lists': 'Lices',
  'board.tab.table': 'Table',
  'board.town': 'La ville',
  'board.forAll': 'tous',
  'board.thisRound': 'Cette manche',
  'board.mat': 'Tout ce que possède {name}',
  'board.mine': 'Vos compagnons et vos titres',
  'board.company': 'Compagnons et reliques',
  'board.houseMade':
    'Là où les livrets ne montrent que des images, les chiffres et les textes des cartes et des tuiles sont de notre main.',
};
