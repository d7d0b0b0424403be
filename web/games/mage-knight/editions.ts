import type { EditionNames } from '../kit.js';

/** What the ledger cites. */
export const editions: EditionNames = {
  aid: {
    en: 'the French aid',
    fr: 'l’aide de jeu',
    ru: 'французская памятка',
  },
  ue: {
    en: 'Ultimate Edition',
    fr: 'Ultimate Edition',
    ru: 'Ultimate Edition',
  },
};
