import type { Catalogue, Language } from '@destrier/engine';
import { en, type KernelKey } from './en.js';
import { fr } from './fr.js';
import { ru } from './ru.js';

export type { KernelKey };

/** What the kernel itself says, in every language. */
export const kernelText: { readonly [language in Language]: Catalogue } = { en, fr, ru };
