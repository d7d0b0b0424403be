import type { WorthTexts } from './worth.en.js';

export const fr: WorthTexts = {
  'worth.score': 'points',
  'worth.traitors': 'traîtres et Excalibur',
  'worth.domain': 'domaine',
  'worth.influence': 'influence et Graal',
  'worth.servants': 'serviteurs dans les provinces',
  'worth.quests': 'quêtes',
  'worth.goods': 'accessoires',
  'worth.tools': 'pommes et bâtons',
  'worth.allies': 'sceaux et chevaliers',
  'worth.dice': 'dés à venir',
};
