import type { Catalogue } from '@destrier/engine';

/** What a lead comes from, as hints name it. */
export const en = {
  'worth.fame': 'fame',
  'worth.bonus': 'points of the end',
  'worth.deck': 'cards',
  'worth.units': 'units',
  'worth.mana': 'crystals and mana',
  'worth.wounds': 'Wounds',
  'worth.reputation': 'reputation',
  'worth.growth': 'levels and skills',
  'worth.place': 'what is in reach',
  'worth.fight': 'the fight',
} satisfies Catalogue;

/** What every language must name. */
export type WorthTexts = { readonly [key in keyof typeof en]: string };
