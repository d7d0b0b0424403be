import type { Catalogue, Language } from '@destrier/engine';
import { en } from './en.js';
import type { Fields } from './fields.en.js';
import type { Options } from './options.en.js';
import type { Sentences } from './sentences.en.js';

/** What every language says; the names of things are checked by a test. */
type Texts = Catalogue & Sentences & Fields & Options;

/** Until they are translated, French and Russian speak English. */
export const text: { readonly [language in Language]: Texts } = { en, fr: en, ru: en };
