import type { WorthTexts } from './worth.en.js';

export const ru: WorthTexts = {
  'worth.score': 'очки',
  'worth.traitors': 'предатели и Экскалибур',
  'worth.domain': 'владения',
  'worth.influence': 'влияние и Грааль',
  'worth.servants': 'слуги в провинциях',
  'worth.quests': 'задания',
  'worth.goods': 'предметы',
  'worth.tools': 'яблоки и посохи',
  'worth.allies': 'печати и рыцари',
  'worth.dice': 'оставшиеся кубики',
};
