import { avalon } from '@destrier/avalon/page';
import type { GameKit } from '../kit.js';
import { AvalonBoard } from './board.js';
import { ceremonies } from './ceremonies.js';
import { chapters, editions } from './chapters.js';
import { podium } from './podium.js';
import { movement } from './movement.js';
import { primer } from './primer.js';
import { Standing } from './standing.js';
import { isLoose } from './ways.js';
import { settingUp } from './setting-up.js';

const LEDGERS = {
  en: () => import('../../../games/avalon/RULES.md?raw'),
  fr: () => import('../../../games/avalon/RULES.fr.md?raw'),
  ru: () => import('../../../games/avalon/RULES.ru.md?raw'),
};

export const kit: GameKit = {
  box: avalon,
  settingUp,
  Board: AvalonBoard,
  oneScreen: { Standing, isLoose },
  guide: async () => (await import('./guide/guide.js')).guide,
  movement,
  sounds: {
    played: 'card',
    veiled: 'card',
    passed: 'card',
    exchanged: 'card',
    drew: 'card',
    lost: 'lance',
    godsend: 'card',
    hosted: 'seal',
  },
  rests: ['lost', 'nobodyLost'],
  ledger: async (language) => (await LEDGERS[language]()).default,
  chapters,
  editions,
  primer,
  ceremonies,
  podium,
  aid: [
    'A1.2',
    'A4.4',
    'A5.2',
    'A5.9',
    'A5.10',
    'A6.1',
    'A8.1',
    'A8.2',
    'A9.2',
    'A9.3',
    'A9.4',
    'A11.3',
    'A3.2',
    'A12.12',
    'A13.1',
    'A13.3',
  ],
  aidInstead: {
    style: { camelot: { 'A4.4': ['A17.1'], 'A5.10': ['A17.2', 'A15.1'] } },
  },
};
