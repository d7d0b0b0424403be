import { mageKnight } from '@destrier/mage-knight/page';
import type { GameKit } from '../kit.js';
import { plainKit } from '../plain-kit.js';
import { editions } from './editions.js';

const LEDGERS = {
  en: () => import('../../../games/mage-knight/RULES.md?raw'),
  fr: () => import('../../../games/mage-knight/RULES.fr.md?raw'),
  ru: () => import('../../../games/mage-knight/RULES.ru.md?raw'),
};

export const kit: GameKit = {
  ...plainKit(mageKnight, LEDGERS),
  editions,
  rests: ['round', 'defeated', 'wounded', 'level'],
  sounds: { source: 'dice', rolled: 'dice' },
};
