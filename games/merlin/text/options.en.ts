import type { Catalogue } from '@destrier/engine';

/** The options of the table and their values. */
export const en = {
  'option.favour': 'King’s Favour',
  'option.favour.off': 'no',
  'option.favour.on': 'yes: quests may bring abilities',
  'option.knights': 'Knights of the Round Table',
  'option.knights.off': 'none',
  'option.knights.draft': 'drafted, two each',
  'option.knights.dealt': 'dealt at random, two each',
} satisfies Catalogue;

/** What every language must name. */
export type Options = { readonly [key in keyof typeof en]: string };
