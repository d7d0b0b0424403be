import { en as fields } from './fields/en.js';
import { thingTexts, tileTexts } from './parts.js';
import { en as sentences } from './sentences/en.js';
import { en as things } from './things/en.js';
import { en as words } from './words/en.js';
import { en as worth } from './worth/en.js';

export const en = {
  ...thingTexts(things),
  ...tileTexts((tile) => `tile ${tile}`),
  ...words,
  ...sentences,
  ...fields,
  ...worth,
};
