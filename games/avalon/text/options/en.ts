import type { Catalogue } from '@destrier/engine';

/** The options of the table, their values, and why some do not go together. */
export const en = {
  'option.health': 'Starting health',
  'option.health.400': '400',
  'option.health.300': '300: a shorter tournament',
  'option.heroes': 'Heroes',
  'option.heroes.dealt': 'dealt at random',
  'option.heroes.chosen': 'chosen in turn',
  'option.style': 'Rules',
  'option.style.avalon': 'Avalon: passing cards, alchemy at any time',
  'option.style.camelot': 'Camelot style: no passing, plain alchemy',
  'option.chaos': 'Absolute Chaos',
  'option.chaos.off': 'no',
  'option.chaos.on': 'yes: three rounds, a host and places',
  'why.chaosStyle': 'Absolute Chaos is played in the style of Avalon.',
} satisfies Catalogue;

/** What every language must name. */
export type Options = { readonly [key in keyof typeof en]: string };
