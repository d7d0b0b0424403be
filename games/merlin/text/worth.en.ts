import type { Catalogue } from '@destrier/engine';

/** What a lead comes from, as hints name it. */
export const en = {
  'worth.score': 'points at once',
  'worth.traitors': 'traitors and Excalibur',
  'worth.domain': 'manors in the domain',
  'worth.influence': 'influence and the Grail',
  'worth.servants': 'servants in provinces',
  'worth.quests': 'quests',
  'worth.goods': 'shields, flags and materials',
  'worth.tools': 'apples and staffs',
  'worth.allies': 'seals and knights',
  'worth.dice': 'what the dice left to you can do',
} satisfies Catalogue;

/** What every language must name. */
export type WorthTexts = { readonly [key in keyof typeof en]: string };
