import { fr as fields } from './fields/fr.js';
import { thingTexts, tileTexts } from './parts.js';
import { fr as sentences } from './sentences/fr.js';
import { fr as things } from './things/fr.js';
import { fr as words } from './words/fr.js';
import { fr as worth } from './worth/fr.js';

export const fr = {
  ...thingTexts(things),
  ...tileTexts((tile) => `tuile ${tile}`),
  ...words,
  ...sentences,
  ...fields,
  ...worth,
};
