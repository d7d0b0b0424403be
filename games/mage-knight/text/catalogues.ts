import type { Catalogue, Language } from '@destrier/engine';
import { en } from './en.js';
import { fr } from './fr.js';
import { ru } from './ru.js';

export const text: { readonly [language in Language]: Catalogue } = { en, fr, ru };
