import { merlin } from '@destrier/merlin/page';
import type { GameKit } from '../kit.js';
import { MerlinBoard } from './board.js';
import { ceremonies } from './ceremonies.js';
import { chapters, editions } from './chapters.js';
import { isLoose } from './loose.js';
import { movement } from './movement.js';
import { podium } from './podium.js';
import { primer } from './primer.js';
import { settingUp } from './setting-up.js';
import { Standing } from './standing.js';

const LEDGERS = {
  en: () => import('../../../games/merlin/RULES.md?raw'),
  fr: () => import('../../../games/merlin/RULES.fr.md?raw'),
  ru: () => import('../../../games/merlin/RULES.ru.md?raw'),
};

export const kit: GameKit = {
  box: merlin,
  Board: MerlinBoard,
  oneScreen: { Standing, isLoose },
  ledger: async (language) => (await LEDGERS[language]()).default,
  settingUp,
  chapters,
  editions,
  ceremonies,
  podium,
  guide: async () => (await import('./guide/guide.js')).guide,
  primer,
  rests: ['scoring'],
  movement,
  sounds: {
    rolled: 'dice',
    rerolled: 'dice',
    rode: 'wood',
    ledMerlin: 'wood',
    portal: 'wood',
    mirrored: 'wood',
    sent: 'wood',
    displaced: 'wood',
    placed: 'wood',
    built: 'wood',
    counted: 'coin',
    resolved: 'coin',
    took: 'coin',
    returned: 'coin',
    apple: 'coin',
    tookOpen: 'card',
    drew: 'card',
    discarded: 'card',
    seized: 'lance',
    repelled: 'lance',
  },
  aid: ['M1.2', 'M3.1', 'M3.2', 'M4.1', 'M4.2', 'M5.3', 'M5.6', 'M10.1', 'M12.1', 'M14.1'],
};
