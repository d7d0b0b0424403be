import type { Province, Servant } from '../content/types.js';

type ByProvince = { readonly [province in Province]: string };

/** What Russian makes of the provinces and servants, by cases. */

export const PROVINCE: ByProvince = {
  black: 'чёрная провинция',
  grey: 'серая провинция',
  blue: 'синяя провинция',
  violet: 'фиолетовая провинция',
  orange: 'оранжевая провинция',
  brown: 'коричневая провинция',
};

/** Whither: the accusative. */
export const INTO: ByProvince = {
  black: 'в чёрную провинцию',
  grey: 'в серую провинцию',
  blue: 'в синюю провинцию',
  violet: 'в фиолетовую провинцию',
  orange: 'в оранжевую провинцию',
  brown: 'в коричневую провинцию',
};

/** Where and whence: genitive and prepositional are the same, and have no preposition here. */
export const OF_PROVINCE: ByProvince = {
  black: 'чёрной провинции',
  grey: 'серой провинции',
  blue: 'синей провинции',
  violet: 'фиолетовой провинции',
  orange: 'оранжевой провинции',
  brown: 'коричневой провинции',
};

/** Of a shield, a flag, a material; nominative and accusative. */
export const COLOUR: ByProvince = {
  black: 'чёрный',
  grey: 'серый',
  blue: 'синий',
  violet: 'фиолетовый',
  orange: 'оранжевый',
  brown: 'коричневый',
};

/** Of something of which there is none: the genitive. It is also the accusative of one traitor. */
export const COLOUR_OF: ByProvince = {
  black: 'чёрного',
  grey: 'серого',
  blue: 'синего',
  violet: 'фиолетового',
  orange: 'оранжевого',
  brown: 'коричневого',
};

/** Of several traitors, in the accusative. */
export const COLOURS: ByProvince = {
  black: 'чёрных',
  grey: 'серых',
  blue: 'синих',
  violet: 'фиолетовых',
  orange: 'оранжевых',
  brown: 'коричневых',
};

export const SERVANT: { readonly [servant in Servant]: string } = {
  mason: 'каменщик',
  'shield-bearer': 'щитоносец',
  'flag-bearer': 'знаменосец',
  lady: 'фрейлина',
};
