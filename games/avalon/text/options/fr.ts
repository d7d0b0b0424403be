import type { Options } from './en.js';

export const fr: Options = {
  'option.health': 'Points de vie de départ',
  'option.health.400': '400',
  'option.health.300': '300 : un tournoi plus court',
  'option.heroes': 'Héros',
  'option.heroes.dealt': 'tirés au sort',
  'option.heroes.chosen': 'choisis tour à tour',
  'option.style': 'Règles',
  'option.style.avalon': 'Avalon : on passe des cartes, Alchimie à tout moment',
  'option.style.camelot': 'à la manière de Camelot : sans passage, Alchimie simple',
  'option.chaos': 'Chaos absolu',
  'option.chaos.off': 'non',
  'option.chaos.on': 'oui : trois manches, un hôte et des lieux',
  'why.chaosStyle': 'Le Chaos absolu se joue à la manière d’Avalon.',
};
