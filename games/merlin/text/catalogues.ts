import { en } from './en.js';

/** Until they are translated, French and Russian speak English. */
export const text = { en, fr: en, ru: en };
