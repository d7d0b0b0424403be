import { kind, type Kinds, type Language } from '@destrier/engine';
import { en, type CliKey, type CliText } from './en.js';
import { fr } from './fr.js';
import { ru } from './ru.js';

export type { CliKey };

/** What the sentences of the command line speak of besides words and numbers. */
export const cliKinds: Kinds = {
  seat: kind.someone(),
  seats: kind.list(kind.someone()),
  whose: kind.seat,
};

/** What the command line says to people who play, in every language. */
export const cliText: { readonly [language in Language]: CliText } = { en, fr, ru };
