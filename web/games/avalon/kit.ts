import { avalon } from '@destrier/avalon/page';
import type { GameKit } from '../kit.js';

const LEDGERS = {
  en: () => import('../../../games/avalon/RULES.md?raw'),
  fr: () => import('../../../games/avalon/RULES.fr.md?raw'),
  ru: () => import('../../../games/avalon/RULES.ru.md?raw'),
};

export const kit: GameKit = {
  box: avalon,
  Board: null,
  ledger: async (language) => (await LEDGERS[language]()).default,
};
