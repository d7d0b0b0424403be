import type { Options } from './options.en.js';

export const fr: Options = {
  'option.favour': 'La Faveur du Roi',
  'option.favour.off': 'non',
  'option.favour.on': 'oui : les quêtes peuvent donner des capacités',
  'option.knights': 'Chevaliers de la Table Ronde',
  'option.knights.off': 'aucun',
  'option.knights.draft': 'choisis tour à tour, deux chacun',
  'option.knights.dealt': 'tirés au sort, deux chacun',
};
