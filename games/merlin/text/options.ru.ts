import type { Options } from './options.en.js';

export const ru: Options = {
  'option.favour': '«Милость короля»',
  'option.favour.off': 'нет',
  'option.favour.on': 'да: задания могут приносить способности',
  'option.knights': '«Рыцари Круглого стола»',
  'option.knights.off': 'нет',
  'option.knights.draft': 'на выбор по очереди, по два',
  'option.knights.dealt': 'по жребию, по два',
};
