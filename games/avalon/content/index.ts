import { godsends } from './godsends.js';
import { heroes, legends } from './myths.js';
import { places } from './places.js';
import type { Content } from './types.js';
import { figures, recipients, specials, suits } from './weapons.js';

/** What lies in the box. */
export const content: Content = {
  suits,
  specials,
  figures,
  recipients,
  heroes,
  legends,
  godsends,
  places,
};
