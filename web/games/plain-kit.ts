import type { Box, Language } from '@destrier/engine';
import type { GameKit } from './kit.js';

/** Where the texts of a ledger are read, by language; as the `?raw` imports of the page give them. */
export type Ledgers = {
  readonly [language in Language]: () => Promise<{ readonly default: string }>;
};

/** A game on the plain table: its box, and its rules in words. */
export function plainKit(box: Box, ledgers: Ledgers): GameKit {
  return {
    box,
    Board: null,
    ledger: async (language) => (await ledgers[language]()).default,
  };
}
