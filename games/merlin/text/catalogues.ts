import type { Catalogue, Language } from '@destrier/engine';
import { en } from './en.js';
import type { Fields } from './fields.en.js';
import { fr } from './fr.js';
import type { Names } from './names.en.js';
import type { Options } from './options.en.js';
import { ru } from './ru.js';
import type { Sentences } from './sentences.en.js';
import type { WorthTexts } from './worth.en.js';

/** What every language says. */
type Texts = Catalogue & Names & Sentences & Fields & Options & WorthTexts;

export const text: { readonly [language in Language]: Texts } = { en, fr, ru };
