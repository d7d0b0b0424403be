import type { Catalogue } from '@destrier/engine';

/** Whom one fights where a card or a title calls for a duel; a card is not somebody. */
export const en = {
  'word.foe.brigands': 'The brigands',
  'word.foe.poachers': 'The poachers',
  'word.foe.boar-hunt': 'The boar',
  'word.foe.rescue': 'The kidnappers',
  'word.foe.outlaw': 'The outlaw',
  'word.foe.abbey': 'The raiders',
  'word.foe.page': 'The cheeky page',
  'word.foe.bridge': 'The bridge guard',
  'word.foe.hoard': 'The keeper of the hoard',
  'word.foe.capture': 'The horse dealer',
  'word.foe.gruuthuse': 'Louis de Gruuthuse',
  'word.foe.honour': 'The offended knight',
  'word.foe.stranger': 'The masked stranger',
  'word.foe.fencer': 'The swashbuckler',
  'word.foe.ransom': 'The robber baron',
  'word.foe.feud': 'The sworn enemy',
  'word.foe.agincourt': 'The old archer',
  'word.foe.castellan': 'The castellan',
  'word.foe.brzeg': 'Louis II of Brzeg',
  'word.foe.riccio': 'Riccio of Parma',
  'word.foe.crown-bout': 'The king’s champion',
  'word.foe.giant': 'The giant',
  'word.foe.white-knight': 'The white knight',
  'word.foe.brave': 'The unbeaten knight',
} satisfies Catalogue;

export type Foes = { readonly [key in keyof typeof en]: string };
