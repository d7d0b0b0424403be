import { hazard } from '@destrier/example-hazard/page';
import type { GameKit } from '../kit.js';
import { plainKit } from '../plain-kit.js';
import { chapters } from './chapters.js';

const LEDGERS = {
  en: () => import('../../../examples/hazard/RULES.md?raw'),
  fr: () => import('../../../examples/hazard/RULES.fr.md?raw'),
  ru: () => import('../../../examples/hazard/RULES.ru.md?raw'),
};

export const kit: GameKit = {
  ...plainKit(hazard, LEDGERS),
  chapters,
  sounds: { thrown: 'dice' },
};
