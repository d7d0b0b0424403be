import type { GameKit } from '../kit.js';
import { GloryBoard } from './board.js';
import { box } from './box.js';
import { ceremonies } from './ceremonies.js';
import { chapters, editions } from './chapters.js';
import { podium } from './podium.js';
import { primer } from './primer.js';
import { isLoose } from './loose.js';
import { Standing } from './standing.js';
import { movement } from './movement.js';
import { settingUp } from './setting-up.js';

const LEDGERS = {
  en: () => import('../../../games/glory/RULES.md?raw'),
  fr: () => import('../../../games/glory/RULES.fr.md?raw'),
  ru: () => import('../../../games/glory/RULES.ru.md?raw'),
};

export const kit: GameKit = {
  box,
  settingUp,
  Board: GloryBoard,
  oneScreen: { Standing, isLoose },
  ledger: async (language) => (await LEDGERS[language]()).default,
  chapters,
  editions,
  guide: async () => (await import('./guide/guide.js')).guide,
  ceremonies,
  podium,
  primer,
  aid: [
    'G16.25',
    'G1.2',
    'G1.3',
    'G4.2',
    'G7.1',
    'G7.2',
    'G8.1',
    'G9.1',
    'G11.1',
    'G11.2',
    'G11.5',
    'G11.24',
    'G1.4',
  ],
  headlines: {
    round: 'all',
    placed: 'others',
    registered: 'others',
    entered: 'others',
    engagement: 'all',
    won: 'all',
    triumphs: 'all',
    title: 'others',
  },
  sounds: {
    rolled: 'dice',
    rerolled: 'dice',
    foeDie: 'dice',
    drew: 'card',
    played: 'card',
    exchanged: 'card',
    ottoCard: 'card',
    took: 'card',
    placed: 'wood',
    registered: 'wood',
    entered: 'wood',
    gained: 'coin',
    lost: 'coin',
    engagement: 'lance',
  },
  movement,
};
