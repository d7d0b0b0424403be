import type { Options } from './en.js';

export const ru: Options = {
  'option.health': 'Начальное здоровье',
  'option.health.400': '400',
  'option.health.300': '300: турнир короче',
  'option.heroes': 'Герои',
  'option.heroes.dealt': 'по жребию',
  'option.heroes.chosen': 'на выбор по очереди',
  'option.style': 'Правила',
  'option.style.avalon': 'Авалон: карты передают, алхимия всегда',
  'option.style.camelot': 'в духе Камелота: без передачи, простая алхимия',
  'option.chaos': '«Полный хаос»',
  'option.chaos.off': 'нет',
  'option.chaos.on': 'да: три раунда, хозяин и места',
  'why.chaosStyle': '«Полный хаос» играют в духе Авалона.',
};
