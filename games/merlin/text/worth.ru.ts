import type { WorthTexts } from './worth.en.js';

export const ru: WorthTexts = {
  'worth.score': 'очки сразу',
  'worth.traitors': 'предатели и Экскалибур',
  'worth.domain': 'усадьбы во владениях',
  'worth.influence': 'влияние и Грааль',
  'worth.servants': 'слуги в провинциях',
  'worth.quests': 'задания',
  'worth.goods': 'щиты, флаги и материалы',
  'worth.tools': 'яблоки и посохи',
  'worth.allies': 'печати и рыцари',
  'worth.dice': 'то, что дадут оставшиеся кубики',
};
