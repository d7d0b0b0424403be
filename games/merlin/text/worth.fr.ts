import type { WorthTexts } from './worth.en.js';

export const fr: WorthTexts = {
  'worth.score': 'points immédiats',
  'worth.traitors': 'traîtres et Excalibur',
  'worth.domain': 'manoirs du domaine',
  'worth.influence': 'influence et Graal',
  'worth.servants': 'serviteurs dans les provinces',
  'worth.quests': 'quêtes',
  'worth.goods': 'boucliers, drapeaux et matériaux',
  'worth.tools': 'pommes et bâtons',
  'worth.allies': 'sceaux et chevaliers',
  'worth.dice': 'ce que permettent vos dés restants',
};
