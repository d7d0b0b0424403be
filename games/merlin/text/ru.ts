import { ru as fields } from './fields.ru.js';
import { ru as names } from './names.ru.js';
import { ru as options } from './options.ru.js';
import { ru as sentences } from './sentences.ru.js';
import { ru as worth } from './worth.ru.js';

export const ru = { ...names, ...sentences, ...fields, ...options, ...worth };
