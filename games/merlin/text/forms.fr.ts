import type { Province } from '../content/types.js';

type ByProvince = { readonly [province in Province]: string };

/** What French makes of the provinces: one by itself, and the colour of a thing that comes from it. */

export const PROVINCE: ByProvince = {
  black: 'la province noire',
  grey: 'la province grise',
  blue: 'la province bleue',
  violet: 'la province violette',
  orange: 'la province orange',
  brown: 'la province marron',
};

export const COLOUR: ByProvince = {
  black: 'noir',
  grey: 'gris',
  blue: 'bleu',
  violet: 'violet',
  orange: 'orange',
  brown: 'marron',
};
