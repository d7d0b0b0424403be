import { ru as fields } from './fields/ru.js';
import { thingTexts, tileTexts } from './parts.js';
import { ru as sentences } from './sentences/ru.js';
import { ru as things } from './things/ru.js';
import { ru as words } from './words/ru.js';
import { ru as worth } from './worth/ru.js';

export const ru = {
  ...thingTexts(things),
  ...tileTexts((tile) => `тайл ${tile}`),
  ...words,
  ...sentences,
  ...fields,
  ...worth,
};
